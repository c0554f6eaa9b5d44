import { oneIn } from '../scripts/one-in.ts';
import { expect, fit, openStory, test, type WindowSize } from './boxes/storyServer.ts';

/** A phone in portrait and landscape, a low and a large desktop. */
const WINDOWS: readonly WindowSize[] = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1024, height: 600 },
  { width: 1440, height: 900 },
];

/** `npm run windows` checks all slips in every language; each change every fifth. */
const isWhole = process.env['EVERY_WINDOW'] !== undefined;
const LANGUAGES = isWhole ? (['en', 'es', 'pl'] as const) : (['pl'] as const);

/** The number of checks before a fault counts: on a busy machine, layout beside an element needs a few more frames. */
const LOOKS = 20;

for (const language of LANGUAGES) {
  test(`what a coach says, and each hint, lies beside what it speaks of, lit, over nothing that one needs: ${language}`, async ({
    page,
    stories,
  }) => {
    test.setTimeout(isWhole ? 900_000 : 240_000);
    await openStory(page, stories, 'chapanka-play', language);
    await page.evaluate(() => location.assign('#'));
    await page.locator('.story-list a').first().waitFor();
    const said = (await page.locator('.story-list a').allTextContents()).filter((name) => /^(lesson|hint)-/.test(name));
    expect(said.length).toBeGreaterThan(70);
    const found: string[] = [];
    for (const story of isWhole ? said : oneIn(5, said)) {
      await openStory(page, stories, story, language);
      for (const window of WINDOWS) {
        await fit(page, window);
        let faults = await page.evaluate(faultsOfSlip);
        for (let look = 1; faults.length > 0 && look < LOOKS; look++) {
          await fit(page, window);
          faults = await page.evaluate(faultsOfSlip);
        }
        found.push(...faults.map((fault) => `${story}, ${window.width} × ${window.height}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}

/** Returns the faults of the coach's slip on the table; runs in the page. */
function faultsOfSlip(): readonly string[] {
  const slip = document.querySelector('.laid-slip');
  const light = document.querySelector<HTMLElement>('.laid-light');
  const next = slip?.querySelector('[data-next]');
  const words = slip?.querySelector('.laid-words');
  if (!slip || !light || !next || !words) return ['there is no slip'];
  const edges = slip.getBoundingClientRect();
  const lies = (element: Element, under: DOMRect) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const across = Math.min(right, under.right) - Math.max(left, under.left);
    return across > 1 && Math.min(bottom, under.bottom) - Math.max(top, under.top) > 1;
  };
  const LINE = 22;
  const faults: string[] = [];
  const isOut = edges.left < 0 || edges.top < 0 || edges.right > innerWidth || edges.bottom > innerHeight;
  if (isOut) faults.push('it is not on the screen');
  if (light.hidden || light.getBoundingClientRect().width < 8) faults.push('nothing is lit');
  else if (lies(light, edges)) faults.push('it covers what it speaks of');
  // a warning about a move needs an answer before anything else can be done
  const answers = [...slip.querySelectorAll('.laid-answers button')];
  const isAsked = document.querySelector('.status-line .status-lamp') !== null && !slip.contains(document.activeElement);
  const needed = isAsked ? [...document.querySelectorAll('.frame [role=option], .frame > .action-bar button')] : [];
  faults.push(...needed.filter((part) => lies(part, edges)).map(({ textContent }) => `“${textContent}” lies under it`));
  if (words.clientHeight < 15) faults.push('not a line of it can be read');
  const isCut = words.scrollHeight > words.clientHeight + LINE;
  if (innerHeight >= 640 && isCut) faults.push('its words have to be scrolled to');
  // a hint can only be dismissed, and the brass beside it is that of the move
  const isHint = answers.length === 1;
  if (!isHint && answers[0]?.hasAttribute('data-leave') !== true) faults.push('there is no way out of the lesson');
  if (answers.at(-1) !== next || next.classList.contains('button-go') === isHint) faults.push('what goes on is not at its end');
  const end = next.getBoundingClientRect();
  if (edges.right - end.right > 20 || edges.bottom - end.bottom > 20) faults.push('what goes on is elsewhere');
  for (const answer of answers) {
    const place = answer.getBoundingClientRect();
    if (place.height < 43) faults.push(`“${answer.textContent}” is too low to be pressed`);
    if (answers.some((other) => other !== answer && lies(other, place))) faults.push('its buttons overlap');
  }
  return faults;
}
