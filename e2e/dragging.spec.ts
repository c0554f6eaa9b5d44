import type { Locator, Page } from '@playwright/test';
import { bestFor, type ChinchonState } from '@chinwag/rules/chinchon';
import { oneIn } from '../scripts/one-in.ts';
import { expect, test } from './app-server.ts';
import { Finger, gripOf, middleOf } from './finger.ts';
import { PLAYED } from './games.ts';
import { playableCards, press } from './player.ts';
import { chinchonUntil, practiseFrom } from './stored-practice.ts';

/** `npm run drags` plays a deal of every game; the check of each change, one deal of one game. */
const isWhole = process.env['EVERY_DRAG'] !== undefined;
const GAMES = isWhole ? PLAYED : oneIn(PLAYED.length, PLAYED);

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

/** Starts a practice game on a phone, without animations. */
async function practise(page: Page, url: string, game: string): Promise<void> {
  await prefer(page, url);
  await page.goto(`${url}/practise/${game}`);
  await asked(page).waitFor();
}

async function prefer(page: Page, url: string): Promise<void> {
  const preferences = JSON.stringify({ animation: 'off', sound: 'off', pace: 'at-once', firstTimes: 'unsaid' });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((stored) => localStorage.setItem('chinwag.preferences', stored), preferences);
}

const asked = (page: Page) => page.locator('.status-line .status-lamp');
const hand = (page: Page) => page.getByRole('listbox').getByRole('option');
const middle = (page: Page) => page.locator('.frame-middle');
/** Returns the explanation of a refused action. */
const reason = (page: Page) => page.locator('.why-slip');

/** The number of cards to drag: all cards of a deal, or a few in the check of each change. */
const ENOUGH = isWhole ? Infinity : 6;

/** The maximum number of turns. */
const MOST_TURNS = 150;

/** What the finger does with a card: lay it down, or throw it. */
type DragStyle = 'lays' | 'throws';

/** Drags a card to a highlighted place, preferably a meld. Resolves with whether anything happened. */
async function takeToLight(finger: Finger, page: Page, card: Locator, way: DragStyle): Promise<boolean> {
  const before = await lying(page);
  const grip = await gripOf(card);
  await finger.down(grip);
  await finger.moveTo({ x: grip.x, y: grip.y - 30 }, 3);
  const lit = page.locator('[data-drop-lit]');
  await lit.first().waitFor({ timeout: 500 }).catch(() => undefined);
  const small = page.locator('[data-drop][data-drop-lit]');
  const place = (await small.count()) > 0 ? small.first() : lit.first();
  if ((await place.count()) === 0) {
    await finger.cancel();
    return false;
  }
  if (way === 'lays' || place !== lit.first()) {
    await finger.moveTo(await middleOf(place));
    finger.rest();
    await finger.up();
  } else {
    await finger.cancel();
    await finger.throw(card, place);
  }
  return changes(page, before);
}

/** Resolves with the numbers of cards in the hand and in rows, as text. */
async function lying(page: Page): Promise<string> {
  return `${await hand(page).count()} ${await page.locator('.ten-place[data-taken] .mini-card').count()}`;
}

/** Resolves with whether the cards have moved, within a timeout. */
async function changes(page: Page, before: string): Promise<boolean> {
  return expect
    .poll(() => lying(page), { intervals: [20, 40, 80], timeout: 3000 })
    .not.toBe(before)
    .then(() => true, () => false);
}

for (const { id, turns } of GAMES) {
  test(`a player drags or throws every card of a deal by touch: ${id}`, async ({ page, server }) => {
    await practise(page, server.url, id);
    const finger = await Finger.on(page);
    const takeTurn = turns();
    const sheet = page.getByRole('dialog');
    let dragged = 0;
    for (let turn = 0; turn < MOST_TURNS && dragged < ENOUGH; turn++) {
      await asked(page).or(sheet).first().waitFor();
      if (await sheet.isVisible()) {
        // a hand may end before its second turn, so another one is played
        if (dragged > 1) break;
        await press(sheet.getByRole('button', { name: 'Close' }));
        continue;
      }
      const onTable = page.locator('.frame-middle [data-grab]:not([aria-disabled=true])').first();
      const card = (await onTable.count()) > 0 ? onTable : (playableCards(page).first() as Locator);
      const isPlayed = (await card.count()) > 0 && (await takeToLight(finger, page, card, turn % 2 === 0 ? 'lays' : 'throws'));
      if (isPlayed) dragged += 1;
      else await takeTurn(page);
    }
    expect(dragged, 'cards that were dragged').toBeGreaterThan(1);
  });
}

/** Plays the first playable card by a drag, and waits for the next turn. */
async function playOne(finger: Finger, page: Page): Promise<void> {
  const before = await lying(page);
  await finger.drag(playableCards(page).first() as Locator, middle(page));
  await changes(page, before);
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  await asked(page).or(close).first().waitFor();
  if (await close.isVisible()) await press(close);
  await asked(page).waitFor();
}

test('no card is played by accident: every drag can be cancelled, and an illegal card shows why', async ({ page, server }) => {
  await practise(page, server.url, 'slobberhannes');
  const finger = await Finger.on(page);
  const refused = page.getByRole('listbox').locator('[role=option][aria-disabled=true]');
  // until another player has led a suit that the hand can follow
  while ((await refused.count()) === 0) await playOne(finger, page);
  const held = await hand(page).allInnerTexts();
  const card = playableCards(page).first() as Locator;
  const [grip, target] = [await gripOf(card), await middleOf(middle(page))];
  const isThere = async () => {
    await expect(page.locator('.held-copy')).toHaveCount(0);
    expect(await hand(page).allInnerTexts()).toEqual(held);
    await expect(asked(page)).toBeVisible();
  };

  // released beside every target
  await finger.drag(card, { x: grip.x, y: grip.y - 60 });
  await isThere();

  // the system cancels the touch
  await finger.down(grip);
  await finger.moveTo(target);
  await expect(page.locator('.held-copy')).toHaveCount(1);
  await finger.cancel();
  await isThere();

  // a second finger presses a card meanwhile
  await finger.down(grip);
  await finger.moveTo(target);
  await finger.tapBeside(await gripOf(hand(page).last()));
  await expect(page.locator('.held-copy')).toHaveCount(1);
  await finger.moveTo({ x: grip.x, y: grip.y - 60 });
  finger.rest();
  await finger.up();
  await isThere();

  // Escape, while the card is held
  await finger.down(grip);
  await finger.moveTo(target);
  await page.keyboard.press('Escape');
  await finger.up();
  await isThere();

  // a throw, taken back by Escape or a press anywhere while the card flies
  for (const how of ['Escape', 'a press'] as const) {
    await page.evaluate(takeBackInFlight, how);
    await finger.throw(card, middle(page));
    await isThere();
  }

  // an illegal card, dragged and thrown
  for (const way of ['drag', 'throw'] as const) {
    await finger[way](refused.first(), middle(page));
    await expect(reason(page)).toContainText(/\[?SH\d|follow/);
    await isThere();
    await page.keyboard.press('Escape');
  }

  // a mouse plays the card
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 10 });
  await expect(middle(page)).toHaveAttribute('data-drop-lit', 'over');
  await page.mouse.up();
  await expect(hand(page)).toHaveCount(held.length - 1);

  // a card played by key while a finger holds it is no longer held
  await asked(page).waitFor();
  await finger.down(await gripOf(card));
  await finger.moveTo(target);
  await expect(page.locator('.held-copy')).toHaveCount(1);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(held.length - 2);
  await expect(page.locator('.held-copy')).toHaveCount(0);
  await finger.up();
  await expect(hand(page)).toHaveCount(held.length - 2);
});

/** Takes back the next throw shortly after its release. Runs in the page, so that no delay of the machine matters. */
function takeBackInFlight(how: 'Escape' | 'a press'): void {
  const takeBack = () => {
    const press = { bubbles: true, isPrimary: true, pointerId: 99, clientX: 180, clientY: 300 };
    if (how === 'Escape') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else document.body.dispatchEvent(new PointerEvent('pointerdown', press));
  };
  addEventListener('pointerup', () => setTimeout(takeBack, 50), { once: true });
}

/**
 * Returns whether the first seat settles with four cards in its own meld, one for another player's meld, and some that fit nowhere.
 */
function settlesWithAll(state: ChinchonState): boolean {
  if (state.phase.name !== 'settle' || state.phase.seat !== 0) return false;
  const { melds, layOffs, left } = bestFor(state, 0);
  return melds.some(({ length }) => length > 3) && layOffs.length > 0 && left.length > 1;
}

test('cards can be dragged or pressed between groups, onto other players’ melds and back', async ({ page, server }) => {
  await prefer(page, server.url);
  const practice = chinchonUntil(settlesWithAll);
  const { melds: [long = []], layOffs: [added], left: [spare] } = bestFor(practice.state, 0);
  const last = long.at(-1);
  if (last === undefined || added === undefined || spare === undefined) throw new Error('there is no such hand');
  await practiseFrom(page, server.url, practice);
  await asked(page).waitFor();
  const finger = await Finger.on(page);
  const group = (card: string) => page.locator('.chinchon-group').filter({ has: page.locator(`[data-apart="${card}"]`) });
  const apart = (card: string) => page.locator(`[data-apart="${card}"]`);
  const held = (card: string) => page.locator(`[role=option][data-place="hand ${card}"]`);
  const loose = page.locator('.chinchon-loose');
  const meld = page.locator(`[data-place="meld ${added.meld}"]`);
  const why = page.locator('.explanation');
  const cardsOf = (what: Locator) =>
    what.locator('[data-apart]').evaluateAll((all) => all.map((card) => card.getAttribute('data-apart')));
  // the code for drags is loaded with the first press
  const lift = (card: Locator) =>
    expect(async () => {
      await finger.cancel().catch(() => undefined);
      await finger.down(await gripOf(card));
      await finger.moveTo({ x: 180, y: 300 });
      await expect(page.locator('.held-copy')).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  const carry = async (card: Locator, to: Locator) => {
    await lift(card);
    await finger.moveTo(await middleOf(to));
    finger.rest();
    await finger.up();
  };
  const asBefore = async () => {
    await expect(page.locator('.held-copy')).toHaveCount(0);
    expect(await cardsOf(page.locator('.chinchon-groups'))).toEqual([...long, added.card]);
  };
  await asBefore();

  // out of its group into the hand, and onto the group again
  await carry(apart(last), loose);
  await expect(held(last)).toHaveCount(1);
  expect(await cardsOf(page.locator('.chinchon-groups'))).toEqual([...long.slice(0, -1), added.card]);
  await lift(held(last));
  await expect(group(long[0] ?? '')).toHaveAttribute('data-drop-lit');
  await finger.cancel();
  await carry(held(last), group(long[0] ?? ''));
  await expect(apart(last)).toHaveCount(1);
  await asBefore();

  // from its group into the hand, and from there onto another player's meld, which is highlighted meanwhile
  await carry(apart(added.card), loose);
  await expect(held(added.card)).toHaveCount(1);
  await lift(held(added.card));
  await expect(meld).toHaveAttribute('data-drop-lit');
  await finger.moveTo(await middleOf(meld));
  await expect(page.locator('.frame-middle [data-drop-lit=over]')).toHaveCount(1);
  finger.rest();
  await finger.up();
  await expect(apart(added.card)).toHaveCount(1);
  await asBefore();

  // in a place where the card makes no meld or fits none, it springs back, and the rule is shown
  await carry(held(spare), group(last));
  await expect(why).toContainText('CH3.1');
  await asBefore();
  await page.keyboard.press('Escape');
  await carry(held(spare), meld);
  await expect(why).toContainText('CH5.3');
  await asBefore();
  await page.keyboard.press('Escape');
  await carry(apart(long[0] ?? ''), meld);
  await expect(why).toContainText('CH5.3');
  await asBefore();
  await page.keyboard.press('Escape');

  // taken back by the system, by Escape, or beside every target; a second finger changes nothing
  const grip = await gripOf(apart(last));
  const beside = await gripOf(held(spare));
  for (const back of [() => finger.cancel(), () => page.keyboard.press('Escape'), () => finger.tapBeside(beside)]) {
    await lift(apart(last));
    await back();
    finger.rest();
    await finger.up().catch(() => undefined);
    await asBefore();
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  }

  // a key puts all cards back in the hand while the finger holds one
  await lift(apart(last));
  await page.getByRole('button', { name: /^Arrange it / }).press('Enter');
  await expect(apart(last)).toHaveCount(0);
  await expect(page.locator('.held-copy')).toHaveCount(0);
  await finger.up();
  await page.getByRole('button', { name: /^Use best way/ }).press('Enter');
  await asBefore();

  // by a mouse: from one group straight onto a meld where the card does not fit, and into the hand
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  const hand = await middleOf(loose);
  await page.mouse.move(hand.x, hand.y, { steps: 10 });
  await page.mouse.up();
  await expect(held(last)).toHaveCount(1);

  // by presses alone: the chosen card onto the group
  await held(last).click({ position: { x: 8, y: 20 } });
  await expect(held(last)).toHaveAttribute('aria-selected', 'true');
  await group(long[0] ?? '').click();
  await expect(apart(last)).toHaveCount(1);
  await asBefore();
  await press(page.getByRole('button', { name: /^Settle for / }));
  await expect(page.getByRole('dialog').or(page.locator('.chinchon-counted')).first()).toBeVisible();
});
