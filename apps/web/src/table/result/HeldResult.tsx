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
  /** The current state of the table. */
  readonly around: TableAround;
  /** The current game, or null for none. */
  readonly next: GameOnTable | null;
  readonly onGoOn: () => void;
}

/**
 * The result of the previous game, for a viewer who is still looking at it after the table has continued. A button leads to the
 * table. A player sees the result until they leave it. A viewer who only watches returns to the table after a while, or at the
 * first move there.
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
  // The people and their requests are current; the game and its players are those of the result.
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

/** Returns what the table shows now, for a viewer who still looks at a result. */
function whatIsOn(table: TableView, next: GameOnTable | null): Message {
  if (table.status === 'gathering') return message('result.gathers', { host: hostName(table) });
  if (table.status === 'finished') return message('result.next-over');
  const yours = next !== null && next.viewer !== 'spectator' && next.screen.game.actors(next.newest).includes(next.viewer);
  const started = { host: hostName(table), game: catalogued(table.game)?.title ?? table.game };
  return message(yours ? 'result.next-started-your-turn' : 'result.next-started', started);
}

/** Returns who started the current game: the host at that time, even if the host has changed since. */
function useStarter({ gameId, host }: TableView): GuestId {
  const [start, setStart] = useState({ gameId, host });
  if (start.gameId === gameId) return start.host;
  setStart({ gameId, host });
  return host;
}

/** Reports to the table that its player still reads a result during the next game, so that the others see why they wait. */
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
