import { describe, expect, it } from 'vitest';
import { FRENCH_PACK, FRENCH_SUITS, type FrenchCard } from '../../kernel/cards.ts';
import { CATEGORIES, categoryOf, PACK, QUEST_PACK } from './cards.ts';
import { cards } from './notation.ts';
import { cardStrength } from './trick.ts';

describe('the two packs', () => {
  it('CW1.1: the Play Pack has 52 cards, ranked A K Q J T 9 … 2 in each suit', () => {
    expect(new Set(FRENCH_PACK).size).toBe(52);
    for (const suit of FRENCH_SUITS) {
      const ranked = FRENCH_PACK.filter((card) => card.endsWith(suit));
      const strongestFirst = ranked.toSorted((a, b) => cardStrength(b, suit, 'NT') - cardStrength(a, suit, 'NT'));
      expect(strongestFirst.map((card) => card.charAt(0)).join('')).toBe('AKQJT98765432');
    }
  });

  it('CW1.2: the Quest Pack has 50 cards, ten in each of five categories', () => {
    expect(new Set(QUEST_PACK).size).toBe(50);
    for (const category of CATEGORIES) {
      expect(QUEST_PACK.filter((card) => categoryOf(card) === category)).toHaveLength(10);
    }
  });

  it('CW1.2: the Quest Pack leaves out the pictures JD and JS', () => {
    expect(FRENCH_PACK.filter((card) => !QUEST_PACK.includes(card))).toEqual(['JS', 'JD']);
  });

  it('CW1.2: kings, queens and jacks of any suit are pictures, and all other cards count as their suit', () => {
    expect(cards('KS QH JD JC TS 2H 9D TC').map(categoryOf)).toEqual(['P', 'P', 'P', 'P', 'S', 'H', 'D', 'C']);
  });

  it.each<[FrenchCard, string]>([['AS', 'S'], ['AH', 'H'], ['AD', 'D'], ['AC', 'C']])(
    'CW1.3: %s beats the king of its suit in play and is a plain %s for the Quest',
    (ace, suit) => {
      const [led] = FRENCH_SUITS.filter((other) => other === suit);
      expect(led).toBeDefined();
      if (led === undefined) return;
      expect(cardStrength(ace, led, 'NT')).toBeGreaterThan(cardStrength(`K${led}`, led, 'NT'));
      expect(categoryOf(ace)).toBe(suit);
    },
  );
});

it('CW1.1, CW1.2: both unshuffled packs have a fixed order, on which stored games depend', () => {
  const suited = 'SHDC'.split('').flatMap((suit) => 'AKQJT98765432'.split('').map((rank) => `${rank}${suit}`));
  expect(PACK).toEqual(suited);
  expect(QUEST_PACK).toEqual(suited.filter((card) => card !== 'JS' && card !== 'JD'));
});
