import { expect, it } from 'vitest';
import { SimulatedTime } from './tests/support/simulated-time.ts';
import { scaledClock, systemTime } from './time.ts';

it('a scaled clock runs faster by its factor, and its timers fire sooner by the same factor', async () => {
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

it('system and scaled clocks return whole milliseconds, because pages cannot read fractions', () => {
  const fast = scaledClock(systemTime, 3.7);
  const moments = Array.from({ length: 1000 }, () => [systemTime.now(), fast.now()]).flat();
  expect(moments.filter((moment) => !Number.isInteger(moment))).toEqual([]);
});
