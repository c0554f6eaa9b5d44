import type { Page } from '@playwright/test';

/** Waits until a page is fully drawn: fonts, every part of a table, and the faces of cards. Rejects if that takes too long. */
export async function wholeDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { polling: 'raf' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Whether the page is fully drawn. A table loads in parts, the animations last; runs in the page. */
function isDrawn(): boolean {
  const tables = [...document.querySelectorAll('.play')];
  const faces = [...document.querySelectorAll('.printed > svg')];
  return tables.every((table) => table.querySelector('.flights') !== null) && faces.every((face) => face.childElementCount > 0);
}
