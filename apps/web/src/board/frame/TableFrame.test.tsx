// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { message } from '../../language/message.ts';
import { type Queue, QueueContext } from './queue.ts';
import { TableFrame } from './TableFrame.tsx';

afterEach(cleanup);

it('TableFrame shows a catch-up button with the number of queued moves while moves are queued', () => {
  const toNow = vi.fn<() => void>();
  const table = (queue: Queue | null) => (
    <QueueContext value={queue}>
      <TableFrame
        className="cloth"
        seats={null}
        middle={null}
        status={{ headline: message('board.frame-status'), sentence: null, asksYou: false }}
        hand={null}
        actions={null}
      />
    </QueueContext>
  );
  const { rerender } = render(table({ moves: 7, toNow }));
  fireEvent.click(screen.getByRole('button', { name: 'Catch up: 7 moves' }));
  expect(toNow).toHaveBeenCalledOnce();
  rerender(table({ moves: 1, toNow }));
  expect(screen.getByRole('button', { name: 'Catch up' })).toBeTruthy();
  rerender(table(null));
  expect(screen.queryByRole('button', { name: /Catch up/ })).toBeNull();
});
