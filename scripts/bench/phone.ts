import type { Page } from '@playwright/test';

/** A phone that is some years old: its CPU is slowed so many times. */
export const SLOWED = 4;
/** Its window. */
export const PHONE = { width: 360, height: 640 };

/** How long the square flies, in ms. */
const FLIGHT = 4000;

/** Flies a square over whatever a page shows, and marks in the trace when that begins and ends. */
export async function flySquare(page: Page): Promise<void> {
  await page.evaluate(async (duration) => {
    const square = document.createElement('i');
    square.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 60px; height: 84px; background: green';
    document.body.append(square);
    performance.mark('flight-begins');
    const there = [{}, { transform: 'translate(280px, 500px)' }];
    await square.animate(there, { duration: duration / 8, iterations: 8, direction: 'alternate' }).finished;
    performance.mark('flight-ends');
    square.remove();
  }, FLIGHT);
}
