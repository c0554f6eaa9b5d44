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

describe('the choice', () => {
  test('contains every touched card in the order of the touches until a second touch', () => {
    const { now, by, sent } = board(ACTING);
    for (const card of cards('4B 2B 1E')) by(({ touch }) => touch(card));
    by(({ touch }) => touch('2B'));
    expect(now().chosen).toEqual(cards('4B 1E'));
    expect(sent).toEqual([]);
  });

  test('is dropped by two quick touches, which discard nothing', () => {
    const { now, by, sent } = board(ACTING);
    by(({ touch }) => touch('1E'));
    by(({ touch }) => touch('1E'));
    expect(now().chosen).toEqual([]);
    expect(sent).toEqual([]);
  });

  test('is cleared when its cards are set apart or a move is sent', () => {
    const { now, by, sent } = board(ACTING);
    for (const card of cards('2B 3B 4B')) by(({ touch }) => touch(card));
    by(({ meldChosen }) => meldChosen());
    expect(now()).toMatchObject({ chosen: [], parts: { melds: [cards('2B 3B 4B')] }, loose: expect.not.arrayContaining(['2B']) });
    by(({ touch }) => touch('1E'));
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(sent).toEqual([{ type: 'discard', card: '1E' }]);
    expect(now().chosen).toEqual([]);
  });

  test('loses the cards that the settling sets apart automatically', () => {
    const { now, by, goOn } = board(ACTING);
    by(({ touch }) => touch('7C'));
    by(({ touch }) => touch('1E'));
    goOn(viewAt(0, SETTLING));
    expect(now().parts.layOffs).toContainEqual({ card: '7C', meld: 0 });
    expect(now().chosen).toEqual(['1E']);
  });
});

describe('setting apart', () => {
  test('CH3.1: forms no meld if the chosen cards do not form one', () => {
    const { now, by } = board(ACTING);
    for (const card of cards('2B 3B 1E')) by(({ touch }) => touch(card));
    by(({ meldChosen }) => meldChosen());
    expect(now().parts).toEqual(NO_PARTS);
    expect(now().chosen).toEqual(cards('2B 3B 1E'));
  });

  test('survives a reload', () => {
    const first = board(ACTING);
    first.by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    first.leave();
    expect(board(ACTING).now().parts.melds).toEqual([cards('2B 3B 4B')]);
  });

  test('CH5.3: adds a card to a meld on the table only if it fits', () => {
    const { now, by } = board(SETTLING);
    by(({ setApart }) => setApart(NO_PARTS));
    by(({ addTo }) => addTo('12O', 0));
    expect(now().parts.layOffs).toEqual([]);
    by(({ addTo }) => addTo('7C', 0));
    expect(now().parts.layOffs).toEqual([{ card: '7C', meld: 0 }]);
  });

  test('has no effect for a spectator', () => {
    const { now, by } = board(ACTING, null);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    expect(now()).toMatchObject({ parts: NO_PARTS, loose: [], chosen: [] });
  });
});

describe('a card dragged out of its group', () => {
  const apart = [cards('2B 3B 4B 5B')];

  test('is chosen while it is held, and the previous choice returns after that', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by(({ touch }) => touch('1E'));
    by((composing) => composing.apart.onHold('5B'));
    expect(now().chosen).toEqual(['5B']);
    expect(now().parts.melds).toEqual(apart);
    by((composing) => composing.apart.onHold(null));
    expect(now().chosen).toEqual(['1E']);
  });

  test('becomes loose when it is put back', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by((composing) => composing.apart.onHold('5B'));
    by((composing) => composing.apart.onPutBack('5B'));
    expect(now().parts.melds).toEqual([cards('2B 3B 4B')]);
    expect([now().loose.includes('5B'), now().chosen]).toEqual([true, []]);
  });

  test('CH5.3: goes to a meld on the table if it fits, and otherwise shows the rule', () => {
    const { now, by, explained } = board(SETTLING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
    const drop = (card: SpanishCard) => now().apart.drops.filter(({ at }) => at === 'meld 0').map(({ isLawful }) => isLawful(card));
    expect([drop('7C'), drop('2B')]).toEqual([[true], [false]]);
    by((composing) => composing.apart.drops.find(({ at }) => at === 'meld 0')?.onDrop('2B'));
    expect(explained.at(-1)?.rule).toBe('CH5.3');
    by((composing) => composing.apart.drops.find(({ at }) => at === 'meld 0')?.onDrop('7C'));
    expect(now().parts).toMatchObject({ melds: [cards('2B 3B 4B')], layOffs: [{ card: '7C', meld: 0 }] });
  });

  test('cannot be put on its own group', () => {
    const { now, by } = board(ACTING);
    by(({ setApart }) => setApart({ ...NO_PARTS, melds: apart }));
    by((composing) => composing.apart.onHold('5B'));
    expect(groupsOf(viewAt(0, ACTING).state, now().parts).map((group) => now().putOn(group))).toEqual([null]);
  });
});

describe('a move', () => {
  test('that is illegal shows the broken rule and keeps the choice', () => {
    const { now, by, sent, explained } = board({ ...ACTING, phase: { name: 'draw', seat: 0 } });
    by(({ touch }) => touch('1E'));
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(explained).toHaveLength(1);
    expect(explained[0]?.rule).toMatch(/^CH/);
    expect(sent).toEqual([]);
    expect(now().chosen).toEqual(['1E']);
  });

  test('is not sent while another is being sent', () => {
    const { by, goOn, sent } = board(ACTING);
    goOn({ ...viewAt(0, ACTING), sending: true });
    by(({ attempt }) => attempt({ type: 'discard', card: '1E' }));
    expect(sent).toEqual([]);
  });
});

test('a loose card moves to the position of another loose card, past the cards set apart', () => {
  const { now, by } = board(ACTING);
  by(({ setApart }) => setApart({ ...NO_PARTS, melds: [cards('2B 3B 4B')] }));
  const [first, , third] = now().loose;
  if (first !== undefined) by(({ carry }) => carry(first, 2));
  expect(now().loose[2]).toBe(first);
  expect(now().loose).toContain(third);
  expect(now().hand.order).toBe('own');
});
