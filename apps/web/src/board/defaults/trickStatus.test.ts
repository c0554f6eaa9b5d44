import { expect, test } from 'vitest';
import { peopleAt, plain } from '../testing/fixture.ts';
import { trickStatus } from './trickStatus.ts';

const people = peopleAt(4, 0);
const said = (...moment: Parameters<typeof trickStatus>) => {
  const { headline, sentence, asksYou } = trickStatus(...moment);
  return [plain(headline), plain(sentence), asksYou];
};
const plays = [{ seat: 2, card: 'KS' }, { seat: 3, card: 'AS' }] as const;

test('the status names the player whose turn it is and the winning card', () => {
  const asked = said({ number: 3, plays, best: plays[1], turn: 0 }, people);
  expect(asked).toEqual(['Your turn.', 'Spades led; Owen’s AS is winning.', true]);
});

test('the status names the leader and the number of the trick', () => {
  const led = said({ number: 3, plays: [], best: null, turn: 1 }, people);
  expect(led).toEqual(['Tomek’s turn.', 'Tomek leads to trick 3.', false]);
});

test('the status names the winner of a complete trick and then the end of the deal', () => {
  expect(said({ number: 8, plays, best: plays[1], turn: null }, people)[0]).toBe('Owen wins the trick.');
  expect(said({ number: 9, plays: [], best: null, turn: null }, people)[0]).toBe('The deal is over.');
});
