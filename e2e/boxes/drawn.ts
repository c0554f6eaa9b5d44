import type { Page } from '@playwright/test';

/** Waits until a page is fully drawn: fonts, every part of a table, and the faces of cards. */
export async function wholeDrawn(page: Page): Promise<void> {
  await page.waitForFunction(isDrawn, undefined, { polling: 'raf' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** In the page. A table comes part by part, and what flies over it with the last of them. */
function isDrawn(): boolean {
  const tables = [...document.querySelectorAll('.play')];
  const faces = [...document.querySelectorAll('.printed > svg')];
  return tables.every((table) => table.querySelector('.flights') !== null) && faces.every((face) => face.childElementCount > 0);
}
