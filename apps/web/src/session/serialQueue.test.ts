import { expect, test, vi } from 'vitest';
import { SerialQueue } from './serialQueue.ts';

/** Returns a task that takes as long as a test wants. */
function slow() {
  let done: () => void = () => undefined;
  const taken = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (done = resolve)));
  return { taken, finish: () => done() };
}

const failed = vi.fn<() => void>();
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('each task waits for the previous one', async () => {
  const queue = new SerialQueue(failed);
  const first = slow();
  const second = vi.fn<() => void>();
  queue.take(first.taken);
  queue.take(second);
  await settle();
  expect(first.taken).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  first.finish();
  await settle();
  expect(second).toHaveBeenCalledOnce();
});

test('a failed task is reported, and the next one runs', async () => {
  const queue = new SerialQueue(failed.mockClear());
  const next = vi.fn<() => void>();
  queue.take(() => Promise.reject(new Error('gone')));
  queue.take(next);
  await settle();
  expect(failed).toHaveBeenCalledOnce();
  expect(next).toHaveBeenCalledOnce();
});

test('emptying the queue drops waiting tasks and hides their failures, but later tasks run', async () => {
  const queue = new SerialQueue(failed.mockClear());
  const [waiting, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
  let fail: (error: Error) => void = () => undefined;
  queue.take(() => new Promise((_, reject) => (fail = reject)));
  queue.take(waiting);
  await settle();
  queue.empty();
  queue.take(later);
  fail(new Error('gone'));
  await settle();
  expect(waiting).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledOnce();
});
