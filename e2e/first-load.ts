import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import before from './first-load.json' with { type: 'json' };
import { PLAYED } from './games.ts';
import { Player } from './player.ts';

/** The budget of the home page for JavaScript before the page is usable, in KB of gzip. */
const HOME_KB = 112;
/** The budget of an invitation. */
const INVITATION_KB = 168;
/** The budget of a table among friends. */
const TABLE_KB = 227;
/** The budget of a practice game, which runs on the device. */
const PRACTICE_KB = 199;

/** The size of a page's first load, in KB of gzip, and its budget. */
export interface FirstLoad {
  readonly page: string;
  readonly kb: number;
  readonly limit: number;
  /** The sizes of the page's files, in KB, by name without the hash. Files with the same name count together. */
  readonly files: Weights;
}

type Weights = Readonly<Record<string, number>>;

/** The window of a phone, because weight matters most on slow connections. */
const PHONE = { width: 360, height: 640 };

/**
 * Measures the JavaScript that a browser on a phone loads until each page is usable. The pages are the home page, an invitation,
 * and each game's table, among friends and in practice. Also measures the home page and practice in Polish, whose texts are the
 * largest. Mutes the pages, because sounds load after the first press, and pressing counts as interaction. Resolves with the sizes.
 * Rejects if a page does not become usable.
 */
export async function firstLoads(browser: Browser, url: string): Promise<readonly FirstLoad[]> {
  const loads: FirstLoad[] = [];
  const weighed = async (page: string, limit: number, context: BrowserContext, path: string, ready: string) => {
    const files = await weigh(context, `${url}${path}`, ready);
    loads.push({ page, limit, files, kb: Object.values(files).reduce((sum, kb) => sum + kb, 0) });
  };
  const quiet = { name: 'chinwag.preferences', value: '{"sound":"off"}' };
  const newcomer = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: url, localStorage: [quiet] }] } });
  const chosen = [{ name: 'chinwag.language', value: '"pl"' }, quiet];
  const pole = await browser.newContext({ storageState: { cookies: [], origins: [{ origin: url, localStorage: chosen }] } });
  await weighed('home', HOME_KB, newcomer, '/', 'main');
  await weighed('home in Polish', HOME_KB, pole, '/', 'main');
  for (const { id } of PLAYED) {
    const host = await Player.arrive(browser, 'Marta');
    const link = new URL(await host.openTableOf(url, id)).pathname;
    await weighed(`invitation to ${id}`, INVITATION_KB, newcomer, link, 'input');
    await host.fillWithBots();
    await host.start();
    await weighed(id, TABLE_KB, host.page.context(), link, '.status-line');
    await host.page.context().close();
    await weighed(`practice of ${id}`, PRACTICE_KB, newcomer, `/practise/${id}`, '.status-line');
    await weighed(`practice of ${id} in Polish`, PRACTICE_KB, pole, `/practise/${id}`, '.status-line');
  }
  await newcomer.close();
  await pole.close();
  return loads;
}

/** Opens a page and measures its requests until `ready` is present and the network is idle. Resolves with the weights. */
async function weigh(context: BrowserContext, address: string, ready: string): Promise<Weights> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  const scripts: Promise<readonly [name: string, kb: number]>[] = [];
  const take = (response: Response) => {
    const { pathname } = new URL(response.url());
    // The code of bots runs beside the page, which is usable before it. The same is true of the code that notifies a user who is
    // elsewhere.
    const [, name = ''] = /\/([^/]+)-[\w-]{7,8}\.js$/.exec(pathname) ?? [];
    if (!['worker', 'caller', 'calls'].includes(name) && pathname.endsWith('.js')) scripts.push(weightOf(name, response));
  };
  page.on('response', take);
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', take);
  const files: Record<string, number> = {};
  for (const [name, kb] of await Promise.all(scripts)) files[name] = (files[name] ?? 0) + kb;
  await page.close();
  return files;
}

async function weightOf(name: string, response: Response): Promise<readonly [name: string, kb: number]> {
  return [name, gzipSync(await response.body()).length / 1024];
}

/** The recorded files of each page when its budget was set. */
const RECORD = join(import.meta.dirname, 'first-load.json');

/** Records the files of each page, as a baseline. */
export function recordLoads(loads: readonly FirstLoad[]): void {
  const record = loads.map(({ page, files }) => {
    const sorted = Object.entries(files).toSorted(([a], [b]) => a.localeCompare(b));
    return [page, Object.fromEntries(sorted.map(([name, kb]) => [name, Number(kb.toFixed(1))]))];
  });
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(record), null, 1)}\n`);
}

/**
 * Returns one sentence for each page over its budget. The sentence says by how much, and which of the page's files have grown since
 * the baseline.
 */
export function tooHeavy(loads: readonly FirstLoad[]): readonly string[] {
  const recorded: Readonly<Record<string, Weights>> = before;
  return loads
    .filter(({ kb, limit }) => kb > limit)
    .map(({ page, kb, limit, files }) => {
      const more = grown(files, recorded[page] ?? {}).join(', ');
      return `${page}: ${kb.toFixed(1)} of ${limit} KB; grown: ${more}`;
    });
}

/** Returns the files that have grown by at least a tenth of a KB, the largest growth first. A new file has grown from nothing. */
function grown(files: Weights, before: Weights): readonly string[] {
  return Object.entries(files)
    .map(([name, kb]) => ({ name, kb, more: kb - (before[name] ?? 0) }))
    .filter(({ more }) => more >= 0.1)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name, kb, more }) => `${name} ${kb.toFixed(1)} (+${more.toFixed(1)})`);
}
