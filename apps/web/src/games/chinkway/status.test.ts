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

test('the player in turn is shown what to follow and who has the trick so far', () => {
  expect(said(0, lying(2))).toBe('* Your turn. Follow spades; Halina’s QS is winning.');
});

test('the others are shown whose turn it is', () => {
  expect(said(4, lying(2))).toBe('Marta’s turn. Spades led; your QS is winning.');
  expect(said('spectator', lying(2))).toBe('Marta’s turn. Spades led; Halina’s QS is winning.');
});

test('a partner’s card is called that', () => {
  expect(said(0, lying(1, 7))).toBe('Owen’s turn. Hearts led; your partner’s AH is winning.');
});

test('a trick that is whole is said before it goes', () => {
  expect(said(0, lying(5))).toBe('Inés wins the trick. 4D wins the trick.');
  expect(said(2, lying(5))).toBe('You win the trick. 4D wins the trick.');
});

test('one who cannot follow may play any card', () => {
  expect(said(1, lying(3))).toBe('* Your turn. You have no spades, so play any card; your partner’s QS is winning.');
});

test('the player who leads may lead any card', () => {
  expect(said(0, martaLeads)).toMatch(/^\* Your turn\. Lead any card to trick \d+\.$/);
});

test('the dealer is asked to discard, the others are shown who plays with whom', () => {
  expect(said(0, event('dealt', 4))).toBe('* Discard 2 cards. You play alone, Tomek with Inés, Owen with Halina.');
  expect(said(1, event('dealt', 4))).toBe('Marta discards 2 cards. You play with Inés, Owen with Halina, Marta alone.');
});

test('the dealer is asked for the trump', () => {
  expect(said(0, event('discarded', 4))).toBe('* Name trumps. Choose a suit or No Trump. Then the Quest is turned up.');
  expect(said(2, event('discarded', 4))).toBe('Marta is naming trumps. You play with Tomek, Owen with Halina, Marta alone.');
  expect(said(2, event('trumpNamed', 4))).toBe('Marta names spades. Now the Quest is turned up.');
});

test('CW4.5: the partner of one who chooses a card is asked to keep quiet', () => {
  expect(said(2, inesChooses)).toBe('* You win the trick. Take one card. Still open: 2 diamonds, 2 clubs and 1 picture.');
  expect(said(0, inesChooses)).toBe('Inés wins the trick. Inés is choosing a card alone; you can’t help.');
  expect(said(1, inesChooses)).toBe('Inés wins the trick. Inés can take a card for the Quest.');
});

test('CW7.2: second place is asked, and the others are shown', () => {
  expect(said(1, event('finalOffered', 9))).toBe('* You’re in second place. You can ask for new seats in the last deal.');
  expect(said(0, event('finalOffered', 9))).toBe(
    'Tomek is deciding about the last deal. Tomek is in second place and can ask for new seats in the last deal.',
  );
  expect(said(0, event('finalAnswered', 9))).toBe('The last deal. Tomek asks for new seats in the last deal.');
});

test('the winner is named at the end', () => {
  expect(said(0, ({ event: { type } }) => type === 'gameOver')).toBe('The game is over. Owen wins the game with 60 points.');
});
