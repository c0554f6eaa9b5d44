// @vitest-environment happy-dom
import { chinkway, type ChinkwayMove, type ChinkwayState } from '@chinwag/rules/chinkway';
import type { Tagged } from '@chinwag/rules';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { viewAt } from '../../games/chinkway/testing/fixture.ts';
import { TableClocksContext } from '../../board/clock/tableClocks.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { onTable } from '../testing/gameOnTable.ts';
import { usePendingMove } from './usePendingMove.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  usePreferences.setState({ animation: 'normal', only: 'by-hand' });
  vi.useRealTimers();
});

/** Returns the first moment at which Marta has one or several legal moves, all of this kind. */
function momentWith(type: ChinkwayMove['type'], count: 'one' | 'several'): ChinkwayState {
  return viewAt(0, ({ after }) => {
    const moves = chinkway.legalMoves(after, 0);
    return moves.every((move) => move.type === type) && (count === 'one' ? moves.length === 1 : moves.length > 1);
  }).view.state;
}

const asked = momentWith('extract', 'several');
const choosing = momentWith('play', 'several');
const bound = momentWith('play', 'one');
const DECLINE: Tagged = { type: 'extract', card: null } as Tagged;

interface SeatedPlayer {
  readonly shown?: ChinkwayState;
  readonly sending?: boolean;
  readonly isConnected?: boolean;
  /** The time left on Marta's clock, in ms; undefined without a clock. */
  readonly left?: number;
}

/** Returns Marta's function to make a move at a moment. */
function at(first: ChinkwayState, { shown, sending = false, isConnected = true, left }: SeatedPlayer = {}) {
  const send = vi.fn<(move: Tagged) => Promise<void>>(() => Promise.resolve());
  const clocks = left === undefined ? [] : [{ seat: 0, left, at: performance.now(), runs: true }];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Announcer>
      <TableClocksContext value={{ full: 42_000, clocks, own: 0 }}>{children}</TableClocksContext>
    </Announcer>
  );
  const { result, rerender } = renderHook(
    ({ newest, ...line }: { readonly newest: ChinkwayState } & Required<Pick<SeatedPlayer, 'sending' | 'isConnected'>>) => {
      const game = onTable(newest, { shown: shown ?? newest });
      const view = { state: newest, viewer: 0, players: [] };
      return usePendingMove({ game, view, legalMoves: chinkway.legalMoves(newest, 0), ...line, send });
    },
    { initialProps: { newest: first, sending, isConnected }, wrapper },
  );
  return {
    send,
    pending: () => result.current.pending?.kind ?? null,
    play: (move: Tagged) => act(() => result.current.play(move)),
    sendNow: () => act(() => result.current.pending?.sendNow?.()),
    takeBack: () => act(() => result.current.pending?.takeBack?.()),
    canTakeBack: () => result.current.pending?.takeBack !== null,
    goOn: (next: ChinkwayState) => rerender({ newest: next, sending, isConnected }),
    line: (change: Pick<SeatedPlayer, 'sending' | 'isConnected'>) => rerender({ newest: first, sending, isConnected, ...change }),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    said: () => [...document.querySelectorAll('[aria-live] p')].map(({ textContent }) => textContent),
  };
}

describe('a move without a connection', () => {
  const [CARD = DECLINE] = chinkway.legalMoves(choosing, 0);

  test('waits for the connection, says so, and is sent once it is back', () => {
    const { play, pending, pass, send, said, line } = at(choosing, { isConnected: false });
    play(CARD);
    expect(pending()).toBe('unsent');
    expect(said().at(-1)).toMatch(/^No connection/);
    pass(60_000);
    expect(send).not.toHaveBeenCalled();
    line({ isConnected: true });
    pass(60_000);
    expect(send).toHaveBeenCalledExactlyOnceWith(CARD);
    expect(pending()).toBeNull();
  });

  test('can be undone and is then never sent', () => {
    const { play, pending, takeBack, send, line } = at(choosing, { isConnected: false });
    play(CARD);
    takeBack();
    expect(pending()).toBeNull();
    line({ isConnected: true });
    expect(send).not.toHaveBeenCalled();
  });

  test('is dropped if the table has moved on', () => {
    const { play, pending, send, goOn, line } = at(choosing, { isConnected: false });
    play(CARD);
    goOn(asked);
    expect(pending()).toBeNull();
    line({ isConnected: true });
    expect(send).not.toHaveBeenCalled();
  });

  test('that was sent before the disconnect shows as unanswered and cannot be undone', () => {
    const { pending, canTakeBack, line } = at(choosing, { sending: true });
    expect(pending()).toBeNull();
    line({ isConnected: false });
    expect([pending(), canTakeBack()]).toEqual(['unanswered', false]);
    line({ sending: false, isConnected: true });
    expect(pending()).toBeNull();
  });

  test('shows as unanswered after two seconds without a response, even if no disconnect is known', () => {
    const { pending, pass } = at(choosing, { sending: true });
    pass(1999);
    expect(pending()).toBeNull();
    pass(1);
    expect(pending()).toBe('unanswered');
  });
});

describe('a final choice', () => {
  test('waits two seconds, says so, and is then sent once', () => {
    const { play, pending, pass, send, said } = at(asked);
    play(DECLINE);
    expect([pending(), said()]).toEqual(['final', ['Your move is final in 2 seconds. Press Escape to take it back.']]);
    pass(1999);
    expect(send).not.toHaveBeenCalled();
    pass(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(DECLINE);
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 1]);
  });

  test('can be taken back and made again with the full delay', () => {
    const { play, takeBack, pending, pass, send } = at(asked);
    play(DECLINE);
    pass(1500);
    takeBack();
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 0]);
    play(DECLINE);
    pass(1999);
    expect(send).not.toHaveBeenCalled();
  });

  test('is sent at once on a second press, and only once', () => {
    const { play, sendNow, pass, send } = at(asked);
    play(DECLINE);
    sendNow();
    pass(5000);
    expect(send).toHaveBeenCalledExactlyOnceWith(DECLINE);
  });

  test('is dropped if the table has moved on, even if it becomes legal again', () => {
    const { play, goOn, pending, pass, send } = at(asked);
    play(DECLINE);
    goOn(choosing);
    goOn(asked);
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 0]);
  });

  test('is sent at once with animation off, and when time is nearly out', () => {
    const hasty = at(asked, { left: 4000 });
    hasty.play(DECLINE);
    expect(hasty.send).toHaveBeenCalledOnce();
    usePreferences.setState({ animation: 'off' });
    const atOnce = at(asked);
    atOnce.play(DECLINE);
    expect(atOnce.send).toHaveBeenCalledOnce();
  });

  test('waits if there is enough time on the clock', () => {
    const { play, pending } = at(asked, { left: 6000 });
    play(DECLINE);
    expect(pending()).toBe('final');
  });
});

test('a played card is sent without a delay', () => {
  const { play, send } = at(choosing);
  const [card] = chinkway.legalMoves(choosing, 0);
  if (card !== undefined) play(card);
  expect(send).toHaveBeenCalledOnce();
});

describe('the only legal move', () => {
  const likesIt = () => usePreferences.setState({ only: 'plays-itself' });

  test('waits for its player by default', () => {
    const { pass, pending, send } = at(bound);
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 0]);
  });

  test('is made after a second, with an announcement, for a player with that preference', () => {
    likesIt();
    const { pass, pending, send, said } = at(bound);
    expect([pending(), said()]).toEqual(['forced', ['Your only move will be played for you. Press Escape to stop it.']]);
    pass(999);
    expect(send).not.toHaveBeenCalled();
    pass(1);
    expect(send).toHaveBeenCalledExactlyOnceWith(chinkway.legalMoves(bound, 0)[0]);
  });

  test('is left to its player once stopped', () => {
    likesIt();
    const { takeBack, pass, pending, send } = at(bound);
    takeBack();
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 0]);
  });

  test('waits until everything before it is shown, and while a move is being sent', () => {
    likesIt();
    expect(at(bound, { shown: choosing }).pending()).toBeNull();
    expect(at(bound, { sending: true }).pending()).toBeNull();
  });

  test('is not made if there is a choice', () => {
    likesIt();
    const { pass, pending, send } = at(choosing);
    pass(5000);
    expect([pending(), send.mock.calls.length]).toEqual([null, 0]);
  });
});
