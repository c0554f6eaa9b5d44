import { expect, test, vi } from 'vitest';
import { message } from '../../language/message.ts';
import { lastTrick, plate } from './action.ts';
import { type Board, type Turn, turnActions } from './turnActions.ts';

const open = vi.fn<Board['open']>();
const play = vi.fn<(card: string) => void>();
const choose = { onMove: play, lack: message('board.choose-card'), undecided: message('board.play') };
const own = [plate({ ...choose, move: 'QC' })];
const status = { headline: message('board.nobody-to-act'), sentence: null, asksYou: false };
const board = (name: string, viewer: Board['viewer'] = 0): Board => ({ state: { phase: { name }, records: [] }, viewer, open });
const turn: Turn = { status, waiting: message('board.play'), own, beside: [lastTrick(true, open)] };
const names = (moment: Partial<Turn>) => turnActions(board('play'), { ...turn, ...moment }).actions.map(({ name }) => name);
const asksYou = { ...status, asksYou: true };

test('on the player’s turn, the bar shows the player’s own actions and the extra ones', () => {
  expect(names({ status: asksYou })).toEqual(['plate', 'last-trick']);
  expect(turnActions(board('play'), { ...turn, status: asksYou }).question).toBe('play');
});

test('before the player’s turn, the plate is off, says why, and asks no question', () => {
  const { question, actions } = turnActions(board('play'), turn);
  expect([question, actions[0]?.name, actions[0]?.off]).toEqual([null, 'before', status.headline]);
});

test('an idle player and a spectator get the score sheet button, which is the main action once the game is over', () => {
  expect(names({ idle: true })).toEqual(['score-sheet', 'last-trick']);
  const scores = ['play', 'over'].map((phase) => turnActions(board(phase, 'spectator'), turn).actions[0]);
  expect(scores.map((score) => [score?.name, score?.variant])).toEqual([['score-sheet', 'plain'], ['score-sheet', 'go']]);
});

test('the plate makes the move; without a move, it is off and says what is missing', () => {
  plate({ ...choose, move: 'QC' }).act?.();
  expect(play).toHaveBeenCalledExactlyOnceWith('QC');
  const { off, act, words } = plate({ ...choose, move: null, words: message('board.last-trick') });
  expect([off, act, words]).toEqual([choose.lack, undefined, choose.undecided]);
});

test('the last trick button turns on once there is a last trick', () => {
  expect(lastTrick(true, open).off).toBeNull();
  expect(lastTrick(false, open).off).toEqual(message('board.last-trick-none'));
});
