import type { RingPlace } from '../shared/ring.ts';
import type { ChapankaState } from '@chinwag/rules/chapanka';
import type { GameView } from '../board.ts';

/** Everything a part of Chapanka's screen is given. */
export type View = GameView<ChapankaState>;

/** What whatever lies in the middle takes. */
export interface MiddleProps {
  readonly view: View;
  /** Where everybody sits, as the one who looks sees the table. */
  readonly places: readonly RingPlace[];
}
