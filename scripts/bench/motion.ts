import { writeFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { PLAYED } from '../../e2e/games.ts';
import type { GameScript } from '../../e2e/played-game.ts';
import { AppServer } from '../../e2e/app-server.ts';
import { Finger, gripOf } from '../../e2e/finger.ts';
import { playableCards } from '../../e2e/player.ts';
import { openBrowser } from '../open-browser.ts';
import { measureCheck } from './check-motion.ts';
import { flySquare, PHONE, SLOWED } from './phone.ts';
import { readShifts, type Shift } from './shifts.ts';
import { measureThoughts, SEARCHED } from './strong-motion.ts';
import { overBudget, type ThoughtFigures } from './thoughts.ts';
import { type Frames, missedOf, readTrace, startTrace, type TraceFigures } from './trace.ts';

/** The limit for a task, in ms, and for the fraction of a drag's frames that the page may delay. */
const LONG = 100;
const MOST_HELD_UP = 0.05;
/** The time limit for a deal to reach its score sheet, in ms. */
const LONGEST = 100_000;
/** The number of turns at the start of a deal before which the player drags a card around. */
const CARRIED = 3;
/** The interval at which the player checks for their turn, in ms. */
const LOOKS = 250;
/** The folder for saved traces. */
const TRACE_FOLDER = process.env['TRACE'];

/** The figures of one deal. */
interface DealFigures extends TraceFigures {
  readonly seconds: number;
  readonly shifts: readonly Shift[];
  /** The frames of a page with a single flying square, because a busy machine misses frames there, too. */
  readonly beside: Frames;
}

declare global {
  /** The layout shifts so far, in the page. */
  var shifts: Shift[];
}

/** Additional categories for saved traces. */
const MORE = TRACE_FOLDER === undefined ? [] : ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler'];

/**
 * Plays one deal of each game, or of those named, on a phone with a slow CPU. Prints long tasks, layout shifts and missed frames of
 * animations and drags, beside those of an empty page. For `check` or by default, also measures the check of a game after its
 * result. For `strong` or by default, measures the searches of strong bots in practice. With TRACE=folder, saves the traces, which
 * a browser's tools can open. Exits with 1 if a search, a task, a drag or the layout shift
 * of a deal is over its limit.
 */
const wanted = process.argv.slice(2);
const broken: string[] = [];
const server = await AppServer.open();
const browser = await openBrowser();
console.log(`On a phone, the CPU slowed ${SLOWED} times`);
if (wanted.length === 0 || wanted.includes('check')) printCheck(await measureCheck(browser, server), await measureEmpty());
if (wanted.length === 0 || wanted.includes('strong')) {
  for (const game of SEARCHED) printThoughts(game.id, await measureThoughts(browser, server, game));
}
pressWithoutLooking(await browser.newPage());
for (const game of PLAYED.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) print(game.id, await measure(game));
await browser.close();
await server.close();
if (broken.length > 0) {
  console.log(`  More than may be:\n    ${broken.join('\n    ')}`);
  process.exitCode = 1;
}

function print(id: string, { seconds, tasks, shifts, beside, frames }: DealFigures): void {
  console.log(`  ${id}, ${seconds.toFixed(0)} s`);
  printTasks(id, tasks);
  console.log(`    ${missedOf(frames.flight)} missed while something flew, ${missedOf(frames.drag)} while a card was dragged`);
  const heldUp = `${(100 * frames.drag.heldUp).toFixed(1)} % of the frames of a drag were held up by the page itself`;
  console.log(`    ${heldUp}`);
  if (frames.drag.frames === 0) broken.push(`${id}: no card was dragged`);
  if (frames.drag.heldUp > MOST_HELD_UP) broken.push(`${id}: ${heldUp}`);
  console.log(`    ${missedOf(beside)} missed on an empty page just before`);
  const { figures, largest, isOver } = readShifts(shifts);
  console.log(`    ${figures}`);
  for (const line of largest) console.log(`      ${line}`);
  if (isOver) broken.push(`${id}: ${figures}`);
}

function printCheck({ tasks, frames }: TraceFigures, beside: Frames): void {
  console.log('  the check of a game after its result');
  printTasks('check', tasks);
  console.log(`    ${missedOf(frames.flight)} missed while it ran; on an empty page just after ${missedOf(beside)}`);
}

function printThoughts(id: string, figures: ThoughtFigures): void {
  const { thoughts, during, otherwise } = figures;
  const longest = Math.max(0, ...thoughts).toFixed(0);
  console.log(`  strong bots of ${id} in practice: ${thoughts.length} searches, the longest ${longest} ms`);
  console.log(`    ${missedOf(during)} missed during searches; otherwise ${missedOf(otherwise)}`);
  for (const fault of overBudget(figures)) {
    console.log(`    over the budget: ${fault}`);
    process.exitCode = 1;
  }
}

function printTasks(id: string, tasks: readonly number[]): void {
  const long = tasks.filter((task) => task > LONG);
  if (long.length > 0) broken.push(`${id}: ${long.length} tasks over ${LONG} ms`);
  console.log(`    ${long.length} tasks over ${LONG} ms, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`);
}

/** Resolves with the missed frames of a nearly empty page. */
async function measureEmpty(): Promise<Frames> {
  const page = await browser.newPage({ viewport: PHONE, deviceScaleFactor: 2 });
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line);
  await flySquare(page);
  const { frames } = readTrace(await endTrace());
  await page.close();
  return frames.flight;
}

async function measure({ id, turns }: (typeof PLAYED)[number]): Promise<DealFigures> {
  const beside = await measureEmpty();
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, hasTouch: true });
  await context.addInitScript(() => localStorage.setItem('chinwag.preferences', '{"sound":"off"}'));
  // the bundler's helper for function names does not exist in a page
  await context.addInitScript({ content: 'globalThis.__name = (named) => named' });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${server.url}/practise/${id}`);
  await page.locator('.flights').waitFor({ state: 'attached' });
  await page.evaluate(watch);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const endTrace = await startTrace(line, MORE);
  const began = Date.now();
  await playDeal(page, turns());
  const seconds = (Date.now() - began) / 1000;
  const events = await endTrace();
  const shifts = await page.evaluate(() => globalThis.shifts);
  await context.close();
  if (TRACE_FOLDER !== undefined) writeFileSync(`${TRACE_FOLDER}/${id}.json`, JSON.stringify({ traceEvents: events }));
  return { seconds, shifts, beside, ...readTrace(events) };
}

/** Records layout shifts, and marks the start and end of animations and drags in the trace. Runs in the page. */
function watch(): void {
  globalThis.shifts = [];
  const named = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.parentElement?.getAttribute('class') ?? ''} > ${element?.getAttribute('class') ?? element?.tagName ?? ''}`;
  };
  const boxed = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join();
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as unknown as readonly LayoutShiftEntry[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => `${named(node)} ${boxed(from)} to ${boxed(to)}`);
      if (!hadRecentInput) globalThis.shifts.push({ at: startTime, value, moved: moved.slice(0, 3).join(' | ') });
    }
  });
  observer.observe({ type: 'layout-shift' });
  const watchFor = (within: Element, sought: string, movement: string) => {
    let moves = false;
    const look = () => {
      const now = within.querySelector(`:scope > ${sought}`) !== null;
      if (now !== moves) performance.mark(`${movement}-${now ? 'begins' : 'ends'}`);
      moves = now;
    };
    new MutationObserver(look).observe(within, { childList: true });
  };
  for (const layer of document.querySelectorAll('.flights')) watchFor(layer, 'span', 'flight');
  // a card is held within its hand, which may have been replaced by then
  const isHeld = (nodes: NodeList) => [...nodes].some((node) => node instanceof Element && node.matches('.held-copy'));
  new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => isHeld(addedNodes))) performance.mark('drag-begins');
    if (records.some(({ removedNodes }) => isHeld(removedNodes))) performance.mark('drag-ends');
  }).observe(document.body, { subtree: true, childList: true });
}

/**
 * Makes presses by touch at the exact position. Playwright would first run a check in the page, in the page's time. A resting mouse
 * would also cause a hit test in every frame.
 */
function pressWithoutLooking(page: Page): void {
  const locators: Pick<Locator, 'click' | 'tap'> = Object.getPrototypeOf(page.locator('body'));
  const { tap } = locators;
  locators.click = function press(this: Locator, options) {
    return tap.call(this, { ...options, force: true });
  };
}

/** The layout-shift entry of browsers, which the DOM types do not include yet. */
interface LayoutShiftEntry {
  readonly startTime: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Plays until the score sheet opens, or until the time limit. Before the first turns, drags a card around. */
async function playDeal(page: Page, takeTurn: ReturnType<GameScript['turns']>): Promise<void> {
  const until = Date.now() + LONGEST;
  const finger = await Finger.on(page);
  let carried = 0;
  const asked = page.locator('.status-line .status-lamp');
  const sheet = page.locator('dialog[open]');
  while (Date.now() < until && !(await sheet.isVisible())) {
    if (await asked.isVisible()) {
      if (carried < CARRIED && (await carryAround(finger, page))) carried += 1;
      await takeTurn(page);
    }
    await page.waitForTimeout(LOOKS);
  }
  if (carried === 0) throw new Error('no card was carried');
}

/** Drags a playable card across the table and back, and then cancels the touch as the system would. */
async function carryAround(finger: Finger, page: Page): Promise<boolean> {
  const card = playableCards(page).first() as Locator;
  if ((await card.count()) === 0) return false;
  const grip = await gripOf(card);
  await finger.down(grip);
  const corners = [{ x: 60, y: 200 }, { x: 300, y: 200 }, { x: 300, y: 400 }, { x: 60, y: 400 }, { x: 180, y: 300 }, grip];
  for (const corner of corners) await finger.moveTo(corner);
  await finger.cancel();
  return true;
}
