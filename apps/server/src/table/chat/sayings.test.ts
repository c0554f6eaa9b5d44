import type { Said } from '@chinwag/protocol';
import { expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { FaultyStore } from '../../tests/support/faulty-store.ts';
import { MemoryStore } from '../../tests/support/memory-store.ts';
import { date } from '../../tests/support/moments.ts';
import { ANN, CODE } from '../../tests/support/table-parts.ts';
import { isHeard, type Saying } from '../record/saying.ts';
import { STORED_SAYINGS, Sayings } from './sayings.ts';

const saying = (at: number, during: string | null = null): Saying => ({
  said: { from: ANN.id, name: ANN.name, as: 'player', at, text: `${at}` } satisfies Said,
  during,
});

function opened() {
  const store = new FaultyStore(new MemoryStore());
  return { store, sayings: new Sayings(CODE, [], { store, log: openLog('silent') }) };
}

it('chat messages are stored in the background', async () => {
  const { store, sayings } = opened();
  sayings.add(saying(1));
  sayings.add(saying(2));
  expect(sayings.all()).toHaveLength(2);
  await sayings.settled();
  expect(await store.loadSayings(CODE)).toEqual([saying(1), saying(2)]);
});

it('a message that cannot be stored still appears, and is stored with the next one', async () => {
  const { store, sayings } = opened();
  store.broken = true;
  sayings.add(saying(1));
  await sayings.settled();
  expect(sayings.all()).toEqual([saying(1)]);
  store.broken = false;
  expect(await store.loadSayings(CODE)).toEqual([]);
  sayings.add(saying(2));
  await sayings.settled();
  expect(await store.loadSayings(CODE)).toEqual([saying(1), saying(2)]);
});

it('a message that could not be stored is retried when the table closes', async () => {
  const { store, sayings } = opened();
  store.broken = true;
  sayings.add(saying(1));
  await sayings.settled();
  store.broken = false;
  await sayings.settled();
  expect(await store.loadSayings(CODE)).toEqual([saying(1)]);
});

it('a table keeps its last two hundred chat messages', async () => {
  const { sayings } = opened();
  for (let at = 1; at <= STORED_SAYINGS + 5; at++) sayings.add(saying(at));
  expect(sayings.all()).toHaveLength(STORED_SAYINGS);
  expect(sayings.all()[0]).toEqual(saying(6));
});

it('no two chat messages have the same timestamp', () => {
  const { sayings } = opened();
  expect(sayings.dateFor(date(1000))).toBe(1000);
  sayings.add(saying(1000));
  expect(sayings.dateFor(date(1000))).toBe(1001);
  expect(sayings.dateFor(date(900))).toBe(1001);
  expect(sayings.dateFor(date(2000))).toBe(2000);
});

it('players see a spectator’s message only after the deal it was sent in; spectators see it at once', () => {
  const held = saying(1, 'game 0');
  expect(isHeard(held, 'watcher', 'game 0')).toBe(true);
  expect(isHeard(held, 'player', 'game 0')).toBe(false);
  expect(isHeard(held, 'player', 'game 1')).toBe(true);
  expect(isHeard(held, 'player', null)).toBe(true);
  expect(isHeard(saying(1), 'player', 'game 0')).toBe(true);
});
