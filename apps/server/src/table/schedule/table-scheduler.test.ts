import { refusal } from '@chinwag/protocol';
import { beforeEach, expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { type Due, Upkeep } from './table-scheduler.ts';
import { later, LONG_AGO } from '../../time.ts';

let time: SimulatedTime;
let upkeep: Upkeep;
let dues: Due[];
let done: number[];

/** Something due in so many ms, which is not due any more once it is done. */
function dueIn(ms: number): Due {
  const due: Due = {
    at: later(time.now(), ms),
    act: async () => {
      done.push(time.now());
      dues = dues.filter((other) => other !== due);
      return { ok: true };
    },
  };
  return due;
}

beforeEach(() => {
  time = new SimulatedTime();
  [dues, done] = [[], []];
  upkeep = new Upkeep({ time, log: openLog('silent') }, () => [[], dues]);
});

it('comes in its time, one after the other', async () => {
  const begin = time.now();
  dues = [dueIn(200), dueIn(100)];
  upkeep.watch();
  await time.pass(150);
  expect(done).toEqual([begin + 100]);
  await time.pass(100);
  expect(done).toEqual([begin + 100, begin + 200]);
});

it('comes later where it was put off, and sooner where something else is due before', async () => {
  const begin = time.now();
  dues = [dueIn(100)];
  upkeep.watch();
  dues = [dueIn(300)];
  upkeep.watch();
  await time.pass(250);
  expect(done).toEqual([]);
  dues = [...dues, dueIn(10)];
  upkeep.watch();
  await time.pass(100);
  expect(done).toEqual([begin + 260, begin + 300]);
});

it('does not come where it is not due any more, nor once nothing is to come', async () => {
  dues = [dueIn(100)];
  upkeep.watch();
  dues = [];
  await time.pass(200);
  dues = [dueIn(100)];
  upkeep.watch();
  upkeep.stop();
  await time.pass(200);
  expect(done).toEqual([]);
});

it('that could not be done is tried again a second later, or as soon as something changes', async () => {
  const tried: number[] = [];
  const begin = time.now();
  const act = async () => {
    tried.push(time.now() - begin);
    return refusal('store-unavailable');
  };
  dues = [{ at: LONG_AGO, act }];
  upkeep.watch();
  await time.pass(1500);
  expect(tried).toEqual([0, 1000]);
  upkeep.watch();
  await time.pass(100);
  expect(tried).toEqual([0, 1000, 1500]);
});
