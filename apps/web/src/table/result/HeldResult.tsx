import type { GuestId } from '@chinwag/protocol';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { catalogued } from '../../games/catalogue.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { isLookingOn, seatOf, type TableView } from '../../session/tableView.ts';
import { Button } from '../../ui/Button.tsx';
import { type Message, message } from '../../language/message.ts';
import { ClosesItself } from '../closing/shownLater.ts';
import { hostName } from '../hostName.ts';
import { ThreeLines } from '../introduction/lazily.ts';
import type { TableAround } from '../tableContext.ts';
import { TableProvider } from '../TableProvider.tsx';
import { useSay } from '../../language/language.ts';
import { hasPlayed } from './playedGames.ts';
import { ResultRoom } from './ResultRoom.tsx';
import { cameTo } from './cameTo.ts';
import type { ResultSnapshot } from './useHeldResult.ts';

export interface HeldResultProps {
  readonly ended: ResultSnapshot;
  /** The table as it is now. */
  readonly around: TableAround;
  /** The game that is on now; null if none is. */
  readonly next: GameOnTable | null;
  readonly onGoOn: () => void;
}

/**
 * A result one still looks at while the table has gone on, and the way after it. A player's stays until they take it; one who looks
 * on is taken to the table after a while, or by its first move.
 */
export function HeldResult({ ended: { table, game }, around, next, onGoOn }: HeldResultProps) {
  const say = useSay();
  const shown = { ...game, shown: game.newest };
  const result = cameTo(table, game, game.newest);
  const entry = catalogued(table.game);
  const tellsHow = around.table.status === 'playing' && !hasPlayed(around.table.game);
  const [stays, setStays] = useState(false);
  const looksOn = isLookingOn(around.table, around.you, around.elsewhere);
  const goOn = useEffectEvent(onGoOn);
  const isLeft = looksOn && !stays && next?.hasMoved === true;
  useEffect(() => {
    if (isLeft) goOn();
  }, [isLeft]);
  useReadsResult(around);
  const startedBy = useStarter(around.table);
  if (result === null) return null;
  // Who is there and what they ask is of now; the game, and who played it, is of then.
  const { game: id, options, status, gameId, end, seats } = table;
  return (
    <TableProvider value={{ ...around, table: { ...around.table, game: id, options, status, gameId, end, seats } }}>
      <ResultRoom title={entry?.title ?? table.game} game={shown} result={result}>
        <div data-how={tellsHow || undefined}>
          <div className="result-on">
            <p role="status">{say(whatIsOn({ ...around.table, host: startedBy }, next))}</p>
            {looksOn && <ClosesItself closesItself={!stays} what="result" onClose={onGoOn} onKeepOpen={() => setStays(true)} />}
          </div>
          {tellsHow && (
            <Suspense>
              <ThreeLines game={around.table.game} />
            </Suspense>
          )}
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
  const started = { host: hostName(table), game: catalogued(table.game)?.title ?? table.game };
  return message(yours ? 'result.next-started-your-turn' : 'result.next-started', started);
}

/** Who started the game that is on: who was the host then, also once another is. */
function useStarter({ gameId, host }: TableView): GuestId {
  const [start, setStart] = useState({ gameId, host });
  if (start.gameId === gameId) return start.host;
  setStart({ gameId, host });
  return host;
}

/** Tells the table that its player here still reads a result while the next game is on: the others see why they wait. */
function useReadsResult({ table, you, status, request }: TableAround): void {
  const { gameId } = table;
  const isRead = status.name === 'live' && table.status === 'playing' && seatOf(table, you) !== null;
  const say = useEffectEvent((game: string, is: 'open' | 'closed') => void request('sheet', { of: 'result', game, deals: 0, is }));
  useEffect(() => {
    if (!isRead || gameId === null) return;
    say(gameId, 'open');
    return () => say(gameId, 'closed');
  }, [isRead, gameId]);
}
