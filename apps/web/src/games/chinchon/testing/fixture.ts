import { evolveAll, hideEvents, type SpanishCard, type Position } from '@chinwag/rules';
import {
  chinchon, type ChinchonEvent, type ChinchonOptions, type ChinchonState, type Deal, type DealRecord, PACK, type TableMeld,
} from '@chinwag/rules/chinchon';
import { inCodes } from '../../../language/testing.ts';
import type { Message } from '../../../language/message.ts';
import { peopleAt } from '../../../board/testing/fixture.ts';
import type { People } from '../../../board/people.ts';
import type { View } from '../view.ts';

/** The state fields that a test specifies. All other fields are as in the first deal of four players, which Marta leads. */
export interface StateFields extends Partial<Omit<ChinchonState, 'deal' | 'options'>> {
  readonly options?: Partial<ChinchonOptions>;
  readonly deal?: Partial<Deal>;
}

const OPTIONS: ChinchonOptions = { deck: '40', ending: 'settle', target: 100, ante: 10, reenlist: 'unlimited' };

/** Returns the four players: Marta, Tomek to her left, Inés opposite, and Owen to her right, who plays after Marta. */
export function peopleFor(viewer: Position): People {
  return peopleAt(4, viewer);
}

/** Returns a sentence on one line, with cards as codes; '' for null. */
export function plain(sentence: Message | null): string {
  return sentence === null ? '' : inCodes(sentence, 'spanish');
}

/** Returns the cards named in a text, separated by spaces. */
export function cards(text: string): readonly SpanishCard[] {
  return PACK.filter((card) => text.split(' ').includes(card)).toSorted(
    (a, b) => text.split(' ').indexOf(a) - text.split(' ').indexOf(b),
  );
}

/** Returns a meld on the table; by default, nobody has added cards. */
export function laid(owner: number, text: string, added: TableMeld['added'] = []): TableMeld {
  return { owner, cards: cards(text), added };
}

/** Returns the record of a first deal for the score sheet. */
export function record(scored: Pick<DealRecord, 'closer' | 'points' | 'reenlisted'> & Partial<DealRecord>): DealRecord {
  const totals = scored.points.map((points) => points ?? 0);
  return { kind: 'closed', number: 1, dealer: 1, dead: 0, ledger: [], totals, out: [], ...scored };
}

/** Returns a game state with these fields. */
export function stateAt({ deal, options, ...rest }: StateFields): ChinchonState {
  const started = chinchon.begin({ seats: 4, owner: 0, options: { ...OPTIONS, ...options }, seed: '5'.repeat(64) });
  const state = evolveAll(chinchon, started.state, started.events);
  const hands = state.deal.hands.map((_, seat) => deal?.hands?.[seat] ?? []);
  const first: Deal = { ...state.deal, leader: 0, dealer: 1, pile: cards('12O'), ...deal, hands };
  return { ...state, draw: [], phase: { name: 'draw', seat: 0 }, ...rest, deal: first };
}

/** Returns what `viewer` sees in a state with these fields. */
export function viewAt(viewer: Position, moment: StateFields): View {
  return { state: chinchon.hide(stateAt(moment), viewer), ...peopleFor(viewer) };
}

/** Returns an event as `viewer` sees it. */
export function seenBy(viewer: Position, event: ChinchonEvent, before: ChinchonState): ChinchonEvent {
  return hideEvents(chinchon, [event], viewer, before)[0] ?? event;
}
