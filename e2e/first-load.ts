import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { PLAYED } from './games.ts';
import { Player } from './player.ts';

/** The most JavaScript that a page may ask for before it can be used, in KB of gzip. */
const HOME_KB = 150;
/** The same for a table. */
const TABLE_KB = 230;

/** What a page has asked for, in KB of gzip, beside the most it may. */
interface FirstLoad {
  readonly page: string;
  readonly kb: number;
  readonly limit: number;
}

/** The JavaScript a real browser has asked for when the home page of a house can be used, and when the table of each game can. */
export async function firstLoads(browser: Browser, url: string): Promise<readonly FirstLoad[]> {
  const home = await weigh(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
  });
  const loads: FirstLoad[] = [{ page: 'home', kb: home, limit: HOME_KB }];
  for (const { id } of PLAYED) {
    const link = await tableUnderWay(browser, url, id);
    const kb = await weigh(browser, async (page) => {
      await page.goto(link);
      await page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
      await page.keyboard.press('Enter');
      await page.locator('.status-line').waitFor();
      await page.waitForLoadState('networkidle');
    });
    loads.push({ page: id, kb, limit: TABLE_KB });
    const alone = await weigh(browser, async (page) => {
      await page.goto(`${url}/practise/${id}`);
      await page.locator('.status-line').waitFor();
      await page.waitForLoadState('networkidle');
    });
    loads.push({ page: `practice of ${id}`, kb: alone, limit: TABLE_KB });
  }
  return loads;
}

/** The link of a table at which somebody plays with bots. */
async function tableUnderWay(browser: Browser, url: string, game: string): Promise<string> {
  const host = await Player.arrive(browser, 'Marta');
  const link = await host.openTableOf(url, game);
  await host.fillWithBots();
  await host.start();
  await host.page.locator('.status-line').waitFor();
  await host.page.context().close();
  return link;
}

async function weigh(browser: Browser, open: (page: Page) => Promise<void>): Promise<number> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // What bots think with runs beside the page, which is there before it.
    if (pathname.endsWith('.js') && !/\/worker-[^/]+$/.test(pathname)) scripts.push(response.body());
  });
  await open(page);
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  await page.close();
  return bytes / 1024;
}
