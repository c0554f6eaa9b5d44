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

it('a table at which nobody is is closed after a while', async () => {
  idle.nobodyIsHere();
  await time.pass(99);
  expect(close).not.toHaveBeenCalled();
  await time.pass(1);
  expect(close).toHaveBeenCalledOnce();
});

it('a table to which somebody comes in time is not closed, nor does it make room for another', async () => {
  idle.nobodyIsHere();
  await time.pass(50);
  idle.somebodyIsHere();
  idleTables.add(() => undefined);
  await time.pass(100);
  expect(close).not.toHaveBeenCalled();
});

it('the time of an idle table starts again when something happens at it', async () => {
  idle.nobodyIsHere();
  await time.pass(50);
  idle.nobodyIsHere();
  await time.pass(99);
  expect(close).not.toHaveBeenCalled();
  await time.pass(1);
  expect(close).toHaveBeenCalledOnce();
});

it('an idle table makes room for another that is idle', () => {
  idle.nobodyIsHere();
  idleTables.add(() => undefined);
  expect(close).toHaveBeenCalledOnce();
});

it('one that closes anyway is not closed again', async () => {
  idle.nobodyIsHere();
  idle.stop();
  idle.nobodyIsHere();
  await time.pass(100);
  expect(close).not.toHaveBeenCalled();
});
