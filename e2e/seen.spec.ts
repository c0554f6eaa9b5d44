import type { Page } from '@playwright/test';
import { faintWords, whyFocusUnseen } from './boxes/pixels.ts';
import { expect, fit, openStory, test } from './boxes/storyHouse.ts';
import { seriousFindings } from './findings.ts';
import { PLAYED } from './games.ts';

/** Where the focus comes: on brass and beside it, on the cloth, on a card, on the paper above. */
const STOPS = [
  '.action-bar .button-go', '.action-bar .button:not(.button-go)', '.bar .icon-button', '[role=option]', '.frame-status button',
];

const WINDOW = { width: 1024, height: 640 };

for (const { id, tables } of PLAYED) {
  test(`at tables of ${id} the focus is seen and words stand out from every texture, by day and by lamp`, async ({
    page,
    stories,
  }) => {
    const found: string[] = [];
    for (const [table = '', colorScheme] of [[tables[0], 'light'], [tables[1], 'dark']] as const) {
      await page.emulateMedia({ colorScheme });
      await openStory(page, stories, table);
      await fit(page, WINDOW);
      const faults = [...(await faintWords(page)), ...(await unseenFocus(page))];
      found.push(...faults.map((fault) => `${table}, ${colorScheme}: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  test(`a table of ${id} has no serious finding in the colours of the system`, async ({ page, stories }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await openStory(page, stories, tables[1] ?? '');
    await fit(page, WINDOW);
    expect(await seriousFindings(page)).toEqual([]);
    expect(await unseenFocus(page)).toEqual([]);
    expect(await page.evaluate(cardsWithoutEdge)).toBe(0);
  });
}

for (const room of ['gathering', 'result']) {
  test(`on a phone nothing that has the focus lies under the foot of the room: ${room}`, async ({ page, stories }) => {
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

/** What has the focus, if its lower part lies under something that stands at the foot of the page; in the page. */
function focusedUnderFoot(): string | null {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  const foot = document.querySelector('.gathering-actions, .result-actions');
  if (focused === null || box === undefined || foot === null || foot.contains(focused) || focused === document.body) return null;
  const isUnder = box.bottom > foot.getBoundingClientRect().top + 1 && box.height < innerHeight / 2;
  return isUnder ? `${focused.localName} “${focused.textContent.slice(0, 40)}”` : null;
}

/** What may be wrong with what is seen, and what the measuring calls it. */
const BROKEN: readonly (readonly [fault: string, css: string, told: RegExp])[] = [
  ['no ring', ':focus-visible { outline: none !important }', /icon-button: only \d+ of \d+ pixels/],
  ['a ring like the paper', ':focus-visible { outline-color: var(--paper) !important }', /button-go: only \d+ of \d+ pixels/],
  ['pale words', '.status-line p { color: var(--cloth-rim) }', /stands out by \d/],
];

test('the measuring finds each of these faults', async ({ page, stories }) => {
  await openStory(page, stories, 'chinkway-play');
  await fit(page, WINDOW);
  for (const [fault, css, told] of BROKEN) {
    const style = await page.addStyleTag({ content: css });
    const found = [...(await faintWords(page)), ...(await unseenFocus(page))];
    expect(found.join('\n'), fault).toMatch(told);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

/** The stops of the table that is open at which the focus is not seen. */
async function unseenFocus(page: Page): Promise<readonly string[]> {
  // whoever has pressed a key is shown where the focus is
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

/** How many cards have no edge of their own where shadows are not drawn; in the page. */
function cardsWithoutEdge(): number {
  return [...document.querySelectorAll('.card, .mini-card')].filter((card) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(card);
    return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1;
  }).length;
}
