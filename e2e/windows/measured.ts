import type { Page } from '@playwright/test';
import type { MeasuredTable, WindowSize } from '../../scripts/windows/plan.ts';
import { faultsOnScreen } from '../boxes/faults.ts';
import { fit, openStory } from '../boxes/storyServer.ts';
import { coveredCards } from './coveredCards.ts';
import { cutWords } from './cutWords.ts';

/** The layout faults of a table in one window; an empty list if there are none. */
export interface Measured extends Omit<MeasuredTable, 'windows'> {
  readonly window: WindowSize;
  readonly faults: readonly string[];
}

/** The pattern of the longest names among the stories' people. */
const LONGEST_NAME = '\\S+-Wilhelmin?a?[\\w ]*';

/** The number of checks before a fault counts. On a busy machine, a part that measures itself needs a few more frames. */
const LOOKS = 5;

/**
 * Opens a story of a table, and measures the table in each of its windows. Resolves with the faults. Rejects if the story is not
 * drawn in time.
 */
export async function measure(page: Page, stories: string, table: MeasuredTable): Promise<readonly Measured[]> {
  const { windows, ...which } = table;
  await openStory(page, stories, which.story, 'en', which.notices);
  const found: Measured[] = [];
  for (const window of windows) found.push({ ...which, window, faults: await faultsIn(page, window) });
  return found;
}

/** Resolves with the faults of the open table in one window, if they persist over `looks` checks. */
export async function faultsIn(page: Page, window: WindowSize, looks = LOOKS): Promise<readonly string[]> {
  await fit(page, window);
  const faults = [
    ...(await page.evaluate(faultsOnScreen)),
    ...(await page.evaluate(coveredCards)),
    ...(await page.evaluate(cutWords, LONGEST_NAME)),
  ];
  return faults.length === 0 || looks === 1 ? faults : faultsIn(page, window, looks - 1);
}

/** Formats the measurements as rows, one for each table and number of notices: `ok`, or the faults by window. */
export function asTable(measured: readonly Measured[]): string {
  const rows = new Set(measured.map(nameOf));
  return [...rows].map((row) => `${row.padEnd(40)} ${verdict(measured.filter((each) => nameOf(each) === row))}`).join('\n');
}

function nameOf({ story, notices }: Measured): string {
  return `${story}, ${notices} ${notices === 1 ? 'notice' : 'notices'}`;
}

function verdict(row: readonly Measured[]): string {
  const wrong = row.filter(({ faults }) => faults.length > 0);
  if (wrong.length === 0) return `ok in ${row.length} ${row.length === 1 ? 'window' : 'windows'}`;
  return wrong.flatMap(({ window, faults }) => faults.map((fault) => `\n  ${window.width} × ${window.height}: ${fault}`)).join('');
}
