import type { Page } from '@playwright/test';
import { wholeDrawn } from './boxes/drawn.ts';
import { expect, fit, test } from './boxes/storyServer.ts';
import { COLOURS, seriousFindings } from './findings.ts';

/** The themes other than light, with the checks that they may affect. */
const OTHER_LIGHTS = [
  { light: 'by lamp', media: { colorScheme: 'dark', forcedColors: 'none' } },
  { light: 'in the colours of the system', media: { colorScheme: 'dark', forcedColors: 'active' } },
] as const;

/** A style that hides the strokes of drawings, which would take minutes to check. Only a whole drawing can have a name. */
const WITHOUT_STROKES = 'svg > * { display: none !important }';

/** The number of tests that share the stories. */
const SHARES = 4;

test.skip(process.env['EVERY_STORY'] === undefined, 'every story in every light takes two minutes more: npm run stories-seen');

for (let share = 1; share <= SHARES; share++) {
  test(`no story has a serious accessibility finding in any theme: share ${share} of ${SHARES}`, async ({ page, stories }) => {
    await fit(page, { width: 1024, height: 640 });
    await page.goto(new URL('stories.html?animation=off', stories).href);
    await page.locator('.story-list a').first().waitFor();
    await page.addStyleTag({ content: WITHOUT_STROKES });
    const names = await page.locator('.story-list a').allTextContents();
    const found: string[] = [];
    for (const story of names.filter((_, k) => k % SHARES === share - 1)) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
      await open(page, story);
      found.push(...(await seriousFindings(page)).map((finding) => `${story}, by day: ${finding}`));
      for (const { light, media } of OTHER_LIGHTS) {
        await page.emulateMedia(media);
        found.push(...(await seriousFindings(page, COLOURS)).map((finding) => `${story}, ${light}: ${finding}`));
      }
    }
    expect(found).toEqual([]);
  });
}

async function open(page: Page, story: string): Promise<void> {
  await page.evaluate((name) => location.assign(`#${name}`), story);
  // some games must be played until a rare situation occurs
  await page.locator(`[data-story="${story}"] > *`).first().waitFor({ state: 'attached', timeout: 60_000 });
  await wholeDrawn(page);
}
