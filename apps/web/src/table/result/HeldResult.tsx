import { catalogued } from '../../games/catalogue.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import type { TableView } from '../../session/tableView.ts';
import { Button } from '../../ui/Button.tsx';
import { type Message, message } from '../../language/message.ts';
import { hostName } from '../hostName.ts';
import { TableProvider, type TableAround } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { ResultRoom } from '../rooms.ts';
import type { ResultSnapshot } from './useHeldResult.ts';

/** What `<ShownResult>` takes. */
export interface HeldResultProps {
  readonly ended: ResultSnapshot;
  /** The table as it is now. */
  readonly around: TableAround;
  /** The game that is on now; null if none is. */
  readonly next: GameOnTable | null;
  readonly onGoOn: () => void;
}

/** A result one still looks at while the table has gone on, and the way after it. */
export function HeldResult({ ended: { table, game }, around, next, onGoOn }: HeldResultProps) {
  const say = useSay();
  const shown = { ...game, shown: game.newest };
  const result = game.screen.game.result(game.newest);
  const entry = catalogued(table.game);
  if (result === null) return null;
  return (
    <TableProvider value={{ ...around, table }}>
      <ResultRoom title={entry?.title ?? table.game} game={shown} result={result}>
        <div>
          <p role="status">{say(whatIsOn(around.table, next))}</p>
          <Button onClick={around.goHome}>{say('result.home')}</Button>
          <Button variant="go" onClick={onGoOn}>
            {say(around.table.status === 'gathering' ? 'result.to-the-table' : 'result.to-the-next')}
          </Button>
        </div>
      </ResultRoom>
    </TableProvider>
  );
}

/** What the table is about now, to one who still looks at a result. */
function whatIsOn(table: TableView, next: GameOnTable | null): Message {
  if (table.status === 'gathering') return message('result.gathers', { host: hostName(table) });
  if (table.status === 'finished') return message('result.next-over');
  const yours = next !== null && next.viewer !== 'spectator' && next.screen.game.actors(next.newest).includes(next.viewer);
  return message(yours ? 'result.next-started-your-turn' : 'result.next-started');
}
