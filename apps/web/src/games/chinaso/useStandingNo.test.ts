// @vitest-environment happy-dom
import { chinaso } from '@chinwag/rules/chinaso';
import { expect, test } from 'vitest';
import { atAFreshBoard, boardHook } from '../../board/testing/boardHook.ts';
import { type StateFields, viewAt } from './testing/fixture.ts';
import { useStandingNo } from './useStandingNo.ts';

atAFreshBoard();

const NO = { type: 'decline' };
const turn = (turns: number, change: StateFields = {}) =>
  viewAt(1, { phase: { name: 'draw', seat: 0 }, ...change, deal: { turns } });
const window = (turns: number, waiting: readonly number[] = [1, 2]) =>
  viewAt(1, { phase: { name: 'buying', seat: 0, asked: waiting, waiting, answers: [null, null, null, null] }, deal: { turns } });
const board = (moment: ReturnType<typeof turn>) => boardHook(chinaso, useStandingNo, moment);

test('CS5.2: a no said in advance is the answer to the window of that turn, and to none after it', () => {
  const { now, by, goOn, sent } = board(turn(4));
  by(({ sayNoThisTurn }) => sayNoThisTurn());
  expect(now().reach).toBe('this turn');
  goOn(window(4));
  expect(sent).toEqual([NO]);
  goOn(turn(5));
  goOn(window(5));
  expect(sent).toEqual([NO]);
});

test('a no until further notice answers every window once, until it is taken back', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4));
  goOn({ ...window(4), sending: true });
  goOn(window(4));
  expect(sent).toEqual([NO]);
  goOn(turn(5));
  goOn(window(5));
  expect(sent).toEqual([NO, NO]);
  goOn(turn(6));
  by(({ askAgain }) => askAgain());
  goOn(window(6));
  expect(sent).toEqual([NO, NO]);
});

test('a no until further notice answers a window that opens before anybody has seen the last one close', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4));
  goOn(window(5));
  expect(sent).toEqual([NO, NO]);
});

test('one who has said nothing is asked', () => {
  const { now, goOn, sent } = board(turn(4));
  goOn(window(4));
  expect(now().reach).toBeNull();
  expect(sent).toEqual([]);
});

test('nothing is answered for one who is not asked, or for whom a bot plays', () => {
  const { by, goOn, sent } = board(turn(4));
  by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  goOn(window(4, [2]));
  goOn({ ...window(5), legalMoves: [] });
  expect(sent).toEqual([]);
});

test('a no stands over a reload, and answers a window that is open by then', () => {
  const first = board(turn(4));
  first.by(({ sayNoUntilNotice }) => sayNoUntilNotice());
  first.leave();
  expect(board(window(4)).sent).toEqual([NO]);
});
