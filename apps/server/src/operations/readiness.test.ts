import { beforeEach, expect, it } from 'vitest';
import { settle, SimulatedTime } from '../tests/support/simulated-time.ts';
import { Readiness } from './readiness.ts';

/** A store that answers when it is asked to. */
class SlowStore {
  asked = 0;
  answer: () => void = () => undefined;
  fail: () => void = () => undefined;

  newestEntry(): Promise<number> {
    this.asked += 1;
    return new Promise((resolve, reject) => {
      this.answer = () => resolve(0);
      this.fail = () => reject(new Error('the disk has gone'));
    });
  }
}

const TIMEOUT_MS = 2000;
let store: SlowStore;
let time: SimulatedTime;
let readiness: Readiness;
beforeEach(() => {
  store = new SlowStore();
  time = new SimulatedTime();
  readiness = new Readiness(store, time);
});

it('the server is ready when its store answers', async () => {
  const ready = readiness.ask();
  store.answer();
  expect(await ready).toBe('ready');
});

it('and is not when the store fails', async () => {
  const ready = readiness.ask();
  store.fail();
  expect(await ready).toBe('store-silent');
});

it('however many ask, the store is asked one question at a time', async () => {
  const asked = Array.from({ length: 100 }, () => readiness.ask());
  expect(store.asked).toBe(1);
  store.answer();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['ready']));
});

it('a store that does not answer keeps nobody waiting for long, and is not asked again before it has answered', async () => {
  const ready = readiness.ask();
  await time.pass(TIMEOUT_MS);
  expect(await ready).toBe('store-silent');
  expect(await readiness.ask()).toBe('store-silent');
  expect(store.asked).toBe(1);
  store.answer();
  await settle();
  const again = readiness.ask();
  store.answer();
  expect(await again).toBe('ready');
});

it('a server that is stopping is not ready, and asks nothing', async () => {
  readiness.stop();
  expect(await readiness.ask()).toBe('server-stopping');
  expect(store.asked).toBe(0);
});
