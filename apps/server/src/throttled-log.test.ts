import { expect, it } from 'vitest';
import { ThrottledLog } from './throttled-log.ts';
import { SimulatedTime } from './tests/support/simulated-time.ts';

it('the first line of a kind is written at once, and later lines only as a count per minute', async () => {
  const time = new SimulatedTime();
  const written: string[] = [];
  const lines = new ThrottledLog(time);
  const note = (kind: string): void => lines.note(kind, (counted) => written.push(`${kind} ${counted?.times ?? 'now'}`));
  for (let times = 0; times < 1000; times++) note('unreadable');
  note('late');
  expect(written).toEqual(['unreadable now', 'late now']);
  await time.pass(60_000);
  expect(written).toEqual(['unreadable now', 'late now', 'unreadable 999']);
  await time.pass(600_000);
  note('unreadable');
  note('unreadable');
  lines.settle();
  expect(written.slice(3)).toEqual(['unreadable now', 'unreadable 1']);
});
