import { evolveAll, hideEvents, type Position } from '@chinwag/rules';
import {
  chinaso, type ChinasoCard, type ChinasoEvent, type ChinasoMove, type ChinasoState, type Deal, type LaidSet, nearerKind, readSet,
} from '@chinwag/rules/chinaso';
import { peopleAt } from '../../../board/testing/fixture.ts';
import type { View } from '../view.ts';

/** The state fields that a test specifies. All other fields are as in the first hand of four players, which Marta deals. */
export type StateFields = Partial<Omit<ChinasoState, 'deal'>> & { readonly seats?: number; readonly deal?: Partial<Deal> };

/** Returns the cards named in a text: `KS KH KD`. */
export function cards(text: string): readonly ChinasoCard[] {
  return text === '' ? [] : (text.split(' ') as ChinasoCard[]);
}

/** Returns the sets named in a text, separated by bars: `KS KH KD | 4H 5H X1 7H`. */
export function sets(text: string): readonly LaidSet[] {
  return text.split(' | ').map((part) => {
    const held = cards(part);
    const set = readSet({ as: nearerKind(held), cards: held });
    if (set.kind === 'none') throw new Error(`${part}: ${set.why.code}`);
    return set;
  });
}

/** Returns a game state with these fields. */
export function stateAt({ seats = 4, deal, ...rest }: StateFields): ChinasoState {
  const options = { length: 'seven', cardPoints: 'face-value', stakes: 'off' } as const;
  const started = chinaso.begin({ seats, owner: 0, options, seed: '5'.repeat(64) });
  const state = evolveAll(chinaso, started.state, started.events);
  const first: Deal = { ...state.deal, dealer: 0, live: { card: '6S', seat: 3 }, ...deal };
  return { ...state, phase: { name: 'draw', seat: 0 }, ...rest, deal: first };
}

/** Returns what `viewer` sees in a state with these fields. */
export function viewAt(viewer: Position, moment: StateFields): View {
  const state = stateAt(moment);
  return { state: chinaso.hide(state, viewer), ...peopleAt(state.balances.length, viewer) };
}

/** Returns the viewer's legal moves; none for a spectator. */
export function lawful({ state, viewer }: View): readonly ChinasoMove[] {
  return viewer === 'spectator' ? [] : chinaso.legalMoves(state, viewer);
}

/** Returns an event as `viewer` receives it. */
export function narratedTo(viewer: Position, event: ChinasoEvent, before: ChinasoState): ChinasoEvent {
  return hideEvents(chinaso, [event], viewer, before)[0] ?? event;
}
