import { NOTICES, slice, wholeMatrix } from '../scripts/windows/plan.ts';
import { expect, openStory, test } from './boxes/storyServer.ts';
import { PLAYED } from './games.ts';
import { asTable, faultsIn, measure, type Measured } from './windows/measured.ts';

/** `npm run windows` measures the whole matrix, in a few minutes; the check of each change, the extremes and a sample. */
const isWhole = process.env['EVERY_WINDOW'] !== undefined;

const parts = isWhole
  ? PLAYED.flatMap(({ id, tables }) => NOTICES.map((notices) => ({
      part: `every table of ${id}, notices: ${notices}`,
      tables: wholeMatrix([{ id, tables }]).filter((table) => table.notices === notices),
    })))
  : [{ part: 'a slice', tables: slice(PLAYED) }];

for (const { part, tables } of parts) {
  test(`the hand, actions, cards in the middle and all text are visible in every viewport: ${part}`, async ({ page, stories }) => {
    const measured: Measured[] = [];
    for (const table of tables) measured.push(...(await measure(page, stories, table)));
    process.stdout.write(`${asTable(measured)}\n`);
    expect(measured.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
}

/** The faults of a table in a window, and the message for each. */
const BROKEN: readonly (readonly [fault: string, css: string, message: RegExp])[] = [
  ['a hand off the screen', '.frame-hand { transform: translateY(200px) }', /card of the hand is not on the screen/],
  ['a word that is cut', '.bar h1 { width: 3ch !important }', /“Chinkway” ends in dots/],
  ['a name that takes a word with it', '.with-names { display: block; overflow: clip; text-overflow: ellipsis }', /, alone” ends/],
  ['a comma on a line of its own', '.quest-side > .with-names { display: flex; flex-wrap: wrap }', /“, alone” begins a line/],
  ['a card under a slip', '.status-line { position: fixed; inset: 20% 0 20%; z-index: 9 }', /of the card .* are seen/],
  ['cards that lie over one another', '.ring-play { left: 0 !important; top: 0 !important }', /of the card .* are seen/],
  ['a middle that nothing scrolls', '.frame-middle { max-height: 8px; overflow: hidden }', / % are seen, and no index/],
];

test('the measurement finds nothing in an intact viewport, and each of these faults', async ({ page, stories }) => {
  const window = { width: 360, height: 640 };
  await openStory(page, stories, 'chinkway-play', 'en', 1);
  expect(await faultsIn(page, window)).toEqual([]);
  for (const [fault, css, message] of BROKEN) {
    const style = await page.addStyleTag({ content: css });
    expect((await faultsIn(page, window, 1)).join('\n'), fault).toMatch(message);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});
