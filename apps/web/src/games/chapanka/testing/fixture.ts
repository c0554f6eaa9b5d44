import { evolveAll, type FrenchCard, nextSeat, type Play, type Seat, type Position } from '@chinwag/rules';
import { chapanka, type ChapankaState, type Deal, type Payment } from '@chinwag/rules/chapanka';
import { peopleAt } from '../../../board/testing/fixture.ts';
import type { People } from '../../../board/people.ts';
import type { View } from '../view.ts';

/** The state fields that a test specifies. All other fields are as in the first deal, which Marta deals. */
export type StateFields = Partial<Omit<ChapankaState, 'deal'>> & { readonly deal?: Partial<Deal> };

const SETUP = { seats: 4, owner: 0, options: { deals: 8, kinalPot: 'on', trickMemory: 'last' }, seed: '5'.repeat(64) } as const;

/** Returns the four players at the table: Marta, Tomek to her left, Inés opposite and Owen to her right. */
export function peopleFor(viewer: Position): People {
  return peopleAt(4, viewer);
}

/** Returns a game state with these fields. */
export function stateAt({ deal, ...rest }: StateFields): ChapankaState {
  const started = chapanka.begin(SETUP);
  const state = evolveAll(chapanka, started.state, started.events);
  const first: Deal = { ...state.deal, dealer: 0, paid: [], ...deal };
  return { ...state, balances: [0, 0, 0, 0], draw: [], ...rest, deal: first };
}

/** Returns what `viewer` sees in a state with these fields. */
export function viewAt(viewer: Position, moment: StateFields): View {
  return { state: chapanka.hide(stateAt(moment), viewer), ...peopleFor(viewer) };
}

/** Returns a trick of these cards in the order of play, `leader` first. */
export function plays(leader: Seat, ...cards: readonly FrenchCard[]): readonly Play<FrenchCard>[] {
  let seat = leader;
  return cards.map((card) => {
    const play = { seat, card };
    seat = nextSeat(seat, 4, 'anticlockwise');
    return play;
  });
}

/** Returns a payment with these fields. By default there is no card and no doubling. */
export function paid(payment: Pick<Payment, 'from' | 'to' | 'amount' | 'reason' | 'rule'> & Partial<Payment>): Payment {
  return { card: null, doubled: [], ...payment };
}
