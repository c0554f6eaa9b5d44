import {
  asHiddenState, type Face, type FrenchCard, HIDDEN, type HiddenState, type Play, type Seat, seatsFrom,
} from '@chinwag/rules';
import { type ChapankaOptions, type ChapankaState, type Deal } from '@chinwag/rules/chapanka';

/** A position as one seat sees it, for tests. Spaces separate cards: `'4D KD'`. */
export interface ViewSpec {
  readonly phase?: 'exchange' | 'setAside' | 'play';
  readonly seat: Seat;
  readonly hand: string;
  /** The seat that led; `seat` if left out. */
  readonly leader?: Seat;
  readonly trick?: string;
  /** Tricks won, by seat. */
  readonly tricks?: readonly number[];
  readonly points?: readonly number[];
  readonly pancerola?: 'held' | 'exercised';
  readonly kinalPot?: ChapankaOptions['kinalPot'];
}

/** Returns the seat's view of the position in the spec. Seat 0 is the dealer. The pot has nine counters. */
export function viewFrom(it: ViewSpec): HiddenState<ChapankaState> {
  const order = seatsFrom(it.leader ?? it.seat, 4, 'anticlockwise');
  const trick = cards(it.trick).map((card, turn): Play<FrenchCard> => ({ seat: order[turn] ?? 0, card }));
  const hand = cards(it.hand);
  const { phase = 'play' } = it;
  const deal: Deal = {
    number: 1,
    dealer: 0,
    hands: [0, 1, 2, 3].map((seat) => {
      if (seat === it.seat) return hand;
      return hidden(hand.length - (trick.some((play) => play.seat === seat) ? 1 : 0));
    }),
    talon: phase === 'exchange' ? [null, HIDDEN, HIDDEN, HIDDEN] : [null, null, null, null],
    setAside: [0, 1, 2, 3].map(() => (phase === 'play' ? { card: HIDDEN, from: 'talon' } : null)),
    trick,
    lastTrick: null,
    tricks: it.tricks ?? [0, 0, 0, 0],
    points: it.points ?? [0, 0, 0, 0],
    pancerola: it.pancerola === undefined
      ? null
      : { holder: it.seat, exercised: it.pancerola === 'exercised', broken: false },
    chapanka: null,
    paid: [],
    revealed: false,
  };
  return asHiddenState<ChapankaState>({
    options: { deals: 8, kinalPot: it.kinalPot ?? 'on', trickMemory: 'last' },
    seed: '',
    shuffles: 2,
    firstDealer: 0,
    draw: [],
    balances: [-3, -2, -2, -2],
    pot: 9,
    ledger: [{ reason: 'ante', rule: 'CP2.2', of: 'score', amounts: [-3, -2, -2, -2] }],
    records: [],
    deal,
    phase: { name: phase, seat: it.seat },
  });
}

function hidden(count: number): readonly Face<FrenchCard>[] {
  return Array.from({ length: count }, () => HIDDEN);
}

/** Returns the cards of a text such as `'4D KD'`. */
function cards(text = ''): readonly FrenchCard[] {
  return text.split(' ').filter((card): card is FrenchCard => card !== '');
}
