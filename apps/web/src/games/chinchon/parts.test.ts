import { meldsFor } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { cards, laid, type StateFields, stateAt } from './testing/fixture.ts';
import { areAlike, draftSchema, looseWorth, momentOfDraft, NO_DRAFT, NO_PARTS, partsAt } from './parts.ts';

const SETTLING: StateFields = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 3B 4B 7C 11C 12O 1E')],
    melds: [laid(3, '4C 5C 6C'), laid(3, '11O 11E 11B')],
    closing: { seat: 3, card: '10E', chinchon: false },
  },
};
const ACTING: StateFields = {
  phase: { name: 'act', seat: 0, bound: false },
  deal: { hands: [cards('2B 3B 4B 5B 7C 11C 12O 1E')] },
};

test('CH5.4: settling starts with the arrangement that leaves the fewest points', () => {
  const state = stateAt(SETTLING);
  const parts = partsAt(state, 0, NO_DRAFT);
  expect(parts).toEqual({
    melds: [cards('2B 3B 4B')],
    layOffs: [{ card: '7C', meld: 0 }, { card: '11C', meld: 1 }],
    card: null,
  });
  expect(looseWorth(state, 0, parts)).toBe(11);
});

test('CH5.3: the player’s own arrangement stays, even if it lays nothing', () => {
  const state = stateAt(SETTLING);
  expect(partsAt(state, 0, { moment: momentOfDraft(state, 0), ...NO_PARTS })).toEqual(NO_PARTS);
});

test('parts from another deal, or from before the settling, do not count', () => {
  const own = { ...NO_PARTS, melds: [cards('2B 3B 4B')] };
  expect(partsAt(stateAt(SETTLING), 0, { moment: 'deal 1', ...own }).layOffs).toHaveLength(2);
  expect(partsAt(stateAt(ACTING), 0, { moment: 'deal 4', ...own })).toEqual(NO_PARTS);
});

test('a meld disappears when one of its cards leaves the hand', () => {
  const melds = [cards('2B 3B 4B'), cards('6O 7O 10O')];
  expect(partsAt(stateAt(ACTING), 0, { moment: 'deal 1', melds, layOffs: [], card: '1E' })).toEqual({
    melds: [cards('2B 3B 4B')],
    layOffs: [],
    card: '1E',
  });
});

test('no card is in two parts', () => {
  const draft = { moment: 'deal 1', melds: [cards('2B 3B 4B'), cards('3B 4B 5B')], layOffs: [], card: '2B' } as const;
  expect(partsAt(stateAt(ACTING), 0, draft)).toEqual({ melds: [cards('2B 3B 4B')], layOffs: [], card: null });
});

test('CH5.1: only a player who has drawn can have a closing card', () => {
  const draft = { moment: 'deal 1', ...NO_PARTS, card: '1E' } as const;
  const waiting = stateAt({ ...ACTING, phase: { name: 'draw', seat: 0 } });
  expect(partsAt(waiting, 0, draft)).toEqual(NO_PARTS);
});

test('CH5.3: a card that only fits after another is taken back with it', () => {
  const state = stateAt({ ...SETTLING, deal: { ...SETTLING.deal, hands: [cards('7C 10C 1E')] } });
  const moment = momentOfDraft(state, 0);
  const both = [{ card: '7C', meld: 0 }, { card: '10C', meld: 0 }] as const;
  expect(partsAt(state, 0, { moment, ...NO_PARTS, layOffs: both }).layOffs).toEqual(both);
  expect(partsAt(state, 0, { moment, ...NO_PARTS, layOffs: both.slice(1) }).layOffs).toEqual([]);
});

test('CH5.3, CH5.2: a card can follow planned additions, but cannot be added to a Chinchón', () => {
  const state = stateAt(SETTLING);
  expect(meldsFor(state, '10C')).toEqual([]);
  expect(meldsFor(state, '10C', [{ card: '7C', meld: 0 }])).toEqual([0]);
  const closing = { seat: 3, card: '10E', chinchon: true } as const;
  const barred = stateAt({ ...SETTLING, deal: { ...SETTLING.deal, closing } });
  expect(meldsFor(barred, '7C')).toEqual([]);
});

test('a draft is read after a reload, and invalid stored data is rejected', () => {
  const draft = { moment: 'deal 2', melds: [cards('2B 3B 4B')], layOffs: [{ card: '7C', meld: 1 }], card: '1E' };
  expect(draftSchema.safeParse(JSON.parse(JSON.stringify(draft)))).toEqual({ success: true, data: draft });
  expect(draftSchema.safeParse(JSON.parse(JSON.stringify(NO_DRAFT)))).toEqual({ success: true, data: NO_DRAFT });
  const others = [{}, { ...draft, card: 'KS' }, { ...draft, moment: 2 }, { moment: 'deal 2' }];
  for (const stored of [null, 7, 'deal 2', ...others]) {
    expect(draftSchema.safeParse(stored).success).toBe(false);
  }
});

test('two arrangements are alike regardless of the order of their cards and melds', () => {
  const one = { melds: [cards('2B 3B 4B'), cards('5O 5E 5B')], layOffs: [], card: null };
  const other = { melds: [cards('5B 5O 5E'), cards('4B 3B 2B')], layOffs: [], card: null };
  expect(areAlike(one, other)).toBe(true);
  expect(areAlike(one, { ...other, card: '1E' })).toBe(false);
});
