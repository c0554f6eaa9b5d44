import type { Page } from '@playwright/test';

/** Waits until a page is fully drawn: fonts, every part of a table, and the faces of cards. Rejects if that takes too long. */
export async function wholeDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { polling: 'raf' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Returns whether the page is fully drawn. A table loads in parts, and its animations load last. Runs in the page. */
function isDrawn(): boolean {
  const tables = [...document.querySelectorAll('.play')];
  const faces = [...document.querySelectorAll('.printed > svg')];
  return tables.every((table) => table.querySelector('.flights') !== null) && faces.every((face) => face.childElementCount > 0);
}
