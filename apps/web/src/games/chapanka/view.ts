import type { RingPlace } from '../../board/ring.ts';
import type { ChapankaState } from '@chinwag/rules/chapanka';
import type { GameView } from '../../board/gameView.ts';

/** The props of every part of Chapanka's screen: the game's state, the viewer and the players. */
export type View = GameView<ChapankaState>;

/** The props of a component in the middle of the table. */
export interface MiddleProps {
  readonly view: View;
  /** Everyone's place in the ring, as the viewer sees it. */
  readonly places: readonly RingPlace[];
}
