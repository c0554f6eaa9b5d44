import type { Position } from '@chinwag/rules';
import { expect, test } from 'vitest';
import type { ChinkwayPlayed } from './storyGames.ts';
import { plain, viewAt } from './testing/fixture.ts';
import { statusOf } from './status.ts';

const said = (viewer: Position, reached: (happening: ChinkwayPlayed) => boolean) => {
  const { view, legalMoves } = viewAt(viewer, reached);
  const { headline, sentence, asksYou } = statusOf(view, legalMoves);
  return `${asksYou ? '* ' : ''}${plain(headline)} ${plain(sentence)}`;
};

const tricksBefore = ({ after }: ChinkwayPlayed) => after.deal.tricks.reduce((sum, won) => sum + won, 0);
const lying = (cards: number, trick = 6) => (happening: ChinkwayPlayed) =>
  happening.after.deal.number === 7 &&
  tricksBefore(happening) === trick - 1 &&
  happening.after.deal.trick.length === cards;
const event = (type: string, deal: number) => (happening: ChinkwayPlayed) =>
  happening.event.type === type && happening.after.deal.number === deal;

const martaLeads = ({ after: { deal, phase } }: ChinkwayPlayed) =>
  phase.name === 'play' && phase.seat === 0 && deal.trick.length === 0;
const inesChooses = ({ after: { deal, phase } }: ChinkwayPlayed) =>
  deal.number === 7 && phase.name === 'extract' && phase.seat === 2;

test('the player in turn sees which suit to follow and who is winning the trick', () => {
  expect(said(0, lying(2))).toBe('* Your turn. Follow spades; Halina’s QS is winning.');
});

test('the others see whose turn it is', () => {
  expect(said(4, lying(2))).toBe('Marta’s turn. Spades led; your QS is winning.');
  expect(said('spectator', lying(2))).toBe('Marta’s turn. Spades led; Halina’s QS is winning.');
});

test('a partner’s card is called the partner’s', () => {
  expect(said(0, lying(1, 7))).toBe('Owen’s turn. Hearts led; your partner’s AH is winning.');
});

test('the status names the winner of a complete trick', () => {
  expect(said(0, lying(5))).toBe('Inés wins the trick. 4D wins the trick.');
  expect(said(2, lying(5))).toBe('You win the trick. 4D wins the trick.');
});

test('a player who cannot follow can play any card', () => {
  expect(said(1, lying(3))).toBe('* Your turn. You have no spades, so play any card; your partner’s QS is winning.');
});

test('the leader can lead any card', () => {
  expect(said(0, martaLeads)).toMatch(/^\* Your turn\. Lead any card to trick \d+\.$/);
});

test('the status asks the dealer to discard and shows the others the partners', () => {
  expect(said(0, event('dealt', 4))).toBe('* Discard 2 cards. You play alone, Tomek with Inés, Owen with Halina.');
  expect(said(1, event('dealt', 4))).toBe('Marta discards 2 cards. You play with Inés, Owen with Halina, Marta alone.');
});

test('the status asks the dealer for the trump', () => {
  expect(said(0, event('discarded', 4))).toBe('* Name trumps. Choose a suit or No Trump. Then the Quest is turned up.');
  expect(said(2, event('discarded', 4))).toBe('Marta is naming trumps. You play with Tomek, Owen with Halina, Marta alone.');
  expect(said(2, event('trumpNamed', 4))).toBe('Marta names spades. Now the Quest is turned up.');
});

test('CW4.5: the status asks the partner of a player who chooses a card not to help', () => {
  expect(said(2, inesChooses)).toBe('* You win the trick. Take one card. Still open: 2 diamonds, 2 clubs and 1 picture.');
  expect(said(0, inesChooses)).toBe('Inés wins the trick. Inés is choosing a card alone; you can’t help.');
  expect(said(1, inesChooses)).toBe('Inés wins the trick. Inés can take a card for the Quest.');
});

test('CW7.2: the status asks the player in second place and informs the others', () => {
  expect(said(1, event('finalOffered', 9))).toBe('* You’re in second place. You can ask for new seats in the last deal.');
  expect(said(0, event('finalOffered', 9))).toBe(
    'Tomek is deciding about the last deal. Tomek is in second place and can ask for new seats in the last deal.',
  );
  expect(said(0, event('finalAnswered', 9))).toBe('The last deal. Tomek asks for new seats in the last deal.');
});

test('the status names the winner at the end', () => {
  expect(said(0, ({ event: { type } }) => type === 'gameOver')).toBe('The game is over. Owen wins the game with 60 points.');
});
