import { expect, test } from 'vitest';
import { peopleAt, plain } from '../testing/fixture.ts';
import { trickStatus } from './trickStatus.ts';

const people = peopleAt(4, 0);
const said = (...moment: Parameters<typeof trickStatus>) => {
  const { headline, sentence, asksYou } = trickStatus(...moment);
  return [plain(headline), plain(sentence), asksYou];
};
const plays = [{ seat: 2, card: 'KS' }, { seat: 3, card: 'AS' }] as const;

test('whose turn it is, and which card is winning', () => {
  const asked = said({ number: 3, plays, best: plays[1], turn: 0 }, people);
  expect(asked).toEqual(['Your turn.', 'Spades led; Owen’s AS is winning.', true]);
});

test('who leads, and to which trick', () => {
  const led = said({ number: 3, plays: [], best: null, turn: 1 }, people);
  expect(led).toEqual(['Tomek’s turn.', 'Tomek leads to trick 3.', false]);
});

test('who takes a trick that is whole, and that the deal is over', () => {
  expect(said({ number: 8, plays, best: plays[1], turn: null }, people)[0]).toBe('Owen wins the trick.');
  expect(said({ number: 9, plays: [], best: null, turn: null }, people)[0]).toBe('The deal is over.');
});
