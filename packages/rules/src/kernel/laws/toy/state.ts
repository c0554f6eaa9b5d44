import type { Face, FrenchCard } from '../../cards.ts';
import type { ScoredDeal } from '../../game.ts';
import type { Seat } from '../../seat.ts';

type ToyHand = readonly Face<FrenchCard>[];
/** The cards of a trick, each with its seat. */
export type ToyTrick = readonly { readonly seat: Seat; readonly card: FrenchCard }[];

/** The options of Pennies. */
export interface PenniesOptions {
  readonly deals: number;
}

/** The state of a Pennies game. */
export interface PenniesState {
  readonly options: PenniesOptions;
  readonly seed: string;
  readonly shuffles: number;
  readonly dealer: Seat;
  readonly hands: readonly ToyHand[];
  readonly stock: ToyHand;
  /** The card that each seat has set aside, or null if there is none. */
  readonly laidAway: readonly (Face<FrenchCard> | null)[];
  /** The number of cards out of play. */
  readonly gone: number;
  readonly pot: number;
  readonly balances: readonly number[];
  /** The balances at the start of the deal. */
  readonly before: readonly number[];
  readonly records: readonly ScoredDeal[];
  readonly phase:
    | { readonly name: 'exchange'; readonly waiting: readonly Seat[] }
    | { readonly name: 'play'; readonly turn: Seat; readonly trick: ToyTrick }
    | { readonly name: 'settle' }
    | { readonly name: 'over' };
}

/** A move in a Pennies game. */
export type PenniesMove =
  | { readonly type: 'exchange'; readonly card: FrenchCard }
  | { readonly type: 'keep' }
  | { readonly type: 'play'; readonly card: FrenchCard };

/** An event in a Pennies game. */
export type PenniesEvent =
  | { readonly type: 'dealt'; readonly dealer: Seat; readonly hands: readonly ToyHand[]; readonly stock: ToyHand }
  | { readonly type: 'exchanged'; readonly seat: Seat; readonly card: ToyHand[number]; readonly drawn: ToyHand[number] }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'thrownIn' }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: FrenchCard }
  | { readonly type: 'trickTaken'; readonly seat: Seat }
  | { readonly type: 'potTaken'; readonly seat: Seat; readonly shown: PenniesState['laidAway'] }
  | { readonly type: 'dealScored' }
  | { readonly type: 'gameOver'; readonly stock: ToyHand };
