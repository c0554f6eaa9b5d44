import { describe, expect, it } from 'vitest';
import { arrange } from './arrange.ts';
import type { ChinasoCard } from './cards.ts';
import { cards } from './notation.ts';
import { nearerKind, readSet, type SetKind } from './sets.ts';

/** Returns what cards make in this order: `three K`, `straight H from 5`, or the rule and code of the refusal. */
function read(text: string, as: SetKind = nearerKind(cards(text))): string {
  const set = readSet({ as, cards: cards(text) });
  if (set.kind === 'none') return `${set.why.rule} ${set.why.code}`;
  return set.kind === 'three' ? `three ${set.rank}` : `straight ${set.suit} from ${set.low + 2}`;
}

/** Returns every way to arrange cards in any order, or the rule and code of the refusal. */
function arranged(text: string, as?: SetKind): readonly string[] | string {
  const found = arrange(cards(text), as);
  if (found.kind === 'none') return `${found.why.rule} ${found.why.code}`;
  return found.ways.map((set) => set.cards.join(' '));
}

/** Returns how many subsets of these cards make a set, and the total number of ways. */
function setsIn(text: string): { readonly parts: number; readonly ways: number } {
  const held = cards(text);
  const parts = Array.from({ length: 2 ** held.length }, (_, part) => held.filter((_, at) => (part >> at) & 1));
  const ways = parts.map((part: readonly ChinasoCard[]) => {
    const found = arrange(part);
    return found.kind === 'set' ? found.ways.length : 0;
  });
  return { parts: ways.filter((count) => count > 0).length, ways: ways.reduce((sum, count) => sum + count, 0) };
}

describe('CS2.1: threes', () => {
  it('CS2.1: a three has three or more cards of one rank, of any suits', () => {
    expect(read('KS KH KD')).toBe('three K');
    expect(read('KS KS#2 KS#3')).toBe('three K');
    expect(read('2S 2H 2D 2C 2S#2 2H#2')).toBe('three 2');
    expect(read('KS KH')).toBe('CS2.1 three-too-short');
    expect(read('KS KH QD QH')).toBe('CS2.1 not-one-rank');
    expect(read('', 'three')).toBe('CS2.1 three-too-short');
  });

  it('CS2.1: jokers can replace all cards of a three but one natural card', () => {
    expect(read('9C X1 X2')).toBe('three 9');
    expect(read('X1 X2 X1#2 9C X2#2 X1#3 X2#3')).toBe('three 9');
    expect(read('X1 X2 X1#2')).toBe('CS2.1 no-natural-card');
  });
});

describe('CS2.2: straights', () => {
  it('CS2.2: a straight has four to thirteen cards of one suit in sequence, given from low to high', () => {
    expect(read('5H 6H 7H 8H')).toBe('straight H from 5');
    expect(read('2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC')).toBe('straight C from 2');
    expect(read('5H 6H 7H')).toBe('CS2.2 straight-too-short');
    expect(read('8H 7H 6H 5H')).toBe('CS2.2 not-in-sequence');
    expect(read('5H 6H 8H 9H')).toBe('CS2.2 not-in-sequence');
    expect(read('5H 6H 6H#2 7H')).toBe('CS2.2 not-in-sequence');
    expect(read('5H 6H 7D 8H')).toBe('CS2.2 not-one-suit');
  });

  it('CS2.2: a joker represents the card of its place, between two and ace', () => {
    expect(read('4S X1 6S 7S')).toBe('straight S from 4');
    expect(read('X1 5H 6H 7H')).toBe('straight H from 4');
    expect(read('QH KH AH X1')).toBe('CS2.2 beyond-the-ends');
    expect(read('X1 2H 3H 4H')).toBe('CS2.2 beyond-the-ends');
    expect(read('2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC X1')).toBe('CS2.2 beyond-the-ends');
  });

  it('CS2.2: two jokers in a straight are never next to each other', () => {
    expect(read('5H X1 7H X2')).toBe('straight H from 5');
    expect(read('5H X1 X2 8H')).toBe('CS2.2 jokers-adjacent');
  });
});

describe('sets are read as their declared kind', () => {
  it('CS2.1: cards declared as a three are read as a three, even when closer to a straight', () => {
    expect(read('5H 6H 7H 8H', 'three')).toBe('CS2.1 not-one-rank');
    expect(read('5H 6H', 'three')).toBe('CS2.1 not-one-rank');
  });

  it('CS2.2: cards declared as a straight are read as a straight, even when closer to a three', () => {
    expect(read('KS KH KD KC', 'straight')).toBe('CS2.2 not-one-suit');
    expect(read('KS KS#2 KS#3 KS', 'straight')).toBe('CS2.2 not-in-sequence');
    expect(read('X1 X2', 'straight')).toBe('CS2.2 straight-too-short');
    expect(read('X1 X2 X1#2 X2#2', 'straight')).toBe('CS2.2 jokers-adjacent');
  });

  it('CS2.1, CS2.2: cards picked in any order are also read as declared', () => {
    expect(arranged('8H 5H 7H 6H', 'three')).toBe('CS2.1 not-one-rank');
    expect(arranged('8H 5H 7H 6H', 'straight')).toEqual(['5H 6H 7H 8H']);
    expect(arranged('KS KH KD', 'straight')).toBe('CS2.2 not-one-suit');
    expect(arranged('', 'straight')).toBe('CS2.2 straight-too-short');
  });
});

it('CS2.3: six cards of a rank make one set of six or two threes', () => {
  expect(read('8S 8H 8D 8C 8S#2 8H#2')).toBe('three 8');
  expect([read('8S 8H 8D'), read('8C 8S#2 8H#2')]).toEqual(['three 8', 'three 8']);
});

describe('CS2.2: arranging cards and jokers picked in any order', () => {
  it('CS2.2: all possible arrangements are listed, the lowest first', () => {
    expect(arranged('8H 5H 7H 6H')).toEqual(['5H 6H 7H 8H']);
    expect(arranged('X1 8H 5H 7H')).toEqual(['5H X1 7H 8H']);
    expect(arranged('7H X1 5H 6H')).toEqual(['X1 5H 6H 7H', '5H 6H 7H X1']);
    expect(arranged('X2 KH QH AH')).toEqual(['X2 QH KH AH']);
    expect(arranged('X1 7H 5H X2 6H')).toEqual(['X1 5H 6H 7H X2']);
    expect(arranged('X1 KS KH')).toEqual(['X1 KS KH']);
  });

  it('CS2.2: the reported fault is that of the cards in order', () => {
    expect(arranged('9H 5H 6H 7H')).toBe('CS2.2 not-in-sequence');
    expect(arranged('7H 6H 5H')).toBe('CS2.2 straight-too-short');
    expect(arranged('6H X1 X2 5H')).toEqual(['X1 5H 6H X2']);
    expect(arranged('KH X1 X2 AH')).toBe('CS2.2 jokers-adjacent');
    expect(arranged('5H 6H 7D 8H')).toBe('CS2.2 not-one-suit');
    expect(arranged('X1 X2')).toBe('CS2.1 no-natural-card');
  });
});

describe('number of sets in named cards, counted by hand', () => {
  it('CS2.1: four aces contain five threes: four of three cards and one of four', () => {
    expect(setsIn('AS AH AD AS#2')).toEqual({ parts: 5, ways: 5 });
  });

  it('CS2.2: six cards in sequence contain six straights: three of four cards, two of five, one of six', () => {
    expect(setsIn('5H 6H 7H 8H 9H TH')).toEqual({ parts: 6, ways: 6 });
  });

  it('CS2.2: a second six doubles the straights that contain a six', () => {
    // 5-8 and 6-9 have two sixes, 7-10 has none: 2 + 2 + 1; 5-9 and 6-10: 2 + 2; 5-10: 2.
    expect(setsIn('5H 6H 6H#2 7H 8H 9H TH')).toEqual({ parts: 11, ways: 11 });
  });

  it('CS2.2: 5♥ 6♥ 7♥ 8♥ and a joker contain nine straights from six selections', () => {
    // 5-8; with the joker and three cards, 567 and 678 at either end, 578 and 568 within; all five at either end.
    expect(setsIn('5H 6H 7H 8H X1')).toEqual({ parts: 6, ways: 9 });
  });

  it('CS2.1: two kings and two jokers contain five threes', () => {
    // K K X twice; K X X twice; K K X X.
    expect(setsIn('KS KH X1 X2')).toEqual({ parts: 5, ways: 5 });
  });
});
