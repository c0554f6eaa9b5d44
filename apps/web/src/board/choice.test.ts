import { describe, expect, it } from 'vitest';
import { choiceOf, touch } from './choice.ts';

type TrialMove =
  | { readonly type: 'play'; readonly card: string }
  | { readonly type: 'discard'; readonly cards: readonly string[] }
  | { readonly type: 'lay'; readonly card: string; readonly place: string }
  | { readonly type: 'stop' };

const parts = (move: TrialMove): readonly string[] => {
  switch (move.type) {
    case 'play':
      return [move.card];
    case 'discard':
      return move.cards;
    case 'lay':
      return [move.card, move.place];
    case 'stop':
      return [];
  }
};
const held = ['8C', 'JD', 'TD'];
const play = (card: string): TrialMove => ({ type: 'play', card });
const lay = (card: string, place: string): TrialMove => ({ type: 'lay', card, place });
const discards: readonly TrialMove[] = [['8C', 'JD'], ['8C', 'TD'], ['JD', 'TD']].map((cards) => ({ type: 'discard', cards }));
const chosen = (touched: readonly string[], legalMoves: readonly TrialMove[]) => choiceOf({ touched, held, legalMoves }, { parts });

describe('the chosen card', () => {
  it('can be any card of the hand before the player’s turn, but makes no move yet', () => {
    expect(chosen(['8C'], [])).toEqual({ picks: ['8C'], ways: [], move: null });
    expect(chosen([], []).picks).toEqual([]);
    expect(chosen(['8C', 'JD'], []).picks).toEqual(['JD']);
  });

  it('becomes the move on the player’s turn and is dropped if it is not legal', () => {
    expect(chosen(['JD'], [play('JD'), play('TD')])).toMatchObject({ picks: ['JD'], move: play('JD') });
    expect(chosen(['8C'], [play('JD'), play('TD')])).toMatchObject({ picks: [], move: null });
  });

  it('is dropped once it has left the hand', () => {
    expect(chosen(['AS'], []).picks).toEqual([]);
  });

  it('is the only legal card, no matter what the player touched', () => {
    expect(chosen(['8C'], [play('JD'), { type: 'stop' }])).toMatchObject({ picks: ['JD'], move: play('JD') });
  });

  it('is empty if the question is not about cards', () => {
    expect(chosen(['8C'], [{ type: 'stop' }])).toEqual({ picks: [], ways: [], move: null });
  });
});

describe('a choice of several things', () => {
  it('leaves the moves that contain the chosen ones while others are missing', () => {
    expect(chosen(['8C'], discards)).toEqual({ picks: ['8C'], ways: discards.slice(0, 2), move: null });
    expect(chosen(['8C', 'TD'], discards).move).toEqual(discards[1]);
  });

  it('drops the first one if there is one too many', () => {
    expect(chosen(['8C', 'JD', 'TD'], discards).picks).toEqual(['JD', 'TD']);
  });

  it('keeps the last one and only those earlier ones that go with it', () => {
    const lays = [lay('KH', 'KH at 1'), lay('KH', 'KH at 6'), lay('2H', '2H at 2')];
    expect(chosen(['KH', 'KH at 1', 'KH at 6'], lays)).toMatchObject({ picks: ['KH', 'KH at 6'], move: lays[1] });
    expect(chosen(['KH', 'KH at 1', '2H'], lays)).toMatchObject({ picks: ['2H', '2H at 2'], move: lays[2] });
  });

  it('does not choose the only card by itself if the move is optional', () => {
    const only = [lay('X1', 'X1 at 3')];
    const optional = (touched: readonly string[]) =>
      choiceOf({ touched, held, legalMoves: only }, { parts, isOptional: () => true }).move;
    expect([optional([]), optional(['X1']), chosen([], only).move]).toEqual([null, only[0], only[0]]);
  });
});

it('touching a chosen thing again drops it and keeps the others', () => {
  expect([touch([], '8C'), touch(['8C'], 'JD'), touch(['8C', 'JD'], '8C')]).toEqual([['8C'], ['8C', 'JD'], ['JD']]);
});
