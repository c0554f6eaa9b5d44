import { firstLoads } from '../../e2e/first-load.ts';
import { AppServer } from '../../e2e/app-server.ts';
import { openBrowser } from '../open-browser.ts';

/**
 * Prints the size of the JavaScript of a first load, for the home page and for each game's table. Rejects if a page does not become
 * usable.
 */
export async function benchFirstLoad(): Promise<void> {
  console.log('\nFirst load: JavaScript that a real browser asks for, gzip');
  const server = await AppServer.open();
  const browser = await openBrowser();
  for (const { page, kb, limit } of await firstLoads(browser, server.url)) {
    console.log(`  ${page.padEnd(14)} ${kb.toFixed(0)} KB (${(kb / limit).toFixed(2)} of ${limit} KB)`);
  }
  await browser.close();
  await server.close();
}
