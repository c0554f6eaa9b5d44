// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ConnectionStatus, nextStatus } from '../session/status.ts';
import { StoryTable, storyTable } from '../stories/storyTable.tsx';
import { ConnectionBand, useShownOnce } from './ConnectionBand.tsx';
import { useTable } from './tableContext.ts';
import { TableProvider } from './TableProvider.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Shows the band at a table whose connection is in this state, and then in others. */
function bandAt(first: ConnectionStatus) {
  const retryNow = vi.fn<() => void>();
  function Retrying({ status, page }: { readonly status: ConnectionStatus; readonly page: string }) {
    return (
      <TableProvider value={{ ...useTable(), retryNow }}>
        <ConnectionBand key={page} status={useShownOnce(status)} />
      </TableProvider>
    );
  }
  const at = (status: ConnectionStatus, page = 'gathering') => (
    <StoryTable table={storyTable()}>
      <Retrying status={status} page={page} />
    </StoryTable>
  );
  const { rerender } = render(at(first));
  const shown = () => screen.queryByRole('status')?.textContent ?? null;
  return { retryNow, shown, goOn: (status: ConnectionStatus, page?: string) => rerender(at(status, page)) };
}

test('no band shows while the connection is live or opening', () => {
  const { shown, goOn } = bandAt({ name: 'connecting' });
  expect(shown()).toBeNull();
  goOn({ name: 'live', after: 'opening' });
  expect(shown()).toBeNull();
});

test('a lost connection shows, with the number of the attempt from the second on', () => {
  const { shown, goOn } = bandAt({ name: 'reconnecting', attempt: 1 });
  expect(shown()).toBe('Connection lost.Reconnecting… Your seat is saved.');
  goOn({ name: 'reconnecting', attempt: 2 });
  expect(shown()).toBe('Connection lost.Reconnecting, attempt 2… Your seat is saved.');
});

test('an unreachable server shows with the seconds to the next attempt and a button to retry at once', async () => {
  const { retryNow, shown } = bandAt({ name: 'restarting', attempt: 1, retryAt: performance.now() + 2000 });
  expect(shown()).toContain('The server isn’t responding.It may be restarting; nothing is lost. Trying again in 2 s.');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(shown()).toContain('Trying now…');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(retryNow).toHaveBeenCalledOnce();
});

test('a device without a network shows as offline', () => {
  expect(bandAt({ name: 'offline' }).shown()).toContain('This device is offline. Your seat is saved');
});

test('a welcome shows for a few seconds after a reconnect, and not again on the table’s next page', async () => {
  const back = nextStatus({ name: 'reconnecting', attempt: 1 }, { type: 'joined' });
  const { shown, goOn } = bandAt(back);
  expect(shown()).toBe('You’re back.Everything is up to date.');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  goOn(back, 'playing');
  expect(shown()).toContain('You’re back.');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(shown()).toBeNull();
  goOn(back, 'result');
  expect(shown()).toBeNull();
  goOn({ name: 'reconnecting', attempt: 1 }, 'result');
  goOn(nextStatus({ name: 'reconnecting', attempt: 1 }, { type: 'joined' }), 'result');
  expect(shown()).toContain('You’re back.');
});
