import { beforeEach, expect, it } from 'vitest';
import type { EventLevel } from '../log.ts';
import { settle, SimulatedTime } from '../tests/support/simulated-time.ts';
import { Readiness } from './readiness.ts';

/** A store that answers only on demand. */
class SlowStore {
  asked = 0;
  answer: () => void = () => undefined;
  fail: () => void = () => undefined;

  probe(): Promise<void> {
    this.asked += 1;
    return new Promise((resolve, reject) => {
      this.answer = resolve;
      this.fail = () => reject(new Error('the disk has gone'));
    });
  }
}

const TIMEOUT_MS = 2000;
let store: SlowStore;
let time: SimulatedTime;
let readiness: Readiness;
let holdsLease: boolean;
let logged: (readonly [level: EventLevel, message: string, cause: unknown])[];
beforeEach(() => {
  store = new SlowStore();
  time = new SimulatedTime();
  holdsLease = true;
  logged = [];
  const event = (level: EventLevel, fields: object, message: string): void => {
    logged.push([level, message, 'err' in fields && fields.err instanceof Error ? fields.err.message : null]);
  };
  readiness = new Readiness({ store, time, log: { event }, holdsLease: () => holdsLease });
});

it('the server is ready when its store accepts a write', async () => {
  const ready = readiness.ask();
  store.answer();
  expect(await ready).toBe('ready');
  expect(logged).toEqual([]);
});

it('the server is not ready while the store refuses writes, and logs the cause once and the recovery once', async () => {
  for (let times = 0; times < 3; times++) {
    const ready = readiness.ask();
    store.fail();
    expect(await ready).toBe('store-refuses');
    await time.pass(TIMEOUT_MS);
  }
  expect(logged).toEqual([['error', 'the store cannot be written into', 'the disk has gone']]);
  const ready = readiness.ask();
  store.answer();
  expect(await ready).toBe('ready');
  expect(logged.slice(1)).toEqual([['warn', 'the store can be written into again', null]]);
});

it('concurrent requests share one write to the store, and its result is cached for two seconds', async () => {
  const asked = Array.from({ length: 100 }, () => readiness.ask());
  expect(store.asked).toBe(1);
  store.answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['ready']));
  await time.pass(TIMEOUT_MS - 1);
  expect(await readiness.ask()).toBe('ready');
  expect(store.asked).toBe(1);
  await time.pass(1);
  const again = readiness.ask();
  expect(store.asked).toBe(2);
  store.fail();
  expect(await again).toBe('store-refuses');
});

it('a store that does not answer times out, and is not asked again before it has answered', async () => {
  const ready = readiness.ask();
  await time.pass(TIMEOUT_MS);
  expect(await ready).toBe('store-silent');
  expect(await readiness.ask()).toBe('store-silent');
  expect(store.asked).toBe(1);
  store.answer();
  await settle();
  expect(await readiness.ask()).toBe('ready');
  expect(logged.map(([, message]) => message)).toEqual(['the store does not answer', 'the store can be written into again']);
});

it('a stopping server is not ready, and does not ask the store', async () => {
  readiness.stop();
  expect(await readiness.ask()).toBe('server-stopping');
  expect(store.asked).toBe(0);
});

it('a process without its lease is not ready, even if the store answers', async () => {
  holdsLease = false;
  expect(await readiness.ask()).toBe('lease-lost');
});
