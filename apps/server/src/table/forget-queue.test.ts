import type { GuestId } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { ForgetQueue } from './forget-queue.ts';

const guest = (name: string | number): GuestId => `guest-${name}` as GuestId;

/** Returns a queue whose erasures a test completes, and those in progress, in order. */
function heldQueue() {
  const started: GuestId[] = [];
  const ends: (() => void)[] = [];
  const queue = new ForgetQueue((person) => {
    started.push(person);
    return new Promise((resolve) => ends.push(resolve));
  });
  const next = async (): Promise<void> => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { queue, started, next };
}

it('forgets guests one at a time, in the order of their requests', async () => {
  const { queue, started, next } = heldQueue();
  const done = ['ann', 'ben', 'cat'].map((name) => queue.add(guest(name)));
  await new Promise(setImmediate);
  expect(started).toEqual([guest('ann')]);
  await next();
  expect(started).toEqual([guest('ann'), guest('ben')]);
  await next();
  await next();
  await Promise.all(done);
  expect(started).toEqual([guest('ann'), guest('ben'), guest('cat')]);
});

it('forgets a guest once, even if the guest repeats the request in a loop', async () => {
  const { queue, started, next } = heldQueue();
  const asked = Array.from({ length: 50 }, () => queue.add(guest('ann')));
  await new Promise(setImmediate);
  await next();
  await Promise.all(asked);
  expect(started).toEqual([guest('ann')]);
});

it('refuses requests beyond a hundred waiting, and keeps the order of the others', async () => {
  const { queue, next } = heldQueue();
  const asked = Array.from({ length: 120 }, (_, at) => queue.add(guest(at)));
  expect(await Promise.all(asked.slice(100))).toEqual(Array<string>(20).fill('too-many'));
  await next();
  expect(await asked[0]).toBe('forgotten');
  await next();
  expect(await asked[1]).toBe('forgotten');
  const late = queue.add(guest('late'));
  expect(await Promise.race([late, new Promise((resolve) => setImmediate(() => resolve('waits')))])).toBe('waits');
});

it('rejects a request whose erasure fails, and continues with the next', async () => {
  const failing = guest('ann');
  const queue = new ForgetQueue(async (person) => {
    if (person === failing) throw new Error('the store is away');
  });
  const [first, second] = [queue.add(failing), queue.add(guest('ben'))];
  await expect(first).rejects.toThrow('the store is away');
  expect(await second).toBe('forgotten');
});
