import type { Game, GameState, Tagged, Violation } from '@chinwag/rules';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { Announcer } from '../../ui/Announcer.tsx';
import type { BoardProps } from '../screen.ts';
import type { GameView } from '../gameView.ts';

/** What the rules give a board. */
type Rules<State extends GameState, Move extends Tagged> = Pick<Game<never, State, Move, never>, 'legalMoves' | 'check'>;

/** What a test says of a moment at a board; what may be done in it comes from the rules. */
export interface BoardMoment<State extends GameState, Move extends Tagged>
  extends GameView<State>, Partial<Pick<BoardProps<State, Move>, 'legalMoves' | 'sending' | 'gameKey'>> {}

/** A hook of a board, run as its board runs it. */
export interface RunningHook<State extends GameState, Move extends Tagged, Result> {
  /** What it gives at this moment. */
  readonly now: () => Result;
  /** Lets the player do something with what it gives. */
  readonly by: (player: (result: Result) => void) => void;
  /** Brings the table to another moment. */
  readonly goOn: (moment: BoardMoment<State, Move>) => void;
  /** What it sent, oldest first. */
  readonly sent: readonly Move[];
  /** Why something was not possible, oldest first. */
  readonly explained: readonly Violation[];
  /** What was said aloud, oldest first. */
  readonly said: () => readonly (string | null)[];
  /** Takes the board away, as when the page is left. */
  readonly leave: () => void;
}

/** Runs a hook of a board at a moment, its moves offered and checked by the game's own rules. */
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

/** Longer than two touches may be apart to be a double one. */
export function waitAWhile(): void {
  vi.advanceTimersByTime(1000);
}

/** For tests of boards’ hooks: each has a clock that stands still and a tab in which nothing is stored. */
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
