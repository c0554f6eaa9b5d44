import type { Page } from '@playwright/test';
import { faintWords, whyFocusUnseen } from './boxes/pixels.ts';
import { expect, fit, openStory, test } from './boxes/storyServer.ts';
import { PLAYED } from './games.ts';

/** The places of the focus: on brass and beside it, on the cloth, on a card, and on a sheet above. */
const STOPS = [
  '.action-bar .button-go', '.action-bar .button:not(.button-go)', '.bar .icon-button', '[role=option]', '.frame-status button',
];

const WINDOW = { width: 1024, height: 640 };

/** The themes in which tables are checked: light, dark, and forced colours. */
const LIGHTS = [
  { light: 'by day', media: { colorScheme: 'light', forcedColors: 'none' }, at: 0 },
  { light: 'by lamp', media: { colorScheme: 'dark', forcedColors: 'none' }, at: 1 },
  { light: 'in the colours of the system', media: { colorScheme: 'dark', forcedColors: 'active' }, at: 1 },
] as const;

for (const { id, tables } of PLAYED) {
  test(`tables of ${id} have a visible focus, card edges and readable text on every texture in every theme`, async ({
    page,
    stories,
  }) => {
    const found: string[] = [];
    for (const { light, media, at } of LIGHTS) {
      const table = tables[at] ?? '';
      await page.emulateMedia(media);
      await openStory(page, stories, table);
      await fit(page, WINDOW);
      // forced colours have no texture, and cards cast no shadow
      const seen = media.forcedColors === 'none' ? await faintWords(page) : await page.evaluate(cardsWithoutEdge);
      found.push(...[...seen, ...(await unseenFocus(page))].map((fault) => `${table}, ${light}: ${fault}`));
    }
    expect(found).toEqual([]);
  });
}

for (const room of ['gathering', 'result']) {
  test(`on a phone the footer covers no focused element: ${room}`, async ({ page, stories }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(new URL(`stories.html?animation=off#${room}`, stories).href);
    await page.locator(`.${room}-actions`).waitFor();
    const under = new Set<string>();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const what = await page.evaluate(focusedUnderFoot);
      if (what !== null) under.add(what);
    }
    expect([...under]).toEqual([]);
  });
}

/** Returns the focused element if a fixed footer covers its lower part. Runs in the page. */
function focusedUnderFoot(): string | null {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  const foot = document.querySelector('.gathering-actions, .result-actions');
  if (focused === null || box === undefined || foot === null || foot.contains(focused) || focused === document.body) return null;
  const isUnder = box.bottom > foot.getBoundingClientRect().top + 1 && box.height < innerHeight / 2;
  return isUnder ? `${focused.localName} “${focused.textContent.slice(0, 40)}”` : null;
}

/** The faults of visibility, and the message for each. */
const BROKEN: readonly (readonly [fault: string, css: string, message: RegExp])[] = [
  ['no ring', ':focus-visible { outline: none !important }', /icon-button: only \d+ of \d+ pixels/],
  ['a ring like the paper', ':focus-visible { outline-color: var(--paper) !important }', /button-go: only \d+ of \d+ pixels/],
  ['pale words', '.status-line p { color: var(--cloth-rim) }', /stands out by \d/],
];

test('the measurement finds each of these faults', async ({ page, stories }) => {
  await openStory(page, stories, 'chinkway-play');
  await fit(page, WINDOW);
  for (const [fault, css, message] of BROKEN) {
    const style = await page.addStyleTag({ content: css });
    const found = [...(await faintWords(page)), ...(await unseenFocus(page))];
    expect(found.join('\n'), fault).toMatch(message);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

/** Resolves with the places on the open table at which the focus ring is not visible. */
async function unseenFocus(page: Page): Promise<readonly string[]> {
  // the focus ring shows only after a key press
  await page.keyboard.press('Shift');
  const unseen: string[] = [];
  for (const css of STOPS) {
    const stop = page.locator(css).first();
    if (!(await stop.isVisible())) continue;
    const why = await whyFocusUnseen(page, stop);
    if (why !== null) unseen.push(`${css}: ${why}`);
  }
  return unseen;
}

/** Returns the cards without an edge of their own. Runs in the page. */
function cardsWithoutEdge(): readonly string[] {
  return [...document.querySelectorAll('.card, .mini-card')]
    .filter((card) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(card);
      return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1;
    })
    .map(({ className }) => `a ${className} without an edge`);
}
