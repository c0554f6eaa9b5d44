import { asHiddenState, type Face, type FrenchCard, HIDDEN, type HiddenState, type Play, type Seat } from '@chinwag/rules';
import {
  chinkway, type ChinkwayOptions, type ChinkwayState, type DealRecord, positionOf, scheduledSeating, type Seating,
  type Trump,
} from '@chinwag/rules/chinkway';

/** A position as one seat sees it, for tests. Spaces separate cards: `'4D KD'`. */
export interface ViewSpec {
  readonly phase: 'discard' | 'trump' | 'play' | 'finalRequest';
  readonly seat: Seat;
  readonly hand?: string;
  readonly trump?: Trump;
  readonly quest?: string;
  /** The seat that led, and the cards of the current trick. If there are five cards, `seat` has just won the trick. */
  readonly leader?: Seat;
  readonly trick?: string;
  /** The Quest cards taken by the dealer, by the pair of #2, and by the other pair. */
  readonly taken?: readonly [string, string, string];
  readonly records?: readonly DealRecord[];
}

/** The options of a full-length game. */
export const FULL_GAME: ChinkwayOptions = {
  length: 'full', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last',
};

/** Returns the seat's view of the position in the spec. Seat 0 deals deal 6; seats 1 and 3 are partners, as are seats 2 and 4. */
export function viewFrom(it: ViewSpec): HiddenState<ChinkwayState> {
  const seating = scheduledSeating(FULL_GAME, 0, 6);
  const plays = playsFrom(seating, it.leader ?? 1, cards(it.trick));
  const hand = cards(it.hand);
  const whole = plays.length === seating.positions.length;
  const hands = seating.positions.map((_, seat): readonly Face<FrenchCard>[] => {
    if (seat === it.seat) return hand;
    const played = !whole && plays.some((play) => play.seat === seat);
    return Array.from({ length: hand.length - (played ? 1 : 0) }, () => HIDDEN);
  });
  const state: ChinkwayState = {
    options: FULL_GAME,
    seed: '',
    shuffles: 1,
    firstDealer: 0,
    questPack: [],
    discards: [],
    records: it.records ?? [],
    finalRequest: null,
    deal: {
      ...seating,
      number: 6,
      hands,
      trump: it.trump ?? null,
      quest: cards(it.quest),
      trick: plays,
      lastTrick: null,
      taken: (it.taken ?? ['', '', '']).map(cards),
      tricks: [0, 0, 0, 0, 0],
    },
    phase: { name: it.phase, seat: it.seat },
  };
  return asHiddenState(whole ? chinkway.evolve(state, { type: 'trickWon', seat: it.seat }) : state);
}

function playsFrom(seating: Seating, leader: Seat, trick: readonly FrenchCard[]): readonly Play<FrenchCard>[] {
  const start = positionOf(seating, leader) - 1;
  return trick.map((card, k) => ({ seat: seating.positions[(start + k) % seating.positions.length] ?? leader, card }));
}

/** Returns the cards of a text such as `'4D KD'`. */
function cards(text = ''): readonly FrenchCard[] {
  return text.split(' ').filter((card): card is FrenchCard => card !== '');
}
