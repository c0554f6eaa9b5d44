import type { Page } from '@playwright/test';
import { expect } from './app-server.ts';

/** The timeout of a review in a slow browser, in ms. */
const REVIEW_MS = 90_000;

/**
 * Opens the review of a player's moves in a replay. Resolves with the sheet of findings. Rejects if the review is not finished in
 * 90 seconds.
 */
export async function review(page: Page, name: string) {
  await page.getByRole('button', { name: 'Game review' }).click();
  const sheet = page.getByRole('dialog', { name: 'Game review' });
  await sheet.getByText(name, { exact: true }).click();
  await sheet.getByRole('button', { name: 'Review these moves' }).click();
  await expect(sheet.getByText(/^\d+ of \d+ moves were judged/)).toBeVisible({ timeout: REVIEW_MS });
  await expect(sheet.getByRole('img', { name: /^Totals/ })).toBeVisible();
  return sheet;
}
