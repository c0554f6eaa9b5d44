import { expect, it } from 'vitest';
import { SimulatedTime } from './tests/support/simulated-time.ts';
import { hastened } from './time.ts';

it('hastened time passes so many times as fast, and what is due comes as much sooner', async () => {
  const time = new SimulatedTime();
  const fast = hastened(time, 10);
  const begin = fast.now();
  const came: number[] = [];
  fast.after(5000, () => came.push(fast.now() - begin));
  await time.pass(499);
  expect(came).toEqual([]);
  await time.pass(1);
  expect(came).toEqual([5000]);
});
