import { beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../log.ts';
import { MemoryStore } from '../tests/support/memory-store.ts';
import { date } from '../tests/support/moments.ts';
import { SimulatedTime } from '../tests/support/simulated-time.ts';
import { Calendar } from './calendar.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TODAY = date(1_800_000_000_000);

let time: SimulatedTime;
let lines: string[];
beforeEach(() => {
  time = new SimulatedTime();
  time.setClock(TODAY - time.date());
  lines = [];
});

/** Returns a calendar on a store with this newest date. */
function calendarAfter(newest: number | null): Calendar {
  const log = openLog('warn', { write: (line) => void lines.push(line) });
  return new Calendar(newest === null ? null : date(newest), { time, log });
}
const logged = (): readonly string[] => lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);

describe('the clock at startup', () => {
  it.each([
    ['believed', 'an empty store', null],
    ['believed', 'what was written a month ago, less an hour', TODAY - 30 * DAY + HOUR],
    ['believed', 'what another machine wrote, whose clock is half a minute ahead', TODAY + HOUR / 120],
    ['in doubt', 'what was written a month ago, and an hour', TODAY - 30 * DAY - HOUR],
    ['in doubt', 'what was written in an hour from now', TODAY + HOUR],
  ])('is %s after %s', (verdict, _, newest) => {
    expect(calendarAfter(newest).believed() === null ? 'in doubt' : 'believed').toBe(verdict);
    expect(lines).toHaveLength(verdict === 'in doubt' ? 1 : 0);
  });
});

describe('a clock in doubt', () => {
  it('is logged once with its date and the newest known date, and once more when it is believed', async () => {
    const calendar = calendarAfter(TODAY - 500 * DAY);
    const stop = calendar.watch();
    const [clock, known] = [TODAY, TODAY - 500 * DAY].map((at) => new Date(at).toISOString());
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ clock, known });
    await time.pass(23 * HOUR);
    expect(logged()).toEqual([expect.stringContaining('in doubt, more than 30 days past the newest date in the store')]);
    await time.pass(2 * HOUR);
    expect(logged()[1]).toContain('believed again');
    expect(calendar.believed()).toBe(TODAY + 25 * HOUR);
    await time.pass(DAY);
    expect(lines).toHaveLength(2);
    stop();
  });

  it('is believed as soon as it is corrected', async () => {
    const calendar = calendarAfter(TODAY);
    time.setClock(500 * DAY);
    expect(calendar.believed()).toBeNull();
    await time.pass(HOUR);
    time.setClock(-500 * DAY);
    expect(calendar.believed()).toBe(TODAY + HOUR);
    expect(logged()).toEqual([expect.stringContaining('more than 30 days past'), expect.stringContaining('believed again')]);
  });

  it('stays in doubt for another day when it is set to another wrong date', async () => {
    const calendar = calendarAfter(TODAY - 500 * DAY);
    await time.pass(23 * HOUR);
    time.setClock(100 * DAY);
    expect(calendar.believed()).toBeNull();
    await time.pass(23 * HOUR);
    expect(calendar.believed()).toBeNull();
    await time.pass(HOUR);
    expect(calendar.believed()).toBe(TODAY + 100 * DAY + 47 * HOUR);
  });

  it.each([-HOUR, -500 * DAY, 500 * DAY])('is detected on the next read after a jump of %d ms while the server runs', (by) => {
    const calendar = calendarAfter(TODAY);
    time.setClock(by);
    expect(calendar.believed()).toBeNull();
    expect(logged()).toHaveLength(1);
  });

  it('never goes back before an earlier date while it is behind', async () => {
    const calendar = calendarAfter(TODAY);
    await time.pass(HOUR);
    time.setClock(-500 * DAY);
    expect(calendar.date()).toBe(TODAY + HOUR);
    await time.pass(HOUR);
    expect(calendar.date()).toBe(TODAY + 2 * HOUR);
  });
});

it('dates are whole milliseconds, however finely elapsed time is measured', async () => {
  const calendar = calendarAfter(TODAY);
  time.setClock(-HOUR);
  await time.pass(1234.567);
  expect(calendar.date()).toBe(TODAY + 1234);
});

describe('the date of a clock in doubt', () => {
  it('is not stored, so the clock is in doubt at the next startup too', async () => {
    const store = new MemoryStore(time);
    const log = openLog('silent');
    await Calendar.open(store, { time, log });
    time.setClock(500 * DAY);
    for (let starts = 0; starts < 3; starts++) {
      const calendar = await Calendar.open(store, { time, log });
      expect(calendar.believed()).toBeNull();
      await time.pass(HOUR);
      await calendar.note(store);
      expect(await store.newestDate()).toBe(TODAY + (starts + 1) * HOUR);
    }
    time.setClock(-500 * DAY);
    const right = await Calendar.open(store, { time, log });
    expect(right.believed()).toBe(TODAY + 3 * HOUR);
  });
});
