import { catalogued } from '../../boards/catalogue.ts';
import type { GameOnTable } from '../../connection/gameSession.ts';
import { nameOf, type TableView } from '../../connection/tableView.ts';
import { Button } from '../../kit/Button.tsx';
import { capital } from '../../wording/words.ts';
import { TableProvider, type TableAround } from '../tableContext.ts';
import { ResultRoom } from './ResultRoom.tsx';
import type { EndedGame } from './useKeptResult.ts';

/** What `<KeptResult>` takes. */
export interface KeptResultProps {
  readonly ended: EndedGame;
  /** The table as it is now. */
  readonly around: TableAround;
  /** The game that is on now; null if none is. */
  readonly next: GameOnTable | null;
  readonly onGoOn: () => void;
}

/** A result one still looks at while the table has gone on, and the way after it. */
export function KeptResult({ ended: { table, game }, around, next, onGoOn }: KeptResultProps) {
  const shown = { ...game, shown: game.newest };
  const result = game.screen.game.result(game.newest);
  const entry = catalogued(table.game);
  if (result === null) return null;
  return (
    <TableProvider value={{ ...around, table }}>
      <ResultRoom title={entry?.title ?? table.game} pack={entry?.pack ?? 'french'} game={shown} result={result}>
        <div>
          <p role="status">{whatIsOn(around.table, next)}</p>
          <Button onClick={around.goHome}>Home</Button>
          <Button variant="go" onClick={onGoOn}>
            {around.table.status === 'gathering' ? 'Go on to the table' : 'Go on to the next game'}
          </Button>
        </div>
      </ResultRoom>
    </TableProvider>
  );
}

/** What the table is about now, to one who still looks at a result. */
function whatIsOn(table: TableView, next: GameOnTable | null): string {
  if (table.status === 'gathering') return `${capital(nameOf(table, table.host))} gathers people for another game.`;
  if (table.status === 'finished') return 'The next game is over too.';
  const yours = next !== null && next.viewer !== 'spectator' && next.screen.game.actors(next.newest).includes(next.viewer);
  return yours ? 'The next game has begun, and it is your turn.' : 'The next game has begun.';
}
