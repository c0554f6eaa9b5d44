// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen as page } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableClocksContext } from '../../board/clock/tableClocks.ts';
import { Announcer } from '../../ui/Announcer.tsx';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { onTable, trickOf } from '../testing/gameOnTable.ts';
import { PlayScoreSheet } from './PlayScoreSheet.tsx';

beforeAll(loadAllShownLater);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { screen, shown } = onTable(trickOf(2));
const players = [0, 1, 2, 3, 4].map((seat) => ({
  seat, name: `Player ${seat}`, kind: 'person', you: seat === 0, connected: true, standIn: false,
} as const));

interface ReadBy {
  readonly closesItself?: boolean;
  readonly isYourTurn?: boolean;
  /** The time left on the viewer's own clock, in ms; no clock if omitted. */
  readonly left?: number;
}

function sheet(first: ReadBy) {
  const [close, keepOpen] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const at = ({ closesItself = false, isYourTurn = false, left }: ReadBy) => (
    <Announcer>
      <TableClocksContext
        value={{
          full: 60_000, own: 0, clocks: left === undefined ? [] : [{ seat: 0, left, at: performance.now(), runs: true }],
        }}
      >
        <PlayScoreSheet
          screen={screen}
          view={{ state: shown, viewer: 0, players }}
          closesItself={closesItself}
          isYourTurn={isYourTurn}
          onClose={close}
          onKeepOpen={keepOpen}
        />
      </TableClocksContext>
    </Announcer>
  );
  const { rerender } = render(at(first));
  return { close, keepOpen, goOn: (next: ReadBy) => rerender(at(next)) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the score of a deal, for a spectator', () => {
  it('closes after ten seconds, even if the device’s clock changes', async () => {
    const { close } = sheet({ closesItself: true });
    await pass(5000);
    vi.setSystemTime(Date.now() + 3_600_000);
    await pass(4900);
    expect(close).not.toHaveBeenCalled();
    await pass(100);
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    ['presses a key', () => fireEvent.keyDown(page.getByRole('dialog'), { key: 'ArrowDown' })],
    ['scrolls', () => fireEvent.wheel(page.getByRole('dialog'))],
    ['moves the focus', () => act(() => page.getByRole('button', { name: 'Keep open' }).focus())],
    ['wants it to stay', () => fireEvent.click(page.getByRole('button', { name: 'Keep open' }))],
  ])('stays open for a spectator who %s (WCAG 2.2.1)', async (_, doing) => {
    const { keepOpen, close, goOn } = sheet({ closesItself: true });
    doing();
    expect(keepOpen).toHaveBeenCalled();
    goOn({ closesItself: false });
    await pass(60_000);
    expect(close).not.toHaveBeenCalled();
    expect(page.getByRole('button', { name: 'Stays open' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('ignores the focus on its title that the page itself set', async () => {
    const { keepOpen, close } = sheet({ closesItself: true });
    const title = document.activeElement as HTMLElement;
    expect(title.textContent).toBe('Score');
    act(() => {
      title.blur();
      title.focus();
    });
    await pass(10_000);
    expect([keepOpen.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('the score of a deal, for a player', () => {
  it('stays until the player closes it', async () => {
    const { close } = sheet({});
    await pass(600_000);
    expect(close).not.toHaveBeenCalled();
    expect(page.queryByRole('button', { name: 'Keep open' })).toBeNull();
  });

  it('shows when it is the player’s turn, and the time left', async () => {
    const { goOn, close } = sheet({});
    expect(page.queryByRole('button', { name: /^Your turn/ })).toBeNull();
    goOn({ isYourTurn: true, left: 42_000 });
    await pass(1000);
    await pass(1000);
    const turn = page.getByRole('button', { name: 'Your turn' });
    expect(turn.textContent).toMatch(/^Your turn40\s+seconds$/);
    fireEvent.click(turn);
    expect(close).toHaveBeenCalledOnce();
  });
});
