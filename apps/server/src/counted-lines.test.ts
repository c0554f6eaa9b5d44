import { expect, it } from 'vitest';
import { CountedLines } from './counted-lines.ts';
import { SimulatedTime } from './tests/support/simulated-time.ts';

it('one of a kind is written at once, those after it once a minute, and none when there were none', async () => {
  const time = new SimulatedTime();
  const written: string[] = [];
  const lines = new CountedLines((kind, times) => written.push(`${kind} ${times}`), time);
  for (let times = 0; times < 1000; times++) lines.note('unreadable');
  lines.note('late');
  expect(written).toEqual(['unreadable 1', 'late 1']);
  await time.pass(60_000);
  expect(written).toEqual(['unreadable 1', 'late 1', 'unreadable 999']);
  await time.pass(600_000);
  lines.note('unreadable');
  lines.note('unreadable');
  lines.stop();
  expect(written.slice(3)).toEqual(['unreadable 1', 'unreadable 1']);
});
