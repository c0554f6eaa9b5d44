import type { GameState, Tagged } from '@chinwag/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameView } from '../../board/gameView.ts';
import type { PendingKind, PendingMove } from '../../board/actions/pendingMove.ts';
import { pendingWords } from '../../board/actions/pendingWords.ts';
import { leftOn } from '../../board/clock/seatClock.ts';
import { ownClock, useTableClocks } from '../../board/clock/tableClocks.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { useSay } from '../../language/language.ts';

/** How long a move waits before it is sent, in ms. */
const LASTS: Readonly<Record<PendingKind, number>> = { final: 2000, forced: 1000 };

/* A player who has less time than this on the clock, in ms, has none to think a choice over. */
const TOO_LATE = 5000;

/** What `usePendingMove` takes. */
export interface PendingMoveOptions {
  readonly game: GameOnTable;
  readonly view: GameView<GameState>;
  readonly legalMoves: readonly Tagged[];
  /** Whether a move is on its way to the table. */
  readonly sending: boolean;
  readonly send: (move: Tagged) => Promise<void>;
}

/** The way to make a move, and the one that is sent in a moment. */
export interface PendingMoves {
  /** Sends a move: at once, or in a moment if it is final. */
  readonly play: (move: Tagged) => void;
  readonly pending: PendingMove | null;
}

/**
 * Keeps a final move for a moment in which it can be taken back, and makes the only move there is for players who like that. Whose
 * cards move at once is asked for no moment, and neither is anybody whose time is nearly out. A move that the table overtakes is
 * forgotten.
 */
export function usePendingMove({ game, view, legalMoves, sending, send }: PendingMoveOptions): PendingMoves {
  const { screen, newest, shown } = game;
  const { viewer } = view;
  const [pending, setPending] = useState<Tagged | null>(null);
  const [byHand, setByHand] = useState<GameState | null>(null);
  const speed = usePreferences(({ animation }) => animation);
  const likesForced = usePreferences(({ only }) => only) === 'plays-itself';
  const clocks = useTableClocks();
  const announce = useAnnounce();
  const say = useSay();
  const isFinal = (move: Tagged) => screen.isFinal(move, view);
  const isLawful = (move: Tagged) =>
    viewer !== 'spectator' && legalMoves.length > 0 && screen.game.check(newest, viewer, move) === null;
  const final = pending !== null && isLawful(pending) ? pending : null;
  if (pending !== final) setPending(final);
  const [only, another] = legalMoves;
  const forces = likesForced && shown === newest && byHand !== newest && !sending && another === undefined;
  const forced = forces && only !== undefined && !isFinal(only) ? only : null;
  const move = final ?? forced;
  const kind = final !== null ? 'final' : forced !== null ? 'forced' : null;

  const started = useEffectEvent((of: PendingKind) => announce(say(pendingWords(of, LASTS[of]).sentence)));
  const end = () => {
    setPending(null);
    setByHand(newest);
  };
  const sendNow = () => {
    end();
    if (move !== null) void send(move);
  };
  const timeIsUp = useEffectEvent(sendNow);
  useEffect(() => {
    if (kind === null) return;
    started(kind);
    const timer = setTimeout(() => timeIsUp(), LASTS[kind]);
    return () => clearTimeout(timer);
  }, [kind]);

  const hasTime = () => {
    const clock = ownClock(clocks);
    return clock === undefined || leftOn(clock, performance.now()) > TOO_LATE;
  };
  return {
    play: (made) => {
      if (isFinal(made) && speed !== 'off' && isLawful(made) && hasTime()) setPending(made);
      else void send(made);
    },
    pending: kind && { kind, lasts: LASTS[kind], sendNow, takeBack: end },
  };
}
