import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_PACE } from '../../config.ts';
import { SimulatedTime } from '../../tests/support/simulated-time.ts';
import { IdleClosing } from './idle-closing.ts';
import { IdleTables } from './idle-tables.ts';

const close = vi.fn<() => void>();
let time: SimulatedTime;
let idleTables: IdleTables;
let idle: IdleClosing;
beforeEach(() => {
  close.mockClear();
  time = new SimulatedTime();
  idleTables = new IdleTables(1);
  idle = new IdleClosing({ time, pace: { ...DEFAULT_PACE, idleTable: 100 }, idleTables }, close);
});

it('an empty table closes after the idle timeout', async () => {
  idle.nobodyIsHere();
  await time.pass(99);
  expect(close).not.toHaveBeenCalled();
  await time.pass(1);
  expect(close).toHaveBeenCalledOnce();
});

it('a table that somebody enters in time stays open, even when another table becomes idle', async () => {
  idle.nobodyIsHere();
  await time.pass(50);
  idle.somebodyIsHere();
  idleTables.add(() => undefined);
  await time.pass(100);
  expect(close).not.toHaveBeenCalled();
});

it('activity at an idle table restarts its timeout', async () => {
  idle.nobodyIsHere();
  await time.pass(50);
  idle.nobodyIsHere();
  await time.pass(99);
  expect(close).not.toHaveBeenCalled();
  await time.pass(1);
  expect(close).toHaveBeenCalledOnce();
});

it('an idle table closes to make room for another idle table', () => {
  idle.nobodyIsHere();
  idleTables.add(() => undefined);
  expect(close).toHaveBeenCalledOnce();
});

it('a table that is already closing is not closed again', async () => {
  idle.nobodyIsHere();
  idle.stop();
  idle.nobodyIsHere();
  await time.pass(100);
  expect(close).not.toHaveBeenCalled();
});
