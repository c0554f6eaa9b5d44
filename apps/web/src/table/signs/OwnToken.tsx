import { SignMenu } from '../../board/signs/SignMenu.tsx';
import { useSignAt, useTableSigns } from '../../board/signs/tableSigns.ts';
import type { SeatView } from '../../session/tableView.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Token } from '../../ui/Token.tsx';
import { useTable } from '../tableContext.ts';
import './ownToken.css';

/**
 * The viewer's own token in the bar, if the table does not show it at their seat. A press opens the menu of reactions (signs).
 * Renders nothing for a viewer who cannot send any.
 */
export function OwnToken() {
  const { seat } = useTable();
  const { own, isAtSeat } = useTableSigns();
  return seat !== null && own !== null && !isAtSeat ? <Pressed held={seat} /> : null;
}

function Pressed({ held }: { readonly held: SeatView }) {
  const sign = useSignAt(held.seat);
  return (
    <SignMenu className="own-token icon-button">
      <Token name={held.name} badge={held.badge} sign={sign} />
      <i aria-hidden="true">
        <Icon name="smile" />
      </i>
    </SignMenu>
  );
}
