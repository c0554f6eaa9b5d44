import { expect, it } from 'vitest';
import { SimulatedTime } from './tests/support/simulated-time.ts';
import { scaledClock, systemTime } from './time.ts';

it('scaled time passes so many times as fast, and what is due comes as much sooner', async () => {
  const time = new SimulatedTime();
  const fast = scaledClock(time, 10);
  const begin = fast.now();
  const came: number[] = [];
  fast.after(5000, () => came.push(fast.now() - begin));
  await time.pass(499);
  expect(came).toEqual([]);
  await time.pass(1);
  expect(came).toEqual([5000]);
});

it('moments are whole numbers of ms, also of a scaled clock: pages understand no fractions of a clock', () => {
  const fast = scaledClock(systemTime, 3.7);
  const moments = Array.from({ length: 1000 }, () => [systemTime.now(), fast.now()]).flat();
  expect(moments.filter((moment) => !Number.isInteger(moment))).toEqual([]);
});
