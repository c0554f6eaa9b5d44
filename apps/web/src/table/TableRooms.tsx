import { CLOCKS, type Clock, type GuestId, type Refusal } from '@chinwag/protocol';
import { type ComponentType, Suspense, useCallback, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { catalogued } from '../games/catalogue.ts';
import { useRefusalWords } from '../board/refusalWords.ts';
import { type TableClocks, TableClocksContext } from '../board/clock/tableClocks.ts';
import { shownLater } from '../ui/shownLater.tsx';
import { useFirstPress } from '../ui/useFirstPress.ts';
import { onlyTells } from '../session/gameSession.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import { ClosedTable } from './ClosedTable.tsx';
import { useShownOnce } from './ConnectionBand.tsx';
import { Notice } from './Notice.tsx';
import { Opening } from './Opening.tsx';
import { Narration } from './play/Narration.tsx';
import { PlayRoom } from './play/PlayRoom.tsx';
import type { PlayRoomOptions } from './play/usePlayRoom.ts';
import { GatheringRoom, HeldResult, ResultRoom } from './rooms.ts';
import { cameTo } from './result/cameTo.ts';
import { useHeldResult } from './result/useHeldResult.ts';
import { TableSignsAround } from './signs/TableSignsAround.tsx';
import type { Ask, Purpose, TableAround } from './tableContext.ts';
import { TableProvider } from './TableProvider.tsx';
import { useRefusal } from './useRefusal.ts';
import { useScreen } from './useScreen.ts';
import { useTableNews } from './useTableNews.ts';
import { WatchingNews } from './WatchingNews.tsx';

const InUse = shownLater(async () => (await import('./InUse.tsx')).InUse);

export interface TableRoomsProps {
  readonly connection: TableConnection;
  /** The viewer. */
  readonly you: GuestId;
  readonly purpose: Purpose;
  /** The component for a running game; `PlayRoom` if omitted. */
  readonly Room?: ComponentType<PlayRoomOptions>;
}

/** The current room of a table, over any kind of connection: the gathering room, a game, or its result. */
export function TableRooms({ connection, you, purpose, Room = PlayRoom }: TableRoomsProps) {
  const { status: line, table, said, saidBefore, signs, nudge, game, elsewhere, otherDevice } = useStore(connection.store);
  const status = useShownOnce(line);
  const { held, goOn } = useHeldResult(table, game);
  const words = useRefusalWords();
  const { refused, show, dismiss } = useRefusal();
  const [, navigate] = useLocation();

  const ask = useCallback<Ask>(
    (name, payload) => {
      // A player who starts the next game also moves on to it.
      if (name === 'rematch' || name === 'anotherGame') goOn();
      void connection.request(name, payload).then((answer) => (answer.ok ? dismiss() : show(answer)));
    },
    [connection, goOn, show, dismiss],
  );
  const around = useMemo<TableAround | null>(
    () =>
      table && {
        table,
        you,
        purpose,
        status,
        elsewhere,
        otherDevice,
        said,
        saidBefore,
        signs,
        nudge,
        ask,
        request: (name, payload) => connection.request(name, payload),
        playHere: () => connection.playHere(),
        retryNow: () => connection.retryNow(),
        goHome: () => navigate('/'),
        leave: () => {
          connection.stop('leaving');
          navigate('/');
        },
      },
    [table, you, purpose, status, elsewhere, otherDevice, said, saidBefore, signs, nudge, ask, connection, navigate],
  );
  if (status.name === 'refused') return <ClosedTable refusal={status.refusal} game={table?.game ?? null} />;
  if (around === null) return <Opening status={status} onRetry={() => connection.retryNow()} />;
  const running = table?.gameId === game?.gameId ? game : null;
  return (
    <TableProvider value={around}>
      <TableSignsAround game={held === null ? running : null}>
        <Suspense fallback={<Opening />}>
          {held === null ? (
            <Rooms connection={connection} around={around} Room={Room} notify={show} />
          ) : (
            <HeldResult ended={held} around={around} next={running} onGoOn={goOn} />
          )}
        </Suspense>
      </TableSignsAround>
      <WatchingNews />
      {refused !== null && (
        <Notice key={refused.refusal.code} message={words(refused.refusal)} about={refused.about} onClose={dismiss} />
      )}
    </TableProvider>
  );
}

interface RoomsProps {
  readonly connection: TableConnection;
  readonly around: TableAround;
  readonly Room: ComponentType<PlayRoomOptions>;
  readonly notify: (refusal: Refusal) => void;
}

/** The room for the current state of the table: the gathering room, a game, or its result. */
function Rooms({ connection, around: { table, you }, Room, notify }: RoomsProps) {
  const { game: newest, sending, clocks } = useStore(connection.store);
  const later = useDeferredValue(newest);
  // Updates without news render at low priority, so that a press can interrupt them. A change of the table renders at once.
  const game = newest !== null && later !== null && onlyTells(later, newest) ? later : newest;
  const own = game === null || game.viewer === 'spectator' ? null : game.viewer;
  // A viewer one deal behind sees a different moment than the clocks refer to.
  const running = game?.sight === 'all-hands-later' ? NO_CLOCKS : clocks;
  const full = fullTime(table.settings.clock);
  const tableClocks = useMemo<TableClocks>(() => ({ full, clocks: running, own }), [full, running, own]);
  const screen = useScreen(table.game);
  const entry = catalogued(table.game);
  const title = entry?.title ?? table.game;
  useTableNews(table, you);
  const isInUse = useFirstPress();
  const isThere = table.status === 'gathering' || (game !== null && game.gameId === table.gameId);
  // A whole table takes long to render, so it renders at low priority and a press can interrupt it.
  const isDrawn = useDeferredValue(isThere, false);
  const room = useMemo(
    () => game && <Room title={title} game={game} sending={sending} actions={connection} notify={notify} />,
    [Room, title, game, sending, connection, notify],
  );
  const result = game && cameTo(table, game, game.shown);
  if (!isThere || !isDrawn) return <Opening />;
  if (table.status === 'gathering') return <GatheringRoom title={title} screen={screen} />;
  if (game === null) return <Opening />;
  return (
    <>
      <Narration key={game.gameId} game={game} />
      {isInUse && <InUse game={game} result={result} />}
      {result === null ? (
        <TableClocksContext value={tableClocks}>{room}</TableClocksContext>
      ) : (
        <ResultRoom title={title} game={game} result={result} />
      )}
    </>
  );
}

const NO_CLOCKS: TableClocks['clocks'] = [];

/** Returns the longest time for one move, in ms. */
function fullTime(clock: Clock): number {
  const rule = CLOCKS[clock];
  return rule === null ? 0 : rule.move + rule.bank;
}
