import { expect, test } from 'vitest';
import type { ChinkwayMove } from '@chinwag/rules/chinkway';
import { choiceOf } from '../../board/choice.ts';
import { choice } from './choice.ts';
import { viewAt } from './testing/fixture.ts';
import type { View } from './view.ts';

type Pick = ReturnType<typeof choice.parts>[number];

function chosen(view: View, touched: readonly Pick[], legalMoves: readonly ChinkwayMove[]) {
  const { picks, move } = choiceOf<ChinkwayMove, Pick>({ touched, held: choice.held(view), legalMoves }, choice);
  return { picks, move };
}

/** Deal 7, trick 6, with this many cards on the table: Marta plays third and must follow spades. */
const inTrick = (cards: number) =>
  viewAt(0, ({ after: { deal } }) => {
    const trick = 1 + deal.tricks.reduce((sum, won) => sum + won, 0);
    return deal.number === 7 && trick === 6 && deal.trick.length === cards;
  });

test('on the player’s turn, a touched card is the move', () => {
  const { view, legalMoves } = inTrick(2);
  expect(chosen(view, ['8S'], legalMoves)).toEqual({ picks: ['8S'], move: { type: 'play', card: '8S' } });
});

test('a card can be chosen before the player’s turn but is no move yet', () => {
  const { view, legalMoves } = inTrick(1);
  expect(chosen(view, ['TD'], legalMoves)).toEqual({ picks: ['TD'], move: null });
});

test('a card chosen in advance is dropped if it is illegal', () => {
  const { view, legalMoves } = inTrick(2);
  expect(chosen(view, ['TD'], legalMoves).picks).not.toContain('TD');
});

test('the only legal card is chosen automatically', () => {
  const { view } = inTrick(2);
  expect(chosen(view, [], [{ type: 'play', card: '8S' }]).move).toEqual({ type: 'play', card: '8S' });
});

test('CW3.2: the dealer chooses two cards, and a third drops the first', () => {
  const { view, legalMoves } = viewAt(0, ({ event, after }) => event.type === 'dealt' && after.deal.number === 4);
  expect(chosen(view, ['9S'], legalMoves).move).toBeNull();
  const { picks: three } = chosen(view, ['9S', '4C', 'AD'], legalMoves);
  expect(three).toEqual(['4C', 'AD']);
  expect(chosen(view, three, legalMoves).move).toEqual({ type: 'discard', cards: expect.arrayContaining(['4C', 'AD']) });
});

test('CW4.4: only fitting cards of the trick just won can be chosen', () => {
  const { view, legalMoves } = viewAt(0, ({ after }) => after.phase.name === 'extract' && after.phase.seat === 0);
  const fitting = view.state.phase.name === 'extract' ? view.state.phase.cards : [];
  const other = view.state.deal.lastTrick?.plays.map(({ card }) => card).find((card) => !fitting.includes(card));
  expect(fitting.length).toBeGreaterThan(0);
  expect(chosen(view, other ? [other] : [], legalMoves).picks.every((pick) => pick !== other)).toBe(true);
  expect(chosen(view, fitting.slice(0, 1), legalMoves).move).toEqual({ type: 'extract', card: fitting[0] });
});
