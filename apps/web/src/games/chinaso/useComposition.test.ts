// @vitest-environment happy-dom
import { chinaso } from '@chinwag/rules/chinaso';
import { expect, test, vi } from 'vitest';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { aloud } from '../../board/testing/fixture.ts';
import { cards, type StateFields, sets, viewAt } from './testing/fixture.ts';
import { type CompositionControls, useComposition } from './useComposition.ts';
import { inWords } from './words.ts';

atAFreshBoard();

const HAND = cards('8S 8C 8D 5H 6H 7H X1 2C 2D');
/** Marta has drawn in a hand whose contract is a three and a straight. */
const playing: StateFields = {
  phase: { name: 'play', seat: 0, wentDown: false },
  deal: { number: 2, hands: [HAND, [], [], []] },
};
const named = ({ parts }: CompositionControls) => parts.map(({ kind, set }) => (set === null ? kind : aloud(inWords(set))));
const board = (moment: StateFields, changed = vi.fn<() => void>()) =>
  boardHook(chinaso, (props) => useComposition(props, changed), viewAt(0, moment));

test('a composition is restored after a reload, but only in its own hand', () => {
  const first = board(playing);
  first.by(({ add }) => add(cards('8S 8C 8D')));
  first.leave();
  const again = board(playing);
  expect(named(again.now())).toEqual(['a three of eights', 'straight']);
  again.goOn(viewAt(0, { ...playing, deal: { ...playing.deal, number: 3 } }));
  expect(named(again.now())).toEqual(['straight', 'straight']);
});

test('cards go to the part that they fit, regardless of its position', () => {
  const { now, by } = board(playing);
  by(({ add }) => add(cards('7H X1 5H 6H')));
  expect(named(now())[1]).toMatch(/^a straight of hearts/);
});

test('the board is notified when cards move, but not when they are rejected', () => {
  const changed = vi.fn<() => void>();
  const { by, explained } = board(playing, changed);
  by(({ fill }) => fill(0, cards('8S 2C')));
  expect(explained).toHaveLength(1);
  expect(changed).not.toHaveBeenCalled();
  by(({ fill }) => fill(0, cards('8S 8C 8D')));
  by(({ takeBack }) => takeBack(0));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('turn moves a joker that fits at either end', () => {
  const { now, by } = board(playing);
  by(({ add }) => add(cards('5H 6H 7H X1')));
  const before = named(now())[1];
  by(({ turn }) => turn(1));
  expect(named(now())[1]).not.toBe(before);
  by(({ turn }) => turn(1));
  expect(named(now())[1]).toBe(before);
});

test('CS3.1: find fills all parts, or as many as possible and explains what is missing', () => {
  const whole = board(playing);
  whole.by(({ find }) => find());
  expect(whole.now().parts.every(({ set }) => set !== null)).toBe(true);
  expect(whole.explained).toEqual([]);
  whole.leave();
  sessionStorage.clear();
  const some = board({ ...playing, deal: { number: 2, hands: [cards('8S 8C 8D 2C'), [], [], []] } });
  some.by(({ find }) => find());
  expect(named(some.now())).toEqual(['a three of eights', 'straight']);
  expect(some.explained).toMatchObject([{ rule: 'CS3.1' }]);
});

test('a player who is down has nothing to compose', () => {
  expect(board({ ...playing, deal: { ...playing.deal, table: [sets('3S 3C 3D'), [], [], []] } }).now().parts).toEqual([]);
});
