import type { GameState, Tagged } from '@chinwag/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { GameView } from '../../board/gameView.ts';
import type { PendingKind, PendingMove } from '../../board/actions/pendingMove.ts';
import { pendingWords } from '../../board/actions/pendingWords.ts';
import { leftOn } from '../../board/clock/seatClock.ts';
import { ownClock, useTableClocks } from '../../board/clock/tableClocks.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { useSay } from '../../language/language.ts';

/** The time that a move waits before it is sent, in ms. */
const LASTS = { final: 2000, forced: 1000, unsent: null, unanswered: null } as const satisfies Record<PendingKind, number | null>;

/* A player with less time than this left, in ms, cannot reconsider a choice. */
const TOO_LATE = 5000;

/** A move unanswered for this long, in ms, counts as waiting for the connection. */
const LATE_AFTER = 2000;

/** The options of `usePendingMove`: the game, the legal moves, the connection's state, and the function that sends a move. */
export interface PendingMoveOptions {
  readonly game: GameOnTable;
  readonly view: GameView<GameState>;
  readonly legalMoves: readonly Tagged[];
  /** Whether a move is being sent. */
  readonly sending: boolean;
  /** Whether there is a connection over which to send a move. */
  readonly isConnected: boolean;
  readonly send: (move: Tagged) => Promise<void>;
}

/** The function that makes a move and the pending move. */
export interface PendingMoves {
  /** Makes a move: sends it at once, or after a moment if it is final. */
  readonly play: (move: Tagged) => void;
  readonly pending: PendingMove | null;
}

/**
 * Delays a final move for a moment so that the player can undo it. Plays the only legal move if the player prefers that. Returns
 * the pending move and the function that makes a move. There is no delay if animation is off, or with little time left. Without a
 * connection, a move waits for one, and the player can undo it. A move that remains unanswered for long counts as waiting. Drops a
 * move if the table's state has moved past it.
 */
export function usePendingMove({ game, view, legalMoves, sending, isConnected, send }: PendingMoveOptions): PendingMoves {
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
  const isLate = useLasting(sending, LATE_AFTER);
  const forces = likesForced && isConnected && shown === newest && byHand !== newest && !sending && another === undefined;
  const forced = forces && only !== undefined && !isFinal(only) ? only : null;
  const move = final ?? forced;
  const unanswered = sending && (isLate || !isConnected);
  const kind = kindOf({ chosen: final !== null, forced: forced !== null, isConnected, unanswered });

  const started = useEffectEvent((of: PendingKind) => announce(say(pendingWords(of, LASTS[of] ?? 0).sentence)));
  const end = () => {
    setPending(null);
    setByHand(newest);
  };
  const sendNow = () => {
    end();
    if (move !== null) void send(move);
  };
  const timeIsUp = useEffectEvent(sendNow);
  // sends a move that waited for the connection as soon as the connection is back
  const waited = useRef(false);
  useEffect(() => {
    const goesOut = waited.current && kind === 'final';
    waited.current = kind === 'unsent';
    if (kind === null) return;
    if (goesOut) return timeIsUp();
    started(kind);
    const lasts = LASTS[kind];
    if (lasts === null) return;
    const timer = setTimeout(() => timeIsUp(), lasts);
    return () => clearTimeout(timer);
  }, [kind]);

  const hasTime = () => {
    const clock = ownClock(clocks);
    return clock === undefined || leftOn(clock, performance.now()) > TOO_LATE;
  };
  return {
    play: (made) => {
      if (!isConnected && isLawful(made)) setPending(made);
      else if (isFinal(made) && speed !== 'off' && isLawful(made) && hasTime()) setPending(made);
      else void send(made);
    },
    pending: kind && {
      kind,
      lasts: LASTS[kind],
      sendNow: kind === 'unsent' || kind === 'unanswered' ? null : sendNow,
      takeBack: kind === 'unanswered' ? null : end,
    },
  };
}

interface PendingMoveFlags {
  readonly chosen: boolean;
  readonly forced: boolean;
  readonly isConnected: boolean;
  readonly unanswered: boolean;
}

function kindOf({ chosen, forced, isConnected, unanswered }: PendingMoveFlags): PendingKind | null {
  if (unanswered) return 'unanswered';
  if (chosen) return isConnected ? 'final' : 'unsent';
  return forced ? 'forced' : null;
}

/** Returns whether something has been true for longer than this many ms. */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLong(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [is, milliseconds]);
  return is && isLong;
}
