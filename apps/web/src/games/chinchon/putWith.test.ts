import { chinchon } from '@chinwag/rules/chinchon';
import { describe, expect, test } from 'vitest';
import { addedTo } from './addedTo.ts';
import { type Parts, withoutCards } from './parts.ts';
import { putWith } from './putWith.ts';
import { cards, laid, type StateFields, stateAt } from './testing/fixture.ts';

const ACTING: StateFields = {
  phase: { name: 'act', seat: 0, bound: false },
  deal: { hands: [cards('2B 3B 4B 5B 5C 5E 12O 1E')] },
};
const SETTLING: StateFields = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 3B 4B 5B 7C 10C 1E')],
    melds: [laid(3, '4C 5C 6C'), laid(3, '11O 11E 11B')],
    closing: { seat: 3, card: '10E', chinchon: false },
  },
};

/** Returns the composer of a player at seat 0 who has set some cards apart. */
function composing(moment: StateFields, parts: Partial<Parts>) {
  const state = stateAt(moment);
  const all: Parts = { melds: [], layOffs: [], card: null, ...parts };
  return { state, seat: 0, parts: all, check: (move: Parameters<typeof chinchon.check>[2]) => chinchon.check(state, 0, move) };
}

describe('cards put with the player’s own meld', () => {
  test('CH3.1: extend it in order', () => {
    const composer = composing(ACTING, { melds: [cards('3B 4B 5B')] });
    expect(putWith(composer, { kind: 'meld', at: 0 }, cards('2B'))).toMatchObject({ parts: { melds: [cards('2B 3B 4B 5B')] } });
  });

  test('leave their old group, which stays if it is still a meld', () => {
    const composer = composing(ACTING, { melds: [cards('2B 3B 4B 5B'), cards('5C 5E 5O')] });
    const put = putWith(composer, { kind: 'meld', at: 1 }, cards('5B'));
    expect(put).toMatchObject({ parts: { melds: [cards('2B 3B 4B'), cards('5C 5E 5O 5B')] } });
  });

  test('dissolve their old group if its other cards form no meld', () => {
    const composer = composing(ACTING, { melds: [cards('3B 4B 5B'), cards('5C 5E 5O')] });
    expect(putWith(composer, { kind: 'meld', at: 1 }, cards('5B'))).toMatchObject({ parts: { melds: [cards('5C 5E 5O 5B')] } });
  });

  test('CH3.1: are refused if they form no meld with it', () => {
    const composer = composing(ACTING, { melds: [cards('2B 3B 4B')] });
    expect(putWith(composer, { kind: 'meld', at: 0 }, cards('12O'))).toMatchObject({ ok: false, why: { rule: 'CH3.1' } });
  });
});

describe('cards put with additions to a meld on the table', () => {
  test('CH5.3: follow the additions if they fit, one after another', () => {
    const composer = composing(SETTLING, { melds: [cards('2B 3B 4B')], layOffs: [{ card: '7C', meld: 0 }] });
    const put = putWith(composer, { kind: 'added', at: 0 }, cards('10C'));
    expect(put).toMatchObject({ ok: true, parts: { layOffs: [{ card: '7C', meld: 0 }, { card: '10C', meld: 0 }] } });
  });

  test('CH5.3: are refused if they do not fit', () => {
    const composer = composing(SETTLING, {});
    expect(addedTo(composer, 0, cards('10C'))).toMatchObject({ ok: false, why: { rule: 'CH5.3', code: 'does-not-fit' } });
  });

  test('CH5.1: are refused outside the settling, with its rule', () => {
    const composer = composing({ ...SETTLING, phase: { name: 'act', seat: 0, bound: false } }, {});
    expect(addedTo(composer, 0, cards('7C'))).toMatchObject({ ok: false, why: { code: 'only-by-closing' } });
  });
});

describe('a card put with the closing card', () => {
  test('CH5.1: replaces it if that close is legal, and is refused otherwise', () => {
    const closing = composing({ ...ACTING, deal: { hands: [cards('2B 3B 4B 5C 5E 5O 1E 2E')] } }, { card: '1E' });
    expect(putWith(closing, { kind: 'closing', at: 0 }, cards('2E'))).toMatchObject({ ok: true, parts: { card: '2E' } });
    const keeping = composing(ACTING, { card: '12O' });
    expect(putWith(keeping, { kind: 'closing', at: 0 }, cards('2B'))).toMatchObject({ ok: false, why: { rule: 'CH5.1' } });
  });

  test('must be a single card', () => {
    expect(putWith(composing(ACTING, { card: '12O' }), { kind: 'closing', at: 0 }, cards('2B 3B'))).toBeNull();
  });
});

test('withoutCards also takes back additions that follow a removed card', () => {
  const layOffs = [{ card: '7C', meld: 0 }, { card: '10C', meld: 0 }] as const;
  expect(withoutCards(stateAt(SETTLING), { melds: [], layOffs, card: null }, cards('7C'))).toMatchObject({ layOffs: [] });
});
