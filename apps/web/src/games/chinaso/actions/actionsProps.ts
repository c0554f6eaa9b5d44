import type { Seat } from '@chinwag/rules';
import type { ChinasoMove, ChinasoState } from '@chinwag/rules/chinaso';
import type { BoardProps } from '../../../board/screen.ts';
import type { Choosing } from '../useChoice.ts';
import type { Declining } from '../useStandingNo.ts';
import type { View } from '../view.ts';

/** The input of the functions that return the viewer's current actions. */
export interface ActionsProps {
  readonly view: View;
  readonly choosing: Choosing;
  readonly declining: Declining;
  readonly open: BoardProps<ChinasoState, ChinasoMove>['open'];
}

/** The input of a function that returns a player's own actions. */
export interface OwnActionProps extends Pick<ActionsProps, 'view' | 'choosing'> {
  readonly seat: Seat;
}
