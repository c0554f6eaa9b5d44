import type { ScoredDeal, SeededState } from '../kernel/game.ts';

/** The state of a game that consists of deals. */
export interface DealtGame<Options extends object, Deal, DealRecord extends ScoredDeal, Phase extends SeededState['phase']>
  extends SeededState {
  readonly options: Options;
  /** The scored deals, oldest first. */
  readonly records: readonly DealRecord[];
  /** The current deal, or the deal just scored until the next is dealt. */
  readonly deal: Deal;
  readonly phase: Phase;
}
