import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { PLAYED } from '../../e2e/games.ts';
import { House } from '../../e2e/house.ts';
import { installedBrowser } from '../browser.mjs';

const HOME_KB = 150;
const TABLE_KB = 230;

/** The JavaScript a real browser has asked for, gzip, when the home page can be used, and when the table of each game can. */
export async function benchFirstLoad(): Promise<void> {
  console.log('\nFirst load: JavaScript that a real browser asks for, gzip');
  const house = await House.open();
  const executablePath = installedBrowser();
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
  await report('home', HOME_KB, browser, async (page) => {
    await page.goto(house.url, { waitUntil: 'networkidle' });
  });
  for (const { id } of PLAYED) {
    const link = await practiseTable(browser, house.url, id);
    await report(id, TABLE_KB, browser, async (page) => {
      await page.goto(link);
      await page.getByRole('textbox', { name: 'Your name' }).fill('Zofia');
      await page.keyboard.press('Enter');
      await page.locator('.status-line').waitFor();
      await page.waitForLoadState('networkidle');
    });
  }
  await browser.close();
  await house.close();
}

async function practiseTable(browser: Browser, url: string, game: string): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${url}/games/${game}`);
  await page.getByRole('button', { name: /^Practise / }).click();
  await page.waitForURL(/\/t\//);
  return page.url();
}

async function report(name: string, limit: number, browser: Browser, open: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.body());
  });
  await open(page);
  const bytes = (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0);
  await page.close();
  console.log(`  ${name.padEnd(14)} ${(bytes / 1024).toFixed(0)} KB (${(bytes / 1024 / limit).toFixed(2)} of ${limit} KB)`);
}
