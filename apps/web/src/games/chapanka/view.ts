import type { RingPlace } from '../../board/ring.ts';
import type { ChapankaState } from '@chinwag/rules/chapanka';
import type { GameView } from '../../board/gameView.ts';

/** Everything a part of Chapanka's screen is given. */
export type View = GameView<ChapankaState>;

/** What whatever lies in the middle takes. */
export interface MiddleProps {
  readonly view: View;
  /** Where everybody sits, as the one who looks sees the table. */
  readonly places: readonly RingPlace[];
}
