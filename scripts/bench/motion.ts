import { writeFileSync } from 'node:fs';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { PLAYED } from '../../e2e/games.ts';
import type { GameScript } from '../../e2e/played-game.ts';
import { AppServer } from '../../e2e/app-server.ts';
import { openBrowser } from '../open-browser.ts';

/** A phone that is some years old: its CPU is slowed so many times. */
const SLOWED = 4;
const PHONE = { width: 360, height: 640 };
/** No task may be longer, in ms. */
const LONG = 100;
/** A deal is played to its score sheet, or for so long, in ms. */
const LONGEST = 100_000;
/** So often the player looks whether they are asked, in ms. */
const LOOKS = 250;
/** How many shifts are printed, the largest first. */
const PRINTED = 8;
/** Tasks shorter than this, in microseconds, are not looked at. */
const IDLE = 20_000;
/** How long the square of an empty page flies, in ms. */
const SQUARE = 4000;
/** A frame for which nothing had to be drawn. */
const UNCHANGED = 'STATE_NO_UPDATE_DESIRED';
/** A folder in which the traces are saved. */
const TRACE_FOLDER = process.env['TRACE'];

/** As much of an event of a trace as is looked at; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: {
    readonly frame_reporter?: { readonly state?: string };
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** Something that jumped without having been asked to. */
interface Shift {
  readonly value: number;
  readonly moved: string;
}

/** How one deal went. */
interface DealFigures {
  readonly seconds: number;
  /** In ms of the CPU. */
  readonly tasks: readonly number[];
  readonly shifts: readonly Shift[];
  readonly frames: number;
  readonly missed: number;
  /** The same of a page on which nothing lies but one square that flies: a busy machine misses frames there too. */
  readonly beside: Frames;
}

/** How many frames fell due while something flew, and how many of them came too late. */
interface Frames {
  readonly frames: number;
  readonly missed: number;
}

declare global {
  /** What has jumped so far, in the page. */
  var shifts: Shift[];
}

/**
 * Plays one deal of each game, or of those named, on a phone with a slow CPU, and prints what was long, what jumped, and how many
 * frames were missed while something flew, beside those that an empty page misses. With TRACE=folder the traces are saved there, to
 * be opened in a browser's tools.
 */
const wanted = process.argv.slice(2);
const server = await AppServer.open();
const browser = await openBrowser();
pressWithoutLooking(await browser.newPage());
console.log(`One deal of each game on a phone, the CPU slowed ${SLOWED} times`);
for (const game of PLAYED.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) print(game.id, await measure(game));
await browser.close();
await server.close();

function print(id: string, { seconds, tasks, shifts, beside, ...flown }: DealFigures): void {
  const long = tasks.filter((task) => task > LONG);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  console.log(`  ${id}, ${seconds.toFixed(0)} s`);
  console.log(`    ${long.length} tasks over ${LONG} ms, the longest ${Math.max(...tasks).toFixed(0)} ms`);
  console.log(`    ${missedOf(flown)} missed while something flew; on an empty page just before ${missedOf(beside)}`);
  console.log(`    layout shift ${shift.toFixed(2)}`);
  for (const { value, moved } of shifts.toSorted((a, b) => b.value - a.value).slice(0, PRINTED)) {
    console.log(`      ${value.toFixed(3)} ${moved}`);
  }
}

/** `23 of 259 frames (9 %)` */
function missedOf({ frames, missed }: Frames): string {
  return `${missed} of ${frames} frames (${((100 * missed) / Math.max(1, frames)).toFixed(0)} %)`;
}

/** What is missed where next to nothing has to be done. */
async function measureEmpty(): Promise<Frames> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
  const line = await page.context().newCDPSession(page);
  await page.setContent('<i style="position: fixed; width: 60px; height: 84px; background: green"></i>');
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line);
  await page.evaluate(async (duration) => {
    performance.mark('flight-begins');
    const there = [{}, { transform: 'translate(280px, 500px)' }];
    await document.querySelector('i')?.animate(there, { duration: duration / 8, iterations: 8, direction: 'alternate' }).finished;
    performance.mark('flight-ends');
  }, SQUARE);
  const { frames, missed } = readTrace(await endTrace());
  await page.close();
  return { frames, missed };
}

async function measure({ id, turns }: (typeof PLAYED)[number]): Promise<DealFigures> {
  const beside = await measureEmpty();
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem('chinwag.preferences', '{"sound":"off"}'));
  // what the bundler names functions with is not there in a page
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${server.url}/practise/${id}`);
  await page.locator('.flights').waitFor({ state: 'attached' });
  await page.evaluate(watch);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line);
  const began = Date.now();
  await playDeal(page, turns());
  const seconds = (Date.now() - began) / 1000;
  const events = await endTrace();
  const shifts = await page.evaluate(() => globalThis.shifts);
  await context.close();
  if (TRACE_FOLDER !== undefined) writeFileSync(`${TRACE_FOLDER}/${id}.json`, JSON.stringify({ traceEvents: events }));
  return { seconds, shifts, beside, ...readTrace(events) };
}

/** Runs in the page: keeps what jumps, and marks in the trace when something begins to fly and when nothing does any more. */
function watch(): void {
  globalThis.shifts = [];
  const named = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.parentElement?.getAttribute('class') ?? ''} > ${element?.getAttribute('class') ?? element?.tagName ?? ''}`;
  };
  const boxed = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join();
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as readonly LayoutShiftEntry[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => `${named(node)} ${boxed(from)} to ${boxed(to)}`);
      if (!hadRecentInput) globalThis.shifts.push({ value, moved: moved.slice(0, 3).join(' | ') });
    }
  });
  observer.observe({ type: 'layout-shift' });
  const layer = document.querySelector('.flights');
  let flying = false;
  const look = () => {
    const now = layer !== null && layer.querySelector('span') !== null;
    if (now !== flying) performance.mark(now ? 'flight-begins' : 'flight-ends');
    flying = now;
  };
  if (layer !== null) new MutationObserver(look).observe(layer, { childList: true });
}

/**
 * Has presses go where they are aimed, by a finger: before each the player would look in the page, on its time, at what lies there,
 * and a mouse that rests on the page has it asked again with every frame what lies under it.
 */
function pressWithoutLooking(page: Page): void {
  const locators: Pick<Locator, 'click' | 'tap'> = Object.getPrototypeOf(page.locator('body'));
  const { tap } = locators;
  locators.click = function press(this: Locator, options) {
    return tap.call(this, { ...options, force: true });
  };
}

/** What a browser reports of a jump; not yet among the types of the DOM. */
interface LayoutShiftEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Plays until the score sheet opens, or the time is over. */
async function playDeal(page: Page, takeTurn: ReturnType<GameScript['turns']>): Promise<void> {
  const until = Date.now() + LONGEST;
  const asked = page.locator('.status-line .status-lamp');
  const sheet = page.locator('dialog[open]');
  while (Date.now() < until && !(await sheet.isVisible())) {
    if (await asked.isVisible()) await takeTurn(page);
    await page.waitForTimeout(LOOKS);
  }
}

/** Begins a trace; what it answers ends it and gives its events. */
async function startTrace(line: CDPSession): Promise<() => Promise<readonly TraceEvent[]>> {
  const events: TraceEvent[] = [];
  line.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as readonly TraceEvent[])));
  const categories = ['toplevel', 'blink.user_timing', 'cc', 'benchmark', 'disabled-by-default-devtools.timeline'];
  if (TRACE_FOLDER !== undefined) categories.push('devtools.timeline', 'disabled-by-default-v8.cpu_profiler');
  await line.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: categories } });
  return async () => {
    const complete = new Promise((resolve) => line.once('Tracing.tracingComplete', resolve));
    await line.send('Tracing.end');
    await complete;
    return events;
  };
}

/** The tasks of the page's own thread, and the frames that fell due while something flew. */
function readTrace(events: readonly TraceEvent[]): Pick<DealFigures, 'tasks' | 'frames' | 'missed'> {
  const marks = events.filter(({ name }) => name.startsWith('flight-')).toSorted((a, b) => a.ts - b.ts);
  const [own] = marks;
  if (own === undefined) throw new Error('nothing has moved');
  const here = events.filter(({ pid, tid }) => pid === own.pid && tid === own.tid);
  // what the player asks of the page through the browser's tools is no task of ours
  const asked = here.filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession');
  const isAsked = ({ ts, dur = 0 }: TraceEvent) => asked.some((event) => ts <= event.ts && event.ts <= ts + dur);
  const tasks = here.filter((event) => event.name === 'RunTask' && (event.tdur ?? 0) > IDLE && !isAsked(event));
  const flights = marks.flatMap(({ name, ts }, k) => (name === 'flight-begins' ? [[ts, marks[k + 1]?.ts ?? ts] as const] : []));
  const frames = events.filter(
    ({ name, args, pid, ts }) =>
      name === 'PipelineReporter' &&
      pid === own.pid &&
      (args.frame_reporter?.state ?? UNCHANGED) !== UNCHANGED &&
      flights.some(([from, to]) => from <= ts && ts < to),
  );
  const missed = frames.filter(({ args }) => args.frame_reporter?.state === 'STATE_DROPPED');
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), frames: frames.length, missed: missed.length };
}
