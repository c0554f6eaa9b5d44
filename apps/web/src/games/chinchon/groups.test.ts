import { expect, test } from 'vitest';
import { inEnglish } from '../../language/testing.ts';
import { cards, laid, stateAt, plain } from './testing/fixture.ts';
import { groupsOf } from './groups.ts';
import { NO_PARTS } from './parts.ts';

const STATE = stateAt({
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('3C 7C 10C 11C 2B 3B 4B')],
    melds: [laid(3, '4C 5C 6C'), laid(3, '11O 11E 11B')],
    closing: { seat: 3, card: '10E', chinchon: false },
  },
});

test('every group shows its destination, and the two ends of a sequence are separate groups', () => {
  const toSequence = [{ card: '7C', meld: 0 }, { card: '3C', meld: 0 }, { card: '10C', meld: 0 }] as const;
  const layOffs = [...toSequence, { card: '11C', meld: 1 }] as const;
  const groups = groupsOf(STATE, { melds: [cards('2B 3B 4B')], layOffs, card: '12O' });
  expect(groups.map(({ caption, cards: held }) => `${held.join(' ')}: ${plain(caption)}`)).toEqual([
    '2B 3B 4B: your meld',
    '7C 10C: after the 6',
    '3C: before the 4',
    '11C: with the knights',
    '12O: face down',
  ]);
  const spoken = groups.map((group) => inEnglish(group.spoken, 'spanish'));
  expect(spoken.slice(0, 2)).toEqual(['2 to 4 of batons', '7 of cups and jack of cups after the 6']);
});

test('taking back one group keeps the others unchanged', () => {
  const layOffs = [{ card: '7C', meld: 0 }, { card: '3C', meld: 0 }] as const;
  const parts = { melds: [cards('2B 3B 4B')], layOffs, card: null };
  const [meld, after] = groupsOf(STATE, parts);
  expect(meld?.without).toEqual({ ...parts, melds: [] });
  expect(after?.without).toEqual({ ...parts, layOffs: [{ card: '3C', meld: 0 }] });
  expect(groupsOf(STATE, { ...NO_PARTS, card: '12O' })[0]?.without).toEqual(NO_PARTS);
});
