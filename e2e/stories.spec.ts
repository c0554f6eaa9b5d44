import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { seriousIn, STANDARDS } from './findings.ts';
import { expect, fit, test } from './boxes/storyHouse.ts';

/** How the colours of a page may come about, and the rules that depend on them; without any, all rules are held to. */
const LIGHTS = [
  { name: 'by day', media: { colorScheme: 'light' }, rules: null },
  { name: 'by lamp', media: { colorScheme: 'dark' }, rules: ['color-contrast', 'link-in-text-block'] },
  {
    name: 'in the colours of the system', media: { colorScheme: 'dark', forcedColors: 'active' },
    rules: ['color-contrast', 'link-in-text-block'],
  },
] as const;

const WINDOW = { width: 1024, height: 640 };

for (const { name, media, rules } of LIGHTS) {
  test(`no story has a serious finding ${name}`, async ({ page, stories }) => {
    await page.emulateMedia(media);
    await page.goto(new URL('stories.html?animation=off', stories).href);
    await page.locator('.story-list a').first().waitFor();
    const names = await page.locator('.story-list a').allTextContents();
    expect(names.length).toBeGreaterThan(100);
    await fit(page, WINDOW);
    const found: string[] = [];
    for (const story of names) {
      await page.evaluate((each) => location.assign(`#${each}`), story);
      await drawn(page, story);
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (rules === null ? axe.withTags([...STANDARDS]) : axe.withRules([...rules])).analyze();
      found.push(...seriousIn(violations).map((finding) => `${story}: ${finding}`));
    }
    expect(found).toEqual([]);
  });
}

/** Waits until a story has been drawn, with its letters. */
async function drawn(page: Page, story: string): Promise<void> {
  await page.locator(`[data-story="${story}"] > *`).first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
