import { expect, type Page } from '@playwright/test';
import { choose, playableCards, press } from '../player.ts';

/**
 * Takes the next step of whatever Chinaso asks of the one at this page: buys nothing, takes what it has a fellow for,
 * goes down as soon as that can be done, lays what fits, and throws a card that has no fellow.
 */
export async function takeChinasoStep(page: Page): Promise<void> {
  const news = async () => (await page.locator('.chinaso-middle').allInnerTexts()).join();
  const before = await news();
  const t0=Date.now(); const st=await page.locator('.status-line').innerText().catch(()=> '');
  await answer(page);
 const t1=Date.now();
  // what was asked has been done once the table tells it
  await expect.poll(news, { intervals: [25, 50, 100], timeout: 2000 }).not.toBe(before).catch(() => undefined);
  console.log(Date.now()%1000000, t1-t0, Date.now()-t1, st.replace(/\s+/g,' ').slice(0,80));
}

async function answer(page: Page): Promise<void> {
  const asked = await page.locator('.status-line > p').innerText();
  if (asked.startsWith('Will you buy?')) await press(page.getByRole('button', { name: 'No, until further notice' }));
  else if (asked.includes('Draw')) await drawOrTake(page);
  else if (asked.includes('You can go down.')) await goDown(page);
  else if (/ on the table\.|Lay your last card/.test(asked)) await layOne(page);
  else await endTurn(page);
}

/** Takes a discard that can be laid, or that is of a rank in the hand; else draws. */
async function drawOrTake(page: Page): Promise<void> {
  const draw = page.getByRole('button', { name: /^Draw / });
  const take = page.locator('.action-bar .button:not([aria-disabled=true])', { hasText: /^Take/ });
  if (!(await take.isVisible())) return press(draw);
  const words = await take.innerText();
  const [, rank = ''] = /^Take\s+(\S+) of/.exec(words) ?? [];
  const wanted = !words.includes('into your hand') || (await ranksHeld(page)).includes(rank);
  await press(wanted ? take : draw);
}

/** Has the sets found, and goes down with them. */
async function goDown(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'Find my sets' }));
  await press(page.getByRole('button', { name: /^Go down with / }));
}

/** Lays the first card of the hand that fits somewhere, in the first place that is lit. */
async function layOne(page: Page): Promise<void> {
  const hand = playableCards(page);
  const place = page.locator('.meld-target').first();
  const held = await hand.count();
  for (let k = 0; k < held; k++) {
    await choose(hand.nth(k));
    // a joker that is swapped out needs a place of its own
    for (let presses = 0; presses < 2 && (await place.isVisible()); presses++) await press(place);
    if ((await hand.count()) !== held) return;
  }
}

async function endTurn(page: Page): Promise<void> {
  const hold = page.getByRole('button', { name: /^Hold it/ });
  if (await hold.isVisible()) return press(hold);
  const ranks = await ranksHeld(page);
  const alike = ranks.map((rank) => (rank === 'joker' ? ranks.length : ranks.filter((other) => other === rank).length));
  await choose(playableCards(page).nth(alike.indexOf(Math.min(...alike))));
  const discard = page.getByRole('button', { name: /^Discard (?!pick|not)/ });
  if (await discard.isVisible()) await press(discard);
}

/** The rank of every card of the hand, as it is said: `8`, `queen`, `joker`. */
async function ranksHeld(page: Page): Promise<readonly string[]> {
  const names = await playableCards(page).allInnerTexts();
  return names.map((name) => /^[^\s,]+/.exec(name.trim())?.[0] ?? '');
}
