// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerToken } from '../../board/PlayerToken.tsx';
import { seatClocksAt, stopped } from '../../board/clock/seatClock.ts';
import { type TableClocks, TableClocksContext } from '../../board/clock/tableClocks.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { inEnglish } from '../../language/testing.ts';
import { secondsLeft } from '../../session/words/clockWords.ts';
import { THREE } from '../testing/threePlayers.ts';
import { useTimeWarning } from './useTimeWarning.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const SECOND = 1000;

/** Lets time pass, and renders the screen each second. */
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= SECOND) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, SECOND)));
  }
}

const running = (left: number) => seatClocksAt([[0, left, 1]], performance.now());

function Warned() {
  useTimeWarning();
  return <PlayerToken people={{ viewer: 0, players: THREE }} seat={0} />;
}

/** Shows the screen of the player in seat 0 with these clocks. Returns a function that sends others. */
function clocked(clocks: TableClocks['clocks']) {
  const at = (sent: TableClocks['clocks']) => (
    <Announcer>
      <TableClocksContext value={{ full: 42 * SECOND, clocks: sent, own: 0 }}>
        <Warned />
      </TableClocksContext>
    </Announcer>
  );
  const { rerender } = render(at(clocks));
  return (sent: TableClocks['clocks']) => rerender(at(sent));
}

const warnings = () => screen.queryAllByText(inEnglish(secondsLeft(10))).length;
const seconds = () => document.querySelector('.token > small')?.textContent ?? null;

describe('a clock', () => {
  it('is announced once, at ten seconds left, even if the server sends it again', async () => {
    const tell = clocked(running(42 * SECOND));
    await pass(31 * SECOND);
    expect(warnings()).toBe(0);
    await pass(1 * SECOND);
    expect(warnings()).toBe(1);
    await pass(2 * SECOND);
    tell(running(8 * SECOND));
    await pass(8 * SECOND);
    expect(warnings()).toBe(1);
  });

  it('shows seconds only for the last ten', async () => {
    clocked(running(12 * SECOND));
    expect(seconds()).toBeNull();
    await pass(2 * SECOND);
    expect(seconds()).toBe('10');
    await pass(7 * SECOND);
    expect(seconds()).toBe('3');
    await pass(5 * SECOND);
    expect(seconds()).toBe('0');
  });

  it('runs no timers while it is stopped or once time is out', async () => {
    const tell = clocked(stopped(running(12 * SECOND), performance.now()));
    expect(vi.getTimerCount()).toBe(0);
    await pass(20 * SECOND);
    expect(seconds()).toBeNull();
    expect(warnings()).toBe(0);
    tell(running(3 * SECOND));
    await pass(3 * SECOND);
    expect(vi.getTimerCount()).toBe(0);
  });
});
