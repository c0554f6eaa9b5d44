import type { Page } from '@playwright/test';

/** The factor by which the CPU is slowed down to emulate a phone that is some years old. */
export const SLOWED = 4;
/** The viewport of the phone, in CSS pixels. */
export const PHONE = { width: 360, height: 640 };

/** The duration of the square's animation, in ms. */
const FLIGHT = 4000;

/** Animates a square over a page, and marks its start and end in the trace. */
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
