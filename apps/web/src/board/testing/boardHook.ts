import type { Game, GameState, Tagged, Violation } from '@chinwag/rules';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Announcer } from '../../ui/Announcer.tsx';
import type { BoardProps } from '../screen.ts';
import type { GameView } from '../gameView.ts';

/** The part of the rules that a board receives. */
type Rules<State extends GameState, Move extends Tagged> = Pick<Game<never, State, Move, never>, 'legalMoves' | 'check'>;

/** A state of a board, as a test specifies it. The legal moves come from the rules. */
export interface BoardMoment<State extends GameState, Move extends Tagged>
  extends GameView<State>, Partial<Pick<BoardProps<State, Move>, 'legalMoves' | 'sending' | 'gameKey'>> {}

/** A board hook that a test runs as the board would. */
export interface RunningHook<State extends GameState, Move extends Tagged, Result> {
  /** Returns the hook's current result. */
  readonly now: () => Result;
  /** Lets the player act on the hook's result. */
  readonly by: (player: (result: Result) => void) => void;
  /** Brings the table to another moment. */
  readonly goOn: (moment: BoardMoment<State, Move>) => void;
  /** The moves that the hook has sent, oldest first. */
  readonly sent: readonly Move[];
  /** The violations that were explained to the player, oldest first. */
  readonly explained: readonly Violation[];
  /** Returns the announcements, oldest first. */
  readonly said: () => readonly (string | null)[];
  /** Unmounts the board, as when the page is left. */
  readonly leave: () => void;
}

/** Runs a board's hook in a given state. The game's own rules supply and check its moves. Returns the running hook. */
export function boardHook<State extends GameState, Move extends Tagged, Result>(
  rules: Rules<State, Move>,
  hook: (props: BoardProps<State, Move>) => Result,
  first: BoardMoment<State, Move>,
): RunningHook<State, Move, Result> {
  const sent: Move[] = [];
  const explained: Violation[] = [];
  const propsAt = (moment: BoardMoment<State, Move>): BoardProps<State, Move> => {
    const { state, viewer } = moment;
    return {
      gameKey: 'test',
      log: [],
      sending: false,
      legalMoves: viewer === 'spectator' ? [] : rules.legalMoves(state, viewer),
      check: (move) => (viewer === 'spectator' ? null : rules.check(state, viewer, move)),
      play: (move) => void sent.push(move),
      explain: (violation) => void explained.push(violation),
      open: () => undefined,
      ...moment,
    };
  };
  const { result, rerender, unmount } = renderHook(hook, { initialProps: propsAt(first), wrapper: Announcer });
  return {
    now: () => result.current,
    by: (player) => act(() => player(result.current)),
    goOn: (moment) => rerender(propsAt(moment)),
    sent,
    explained,
    said: () => [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent),
    leave: unmount,
  };
}

/** Advances the clock past the time limit of a double tap. */
export function waitAWhile(): void {
  vi.advanceTimersByTime(1000);
}

/** Gives each test of a board's hook a stopped clock and empty tab storage. */
export function atAFreshBoard(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
}
