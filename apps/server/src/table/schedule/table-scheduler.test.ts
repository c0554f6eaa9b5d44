import { refusal } from '@chinwag/protocol';
import { beforeEach, expect, it } from 'vitest';
import { openLog } from '../../log.ts';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { type ScheduledTask, TableScheduler } from './table-scheduler.ts';
import { later, LONG_AGO } from '../../time.ts';

let time: SimulatedTime;
let scheduler: TableScheduler;
let tasks: ScheduledTask[];
let done: number[];

/** Returns a task that is due in `ms`, once. */
function dueIn(ms: number): ScheduledTask {
  const due: ScheduledTask = {
    at: later(time.now(), ms),
    act: async () => {
      done.push(time.now());
      tasks = tasks.filter((other) => other !== due);
      return { ok: true };
    },
  };
  return due;
}

beforeEach(() => {
  time = new SimulatedTime();
  [tasks, done] = [[], []];
  scheduler = new TableScheduler({ time, log: openLog('silent') }, () => [[], tasks]);
});

it('runs each task when it is due, one after the other', async () => {
  const begin = time.now();
  tasks = [dueIn(200), dueIn(100)];
  scheduler.watch();
  await time.pass(150);
  expect(done).toEqual([begin + 100]);
  await time.pass(100);
  expect(done).toEqual([begin + 100, begin + 200]);
});

it('runs later when a task is postponed, and earlier when a new task is due first', async () => {
  const begin = time.now();
  tasks = [dueIn(100)];
  scheduler.watch();
  tasks = [dueIn(300)];
  scheduler.watch();
  await time.pass(250);
  expect(done).toEqual([]);
  tasks = [...tasks, dueIn(10)];
  scheduler.watch();
  await time.pass(100);
  expect(done).toEqual([begin + 260, begin + 300]);
});

it('does not run a task that is no longer due, nor any after the scheduler stops', async () => {
  tasks = [dueIn(100)];
  scheduler.watch();
  tasks = [];
  await time.pass(200);
  tasks = [dueIn(100)];
  scheduler.watch();
  scheduler.stop();
  await time.pass(200);
  expect(done).toEqual([]);
});

it('retries a failed task after a second, or as soon as something changes', async () => {
  const tried: number[] = [];
  const begin = time.now();
  const act = async () => {
    tried.push(time.now() - begin);
    return refusal('store-unavailable');
  };
  tasks = [{ at: LONG_AGO, act }];
  scheduler.watch();
  await time.pass(1500);
  expect(tried).toEqual([0, 1000]);
  scheduler.watch();
  await time.pass(100);
  expect(tried).toEqual([0, 1000, 1500]);
});
