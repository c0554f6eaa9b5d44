// @vitest-environment happy-dom
import type { Seat, SpanishCard } from '@chinwag/rules';
import { chinchon } from '@chinwag/rules/chinchon';
import { describe, expect, test } from 'vitest';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { cards, laid, type StateFields, viewAt } from './testing/fixture.ts';
import { groupsOf } from './groups.ts';
import { NO_PARTS } from './parts.ts';
import { useParts } from './useParts.ts';

atAFreshBoard();

const ACTING: StateFields = {
  phase: { name: 'act', seat: 0, bound: false },
  deal: { hands: [cards('2B 3B 4B 5B 7C 11C 12O 1E')] },
};
const SETTLING: StateFields = {
  phase: { name: 'settle', seat: 0 },
  deal: {
    hands: [cards('2B 3B 4B 7C 11C 12O 1E')],
    melds: [laid(3, '4C 5C 6C'), laid(3, '11O 11E 11B')],
    closing: { seat: 3, card: '10E', chinchon: false },
  },
};
const board = (moment: StateFields, seat: Seat | null = 0) =>
  boardHook(chinchon, (props) => useParts(props, seat), viewAt(seat ?? 'spectator', moment));

describe('what is chosen', () => {
  test('is every touched card, in the order of the touches, until it is touched again', () => {
    const { now, by, sent } = board(ACTING);
    for (const card of cards('4B 2B 1E')) by(({ touch }) => touch(card));
    by(({ touch }) => touch('2B'));
    expect(now().chosen).toEqual(cards('4B 1E'));
    expect(sent).toEqual([]);
  });

  test('is let go by two quick touches, which throw nothing', () => {
    const { now, by, sent } = board(ACTING);
    by(({ touch }) => touch('1E'));
    by(({ touch }) => touch('1E'));
    expect(now().chosen).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('is let go when it is set apart, or when a move goes out', () => {
    const { now, by, sent } = board(ACTING);
    for (const card of cards('2B 3B 4B')) by(({ touch }) => touch(card));
    by(({ meldChosen }) => meldChosen());
    expect(now()).toMatchObject({ chosen: [], parts: { melds: [cards('2B 3B 4B')] }, loose: expect.not.arrayContaining(['2B']) });
    by(({ touch }) => touch('1E'));
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(sent).toEqual([{ type: 'discard', card: '1E' }]);
    expect(now().chosen).toEqual([]);
  });

  test('is let go where the settling sets it apart by itself', () => {
    const { now, by, goOn } = board(ACTING);
    by(({ touch }) => touch('7C'));
    by(({ touch }) => touch('1E'));
    goOn(viewAt(0, SETTLING));
    expect(now().parts.layOffs).toContainEqual({ card: '7C', meld: 0 });
    expect(now().chosen).toEqual(['1E']);
  });
});

describe('what is set apart', () => {
  test('CH3.1: is no meld where the chosen cards make none', () => {
    const { now, by } = board(ACTING);
    for (const card of cards('2B 3B 1E')) by(({ touch }) => touch(card));
    by(({ meldChosen }) => meldChosen());
    expect(now().parts).toEqual(NO_PARTS);
    expect(now().chosen).toEqual(cards('2B 3B 1E'));
  });

  test('is stored for a reload', () => {
    const first = board(ACTING);
    first.by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    first.leave();
    expect(board(ACTING).now().parts.melds).toEqual([cards('2B 3B 4B')]);
  });

  test('CH5.3: adds a card to a meld on the table where it fits, and nowhere else', () => {
    const { now, by } = board(SETTLING);
    by(({ setApart }) => setApart(NO_PARTS));
    by(({ addTo }) => addTo('12O', 0));
    expect(now().parts.layOffs).toEqual([]);
    by(({ addTo }) => addTo('7C', 0));
    expect(now().parts.layOffs).toEqual([{ card: '7C', meld: 0 }]);
  });

  test('is nothing for a spectator, whatever they do', () => {
    const { now, by } = board(ACTING, null);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    expect(now()).toMatchObject({ parts: NO_PARTS, loose: [], chosen: [] });
  });
});

describe('a card that is dragged out of its group', () => {
  const apart = [cards('2B 3B 4B 5B')];

  test('is chosen for as long as it is held, and what was chosen before is chosen again', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by(({ touch }) => touch('1E'));
    by((composing) => composing.apart.onHold('5B'));
    expect(now().chosen).toEqual(['5B']);
    expect(now().parts.melds).toEqual(apart);
    by((composing) => composing.apart.onHold(null));
    expect(now().chosen).toEqual(['1E']);
  });

  test('is a loose one once it is put back', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by((composing) => composing.apart.onHold('5B'));
    by((composing) => composing.apart.onPutBack('5B'));
    expect(now().parts.melds).toEqual([cards('2B 3B 4B')]);
    expect([now().loose.includes('5B'), now().chosen]).toEqual([true, []]);
  });

  test('CH5.3: goes to a meld on the table where it fits; where it does not, the rule is said', () => {
    const { now, by, explained } = board(SETTLING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    const drop = (card: SpanishCard) => now().apart.drops.filter(({ at }) => at === 'meld 0').map(({ isLawful }) => isLawful(card));
    expect([drop('7C'), drop('2B')]).toEqual([[true], [false]]);
    by((composing) => composing.apart.drops.find(({ at }) => at === 'meld 0')?.onDrop('2B'));
    expect(explained.at(-1)?.rule).toBe('CH5.3');
    by((composing) => composing.apart.drops.find(({ at }) => at === 'meld 0')?.onDrop('7C'));
    expect(now().parts).toMatchObject({ melds: [cards('2B 3B 4B')], layOffs: [{ card: '7C', meld: 0 }] });
  });

  test('is put nowhere by the group that it is in', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by((composing) => composing.apart.onHold('5B'));
    expect(groupsOf(viewAt(0, ACTING).state, now().parts).map((group) => now().putOn(group))).toEqual([null]);
  });
});

describe('a move', () => {
  test('that may not be made is explained by its rule, and what was chosen stays', () => {
    const { now, by, sent, explained } = board({ ...ACTING, phase: { name: 'draw', seat: 0 } });
    by(({ touch }) => touch('1E'));
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(explained).toHaveLength(1);
    expect(explained[0]?.rule).toMatch(/^CH/);
    expect(sent).toEqual([]);
    expect(now().chosen).toEqual(['1E']);
  });

  test('is not sent while another is on its way', () => {
    const { by, goOn, sent } = board(ACTING);
    goOn({ ...viewAt(0, ACTING), sending: true });
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(sent).toEqual([]);
  });
});

test('a loose card is carried to where another one is held, past those that are set apart', () => {
  const { now, by } = board(ACTING);
  by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
  const [first, , third] = now().loose;
  if (first !== undefined) by(({ carry }) => carry(first, 2));
  expect(now().loose[2]).toBe(first);
  expect(now().loose).toContain(third);
  expect(now().hand.order).toBe('own');
});
