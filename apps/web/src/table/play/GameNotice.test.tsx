// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LogLine } from '../../session/gameSession.ts';
import { message } from '../../language/message.ts';
import { timeIsOut } from '../../session/words/clockWords.ts';
import { GameNotice } from './GameNotice.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const plays = message('board.plays', { who: { name: 'Tomek', you: false }, card: '7H' });
const played: LogLine = { key: 0, at: 0, mark: '1', sentence: plays };
const yours: LogLine = { key: 1, at: 1, mark: '', sentence: timeIsOut({ name: 'Ann', you: true }), notice: true };
const another: LogLine = { key: 2, at: 2, mark: '', sentence: timeIsOut({ name: 'Ben', you: false }), notice: true };

/** Shows the notice of a log that continues. */
function slip(logLines: readonly LogLine[]) {
  const { rerender } = render(<GameNotice logLines={logLines} pack="french" />);
  return (then: readonly LogLine[]) => rerender(<GameNotice logLines={then} pack="french" />);
}

it('shows that the viewer’s time is up and disappears after a while, with or without new log lines', () => {
  const goOn = slip([played]);
  goOn([played, yours]);
  expect(screen.getByText(/^Time’s up/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4000));
  goOn([played, yours, { ...played, key: 3 }]);
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.queryByText(/Time’s up/)).toBeNull();
});

it('shows the newest notice, even after another was closed', () => {
  const goOn = slip([]);
  goOn([yours]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/Time’s up/)).toBeNull();
  goOn([yours, another]);
  expect(screen.getByText(/^Ben ran out of time/)).toBeTruthy();
});

it('does not show played cards, or lines from before the viewer came', () => {
  slip([yours, played])([yours, played]);
  expect(screen.queryByRole('button')).toBeNull();
});
