import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { PLAYED } from './games.ts';
import { Player } from './player.ts';

/** The most JavaScript that a page may ask for before it can be used, in KB of gzip. */
const HOME_KB = 118;
/** The same for the invitation to a table. */
const INVITATION_KB = 166;
/** The same for a table. */
const TABLE_KB = 228;

/** What a page has asked for, in KB of gzip, beside the most it may. */
interface FirstLoad {
  readonly page: string;
  readonly kb: number;
  readonly limit: number;
}

/** The windows of a phone: weight tells most where the line is slow. */
const PHONE = { width: 360, height: 640 };

/**
 * The JavaScript that a real browser on a phone has asked for when each page of a server can be used: home, an invitation, and
 * the table of each game, among friends and alone; home and practice also for one who has chosen Polish, whose words weigh most.
 */
export async function firstLoads(browser: Browser, url: string): Promise<readonly FirstLoad[]> {
  const loads: FirstLoad[] = [];
  const weighed = async (page: string, limit: number, context: BrowserContext, path: string, ready: string) => {
    loads.push({ page, limit, kb: await weigh(context, `${url}${path}`, ready) });
  };
  const newcomer = await browser.newContext();
  const chosen = [{ name: 'chinwag.language', value: '"pl"' }];
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
    await weighed(`practice of ${id}`, TABLE_KB, newcomer, `/practise/${id}`, '.status-line');
    await weighed(`practice of ${id} in Polish`, TABLE_KB, pole, `/practise/${id}`, '.status-line');
  }
  await newcomer.close();
  await pole.close();
  return loads;
}

/** Opens a page and weighs what it asks for, until what is found by `ready` is there and nothing more is asked for. */
async function weigh(context: BrowserContext, address: string, ready: string): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(PHONE);
  const scripts: Promise<Buffer>[] = [];
  const take = (response: Response) => {
    const { pathname } = new URL(response.url());
    // What bots think with runs beside the page, which is there before it.
    if (pathname.endsWith('.js') && !/\/worker-[^/]+$/.test(pathname)) scripts.push(response.body());
  };
  page.on('response', take);
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  page.off('response', take);
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  await page.close();
  return bytes / 1024;
}
