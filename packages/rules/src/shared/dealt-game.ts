import type { GameState, ScoredDeal } from '../kernel/game.ts';
import type { Seed } from '../kernel/shuffle.ts';

/** What every game that goes on from deal to deal keeps of itself, at one moment. */
export interface DealtGame<Options, Deal, DealRecord extends ScoredDeal, Phase extends GameState['phase']> extends GameState {
  readonly options: Options;
  /** Empty for every viewer. */
  readonly seed: Seed;
  /** How many shuffles have been made. */
  readonly shuffles: number;
  /** The scored deals, oldest first. */
  readonly records: readonly DealRecord[];
  /** The deal in progress, or the one just scored until the next is dealt. */
  readonly deal: Deal;
  readonly phase: Phase;
}
