import { CLOCKS, type Clock, type Refusal, type TableCode } from '@chinwag/protocol';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import type { AnyGameScreen } from '../boards/board.ts';
import { catalogued } from '../boards/catalogue.ts';
import { loadScreen } from '../boards/loadScreen.ts';
import { useRefusalWords } from '../boards/refusalWords.ts';
import { type TableClocks, TableClocksProvider } from '../boards/shared/clock/tableClocks.ts';
import { type GuestSession, renewGuest } from '../connection/guest.ts';
import { takeFreeSeat } from '../connection/takeSeat.ts';
import type { TableConnection } from '../connection/tableConnection.ts';
import { keptInTab } from '../device/kept.ts';
import { ClosedTable } from './ClosedTable.tsx';
import { useToldOnce } from './ConnectionBand.tsx';
import { Notice } from './Notice.tsx';
import { Opening } from './Opening.tsx';
import { PlayRoom } from './play/PlayRoom.tsx';
import { GatheringRoom, ResultRoom } from './rooms.ts';
import { KeptResult } from './result/KeptResult.tsx';
import { useKeptResult } from './result/useKeptResult.ts';
import { TableSignsAround } from './signs/TableSignsAround.tsx';
import { type Ask, type TableAround, TableProvider } from './tableContext.ts';
import { tablePath } from './tableLink.ts';
import { useTableConnection } from './useTableConnection.ts';
import { useTableNews } from './useTableNews.ts';
import { WatchingNews } from './WatchingNews.tsx';

/** What `<Table>` takes. */
export interface TableProps {
  readonly code: TableCode;
  readonly session: GuestSession;
}

/** A table, from the moment one has a name: opens the line to it and shows what it is about at the time. */
export function Table({ code, session }: TableProps) {
  const connection = useTableConnection(code, session);
  const { status: line, table, said, saidBefore, signs, nudge, game, elsewhere } = useStore(connection.store);
  const status = useToldOnce(line);
  const { kept, goOn } = useKeptResult(table, game);
  const words = useRefusalWords();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const dismiss = useCallback(() => setRefusal(null), []);
  const [, navigate] = useLocation();
  const you = session.guest.id;
  useRenewedGuest(status.name === 'refused' ? status.refusal : null, session);
  useNewestLink(code, table?.link ?? null);
  useSeatOnArrival(connection, session);

  const ask = useCallback<Ask>(
    (name, payload) => {
      // Whoever has the table go on goes with it.
      if (name === 'rematch' || name === 'anotherGame') goOn();
      void connection.request(name, payload).then((answer) => setRefusal(answer.ok ? null : answer));
    },
    [connection, goOn],
  );
  const around = useMemo<TableAround | null>(
    () =>
      table && {
        table,
        you,
        status,
        elsewhere,
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
    [table, you, status, elsewhere, said, saidBefore, signs, nudge, ask, connection, navigate],
  );
  if (status.name === 'refused') return <ClosedTable refusal={status.refusal} game={table?.game ?? null} />;
  if (around === null) return <Opening status={status} onRetry={() => connection.retryNow()} />;
  const running = table?.gameId === game?.gameId ? game : null;
  return (
    <TableProvider value={around}>
      <TableSignsAround game={kept === null ? running : null}>
        <Suspense fallback={<Opening />}>
          {kept === null ? (
            <Rooms connection={connection} around={around} notify={setRefusal} />
          ) : (
            <KeptResult ended={kept} around={around} next={running} onGoOn={goOn} />
          )}
        </Suspense>
      </TableSignsAround>
      <WatchingNews />
      {refusal !== null && <Notice key={refusal.code} message={words(refusal)} onClose={dismiss} />}
    </TableProvider>
  );
}

interface RoomsProps {
  readonly connection: TableConnection;
  readonly around: TableAround;
  readonly notify: (refusal: Refusal) => void;
}

/** Gathering, playing or looking at the result: whatever the table is about. */
function Rooms({ connection, around: { table, you }, notify }: RoomsProps) {
  const { game, sending, clocks } = useStore(connection.store);
  const own = game === null || game.viewer === 'spectator' ? null : game.viewer;
  // One who is a deal behind sees another moment than that of the clocks.
  const running = game?.sight === 'all-hands-later' ? NO_CLOCKS : clocks;
  const full = fullTime(table.clock);
  const tableClocks = useMemo<TableClocks>(() => ({ full, clocks: running, own }), [full, running, own]);
  const screen = useScreen(table.game);
  const entry = catalogued(table.game);
  const title = entry?.title ?? table.game;
  useTableNews(table, you);
  if (table.status === 'gathering') return <GatheringRoom title={title} screen={screen} />;
  if (game === null || game.gameId !== table.gameId) return <Opening />;
  const result = game.screen.game.result(game.shown);
  if (result !== null) return <ResultRoom title={title} game={game} result={result} />;
  return (
    <TableClocksProvider value={tableClocks}>
      <PlayRoom
        title={title}
       
        game={game}
        sending={sending}
        actions={connection}
        notify={notify}
      />
    </TableClocksProvider>
  );
}

const NO_CLOCKS: TableClocks['clocks'] = [];

/** All the time there can be for one move, in ms. */
function fullTime(clock: Clock): number {
  const rule = CLOCKS[clock];
  return rule === null ? 0 : rule.move + rule.bank;
}

function useScreen(game: string): AnyGameScreen | null {
  const [screen, setScreen] = useState<AnyGameScreen | null>(null);
  useEffect(() => {
    let gone = false;
    // What cannot be loaded now is loaded, or refused, when the game begins.
    loadScreen(game).then(
      (loaded) => !gone && setScreen(loaded),
      () => undefined,
    );
    return () => {
      gone = true;
      setScreen(null);
    };
  }, [game]);
  return screen;
}

/** The address of the page is the table's newest link, also when the host has just given it another. */
function useNewestLink(code: TableCode, link: TableCode | null): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (link !== null && link !== code) navigate(tablePath(link), { replace: true, state: window.history.state });
  }, [code, link, navigate]);
}

/** Sits down by itself the first time this tab is at a table that gathers. Whoever stands up then stays up. */
function useSeatOnArrival(connection: TableConnection, { guest }: GuestSession): void {
  // The table's own code: its link may change, and that is no arrival.
  const code = useStore(connection.store, ({ status, table }) => (status.name === 'live' ? (table?.code ?? null) : null));
  useEffect(() => {
    if (code === null) return;
    const here = keptInTab(`here.${code}`, z.literal(true));
    if (here.read() === true) return;
    here.write(true);
    void takeFreeSeat(connection, guest.id);
  }, [connection, code, guest.id]);
}

/** A guest whom the server has forgotten gets a new token under the same name, once. */
function useRenewedGuest(refusal: Refusal | null, { guest }: GuestSession): void {
  const renewed = useRef(false);
  const forgotten = refusal?.code === 'token-invalid' || refusal?.code === 'token-missing';
  useEffect(() => {
    if (!forgotten || renewed.current) return;
    renewed.current = true;
    void renewGuest(guest.name);
  }, [forgotten, guest.name]);
}
