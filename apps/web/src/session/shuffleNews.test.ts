import { expect, test } from 'vitest';
import { inEnglish } from '../language/testing.ts';
import { ShuffleNews } from './shuffleNews.ts';

const HEX = 'ab'.repeat(32);
const NAMES = ['Marta', 'Tomek', 'Inés'];
const asked = (round: number, invited: readonly number[]) => ({
  step: 'asked', gameId: 'g1', round, origin: HEX, counter: round, before: HEX, rules: 1, game: 'chinkway', options: {}, owner: 0,
  invited, people: [], leaves: [HEX], holders: null, commitment: HEX,
});
const given = (round: number, seats: readonly number[]) => ({
  step: 'given', gameId: 'g1', round, numbers: seats.map((seat) => [seat, HEX]),
});

/** Returns the sentence about a game after all of these messages. */
function after(...sent: readonly object[]): string | null {
  const news = new ShuffleNews();
  for (const message of sent) news.hear(message);
  const said = news.of('g1', (seat) => NAMES[seat] ?? '?');
  return said === null ? null : inEnglish(said);
}

test('shuffle news names the players whose numbers are in the last round, according to the server', () => {
  expect(after(asked(1, [0, 1]), given(1, [0, 1]))).toBe(
    'The server says it shuffled with numbers from Marta and Tomek and its own.',
  );
});

test('shuffle news names players of an earlier round whose numbers came too late', () => {
  expect(after(asked(1, [0, 1, 2]), given(1, [0, 2]), asked(2, [0, 2]), given(2, [0, 2]))).toBe(
    'The server says it shuffled with numbers from Marta and Inés and its own. Sent a number too late: Tomek.',
  );
  const alone = 'The server shuffled on its own. Sent a number too late: Tomek.';
  expect(after(asked(1, [1]), given(1, []), asked(2, []), given(2, []))).toBe(alone);
});

test('shuffle news says that the server shuffled alone if it asked nobody for this game', () => {
  expect(after()).toBe('The server shuffled on its own.');
  expect(after({ ...asked(1, [0]), gameId: 'g0' }, { ...given(1, [0]), gameId: 'g0' })).toBe('The server shuffled on its own.');
});

test('shuffle news is null if the numbers are unknown', () => {
  expect(after(asked(1, [0, 1]))).toBeNull();
  expect(after(asked(1, [0, 1]), { ...given(1, [0]), numbers: 'all of them' })).toBeNull();
  const news = new ShuffleNews();
  news.starting('g1');
  expect(news.of('g1', () => '?')).toBeNull();
});
