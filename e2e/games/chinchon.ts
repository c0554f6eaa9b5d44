import type { ChinchonState } from '@chinwag/rules/chinchon';
import { spanishCards } from '@chinwag/rules';
import { bestArrangement, type SpanishCard, valueOf } from '@chinwag/rules/chinchon';
import { BOTH, EVERY, type GameScript } from '../played-game.ts';
import { choose, playableCards, press } from '../player.ts';
import type { Screen } from '../screen.ts';

/** The Chinchón script for browser tests and screenshots. */
export const played: GameScript = {
  turns: () => chinchonTurns({ wantsToWin: true, comesBack: () => false }),
  whole: null,
  shown: (state) => {
    const { deal, phase, totals } = state as ChinchonState;
    const isUnderWay = deal.turns > 0 && (phase.name === 'draw' || phase.name === 'act' || phase.name === 'settle');
    const held = deal.hands.map(({ length }) => length);
    return { deal: deal.number, plays: [], isUnderWay, scores: totals, held, dealer: deal.dealer };
  },
  pictures: [
    { name: 'chinchon', story: 'chinchon-settle', sizes: BOTH },
    { name: 'chinchon-eight', story: 'chinchon-eight-late', sizes: EVERY },
  ],
  tables: [
    'chinchon-lead', 'chinchon-act', 'chinchon-closing', 'chinchon-settle', 'chinchon-play-on-add', 'chinchon-out',
    'chinchon-eight', 'chinchon-eight-late', 'chinchon-eight-scored', 'chinchon-eight-watching', 'chinchon-all-hands',
    'chinchon-two',
  ],
};

/** A player's style of play in Chinchón. */
export interface ChinchonStyle {
  /** Whether the player keeps low cards and closes. If false, they keep high cards, and neither close nor lay off. */
  readonly wantsToWin: boolean;
  /** Returns whether the player re-enlists when asked. */
  readonly comesBack: () => boolean;
  /** Runs after a close is prepared and before it is sent. */
  readonly beforeClosing?: () => Promise<void>;
}

/**
 * How often a player who prefers low cards discards a card other than the highest. Without such discards, some deals would never
 * end.
 */
const VARIED = 5;

/** Returns a function that takes a player's turns in Chinchón in this style of play, with a pack of 40 cards. */
export function chinchonTurns({ wantsToWin, comesBack, beforeClosing }: ChinchonStyle): (page: Screen) => Promise<void> {
  let discards = 0;
  return async (page) => {
    const button = (name: RegExp) => page.getByRole('button', { name });
    const settle = button(/^Settle for /);
    const stock = button(/^(Draw from the stock \d|Shuffle and draw)/);
    if (await button(/^Come back in /).isVisible()) {
      await press(button(comesBack() ? /^Come back in / : /^Stay out /));
    } else if (await settle.isVisible()) {
      if (!wantsToWin && (await button(/^Arrange it /).isVisible())) await press(button(/^Arrange it /));
      await press(settle);
    } else if (await stock.isVisible()) {
      const top = button(/^Take .* the discard$/);
      const name = await top.innerText({ timeout: 2000 }).catch(() => '');
      await press(wantsToWin && (await makesMeld(page, name)) ? top : stock);
    } else if (await button(/^Not yet /).isVisible()) {
      await beforeClosing?.();
      await press(button(/^Close/));
    } else if (wantsToWin && (await button(/^Close (with|Chinchón)/).isVisible())) {
      await press(button(/^Close/));
    } else {
      const cards = await heldCards(page);
      const { left } = bestArrangement(cards, '40');
      const spare = (left.length > 0 ? left : cards).toSorted((a, b) => valueOf(a, '40') - valueOf(b, '40'));
      discards += 1;
      const card = wantsToWin ? spare.at(discards % VARIED === 0 ? discards % spare.length : -1) : spare[0];
      if (card === undefined) return;
      await choose(playableCards(page).nth(cards.indexOf(card)));
      await press(button(/^Discard (?!choose)/));
    }
  };
}

/** Resolves with whether a card, given by its spoken name, makes a meld with cards in the hand. */
async function makesMeld(page: Screen, name: string): Promise<boolean> {
  const cards = await heldCards(page);
  const melded = (hand: readonly SpanishCard[]) => bestArrangement(hand, '40').melds.flat().length;
  return melded([...cards, ...cardsNamed(name)]) > melded(cards);
}

/** Resolves with the cards in the hand that are not set apart. */
async function heldCards(page: Screen): Promise<readonly SpanishCard[]> {
  const names = await page.getByRole('listbox').getByRole('option').allInnerTexts();
  return names.flatMap(cardsNamed);
}

const RANKS: Readonly<Record<string, string>> = { ace: '1', jack: '10', knight: '11', king: '12' };
const SUITS: Readonly<Record<string, string>> = { coins: 'O', cups: 'C', swords: 'E', batons: 'B' };
const PACK = spanishCards('40', 1);

/** Returns the cards that a text names, such as `king of coins`; an empty list if there are none. */
function cardsNamed(text: string): readonly SpanishCard[] {
  const [, rank = '', suit = ''] = /(\w+) of (coins|cups|swords|batons)/.exec(text) ?? [];
  return PACK.filter((card) => card === `${RANKS[rank] ?? rank}${SUITS[suit] ?? ''}`);
}
