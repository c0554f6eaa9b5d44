import { contractOf } from '@chinwag/rules/chinaso';
import { describe, expect, test } from 'vitest';
import {
  cardsIn, compositionSchema, findParts, goingDownOf, NO_COMPOSITION, type ContractPart, partFor, partsOf, putIn, turned,
  whyNotTogether,
} from './composition.ts';
import { aloud } from '../../board/testing/fixture.ts';
import { cards } from './testing/fixture.ts';
import { inWords } from './words.ts';

const HAND = cards('8S 8C 8D QH QC 4H 5H 7H X1 2C 2D');
const FIFTH = contractOf(5);
const WITH_A_JOKER = 'a straight of hearts from 4 to 7, with a joker as 6 of hearts';

const openParts = () => partsOf(NO_COMPOSITION, 5, FIFTH, HAND);
const partAt = (index: number, parts: readonly ContractPart[] = openParts()): ContractPart => {
  const part = parts[index];
  if (part === undefined) throw new Error(`the contract has no part ${index}`);
  return part;
};
const named = (parts: readonly ContractPart[]) => parts.map(({ kind, set }) => (set === null ? kind : aloud(inWords(set))));

describe('going down is composed', () => {
  test('CS3.1: the contract has one part per set, threes first', () => {
    expect(named(openParts())).toEqual(['three', 'three', 'straight']);
    expect(goingDownOf(openParts())).toBeNull();
  });

  test('CS2.2: a part sorts its cards and puts jokers into the gaps', () => {
    const put = putIn(partAt(2), cards('7H X1 4H 5H'));
    expect(put.ok && put.part.set?.cards).toEqual(cards('4H 5H X1 7H'));
  });

  test('CS2.1, CS2.2: a part takes only its own kind of set and rejects other cards with the rule', () => {
    expect(putIn(partAt(2), cards('8S 8C 8D'))).toMatchObject({ why: { rule: 'CS2.2', code: 'not-one-suit' } });
    expect(putIn(partAt(2), cards('4H 5H 7H'))).toMatchObject({ why: { rule: 'CS2.2', code: 'straight-too-short' } });
    expect(putIn(partAt(0), cards('8S 8C QH'))).toMatchObject({ why: { rule: 'CS2.1' } });
    expect(partFor(openParts(), cards('8S 8C 8D'))).toBe(0);
    expect(partFor(openParts(), cards('8S 8C'))).toBe(-1);
  });

  test('a part takes additional cards', () => {
    const put = putIn(partAt(0, partsOf({ deal: 5, parts: [cards('8S 8C 8D')] }, 5, FIFTH, HAND)), cards('X1'));
    expect(put.ok && put.part.set?.cards).toHaveLength(4);
  });

  test('a joker that fits at either end moves from one to the other', () => {
    const put = putIn(partAt(2), cards('5H X1 7H 6H'));
    const low = put.ok ? put.part : partAt(2);
    expect(named([low, turned(low), turned(turned(low))])).toEqual([
      'a straight of hearts from 4 to 7, with a joker as 4 of hearts',
      'a straight of hearts from 5 to 8, with a joker as 8 of hearts',
      'a straight of hearts from 4 to 7, with a joker as 4 of hearts',
    ]);
  });

  test('CS2.4: two adjacent straights are rejected before going down', () => {
    const [lower, higher] = [cards('2H 3H 4H 5H'), cards('6H 7H 8H 9H')];
    const parts = partsOf({ deal: 3, parts: [lower, higher] }, 3, contractOf(3), [...lower, ...higher]);
    expect(whyNotTogether(parts)).toMatchObject({ rule: 'CS2.4' });
    expect(goingDownOf(parts)).toHaveLength(2);
  });
});

describe('a composition is stored', () => {
  const composed = { deal: 5, parts: [cards('8S 8C 8D'), [], cards('4H 5H X1 7H')] };

  test('across a reload', () => {
    expect(compositionSchema.safeParse(JSON.parse(JSON.stringify(composed)))).toEqual({ success: true, data: composed });
    expect(named(partsOf(composed, 5, FIFTH, HAND))).toEqual(['a three of eights', 'three', WITH_A_JOKER]);
  });

  test('except for a part that has lost a card, and except in another hand', () => {
    const parts = partsOf(composed, 5, FIFTH, HAND.filter((card) => card !== '8C'));
    expect(named(parts)).toEqual(['three', 'three', WITH_A_JOKER]);
    expect(cardsIn(partsOf(composed, 6, contractOf(6), HAND))).toEqual([]);
  });

  test('and invalid stored data is rejected', () => {
    const wrong = [{ deal: '5', parts: [] }, { deal: 5, parts: [['9Z']] }, { deal: 5, parts: ['8S'] }];
    for (const stored of [null, 3, {}, { deal: 5 }, ...wrong]) {
      expect(compositionSchema.safeParse(stored).success).toBe(false);
    }
  });
});

describe('findParts finds', () => {
  test('the going-down that leaves the fewest points', () => {
    const found = findParts([...HAND, 'QD'], FIFTH, 'face-value');
    expect(goingDownOf(found)).toHaveLength(3);
    expect(cardsIn(found)).toHaveLength(10);
  });

  test('or else as many parts as fit together, each in its place', () => {
    const found = findParts(cards('4H 5H 6H 7H 9S 9D 9C 2C QD'), FIFTH, 'face-value');
    expect(goingDownOf(found)).toBeNull();
    expect(named(found)).toEqual(['a three of nines', 'three', 'a straight of hearts from 4 to 7']);
  });

  test('or nothing', () => {
    expect(cardsIn(findParts(cards('2S 4H 6D 8C'), FIFTH, 'face-value'))).toEqual([]);
  });
});
