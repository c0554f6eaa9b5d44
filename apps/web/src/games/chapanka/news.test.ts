import { expect, test } from 'vitest';
import { plain } from '../../board/testing/fixture.ts';
import { type StateFields, paid, plays, viewAt } from './testing/fixture.ts';
import { factOf, newsOf } from './news.ts';

const PLAYING = { name: 'play', seat: 3 } as const;
const ACE = paid({ from: 2, to: 0, amount: 2, reason: 'ace-discarded', rule: 'CP6.5', card: 'AS', doubled: ['opposite'] });
const ANTES = [3, 2, 1, 0].map((from) => paid({ from, to: 'pot', amount: from === 0 ? 3 : 2, reason: 'ante', rule: 'CP2.2' }));

const inWords = (moment: StateFields) => newsOf(viewAt(0, moment)).map(({ sentence }) => plain(sentence));
const fact = (moment: StateFields) => {
  const found = factOf(viewAt(0, moment));
  return found === null ? null : `${plain(found.sentence)} ${found.rule}`;
};

test('the slip lists the latest payments, newest first', () => {
  const pot = paid({ from: 'pot', to: 1, amount: 9, reason: 'kinal-takes-pot', rule: 'CP6.7' });
  expect(inWords({ phase: PLAYING, deal: { paid: [ACE, pot] } })).toEqual([
    'Tomek throws the Kinal and takes the pot of 9.',
    'Inés pays you 2 for AS (1, doubled for sitting opposite).',
  ]);
});

test('the antes are news until the first card can be played', () => {
  const setAside = [0, 1, 2, 3].map(() => ({ card: '??', from: 'hand' }) as const);
  expect(inWords({ phase: { name: 'exchange', seat: 3 }, deal: { paid: ANTES } })).toEqual([
    '9 counters go into the pot: 3 from you, the dealer, and 2 from each of the others.',
  ]);
  expect(inWords({ phase: { name: 'settle' }, deal: { paid: ANTES, setAside } })).toEqual([]);
});

test('CP2.1: the first dealer is news during the first exchange', () => {
  const first = { draw: ['2S', 'JH'], firstDealer: 2, phase: { name: 'exchange', seat: 1 } } as const;
  expect(inWords(first)).toEqual(['Inés gets JH and deals first.']);
});

test('CP5.1: a Chapanka under way is announced to all, with what it brings', () => {
  const [news] = newsOf(viewAt(0, { phase: PLAYING, pot: 18, deal: { chapanka: { seat: 1, outcome: 'bound' } } }));
  expect(news && `${plain(news.sentence)} ${news.rule}`).toBe(
    'Tomek is playing a Chapanka: 9 tricks won, all 11 needed. Making it brings 82 counters; ' +
      'losing it costs counters, and doubles the pot. CP5.1',
  );
});

test('CP5.3: the payment for a lost Chapanka comes before its outcome', () => {
  const lost = paid({ from: 1, to: 3, amount: 32, reason: 'chapanka-lost', rule: 'CP5.3' });
  expect(inWords({ phase: PLAYING, deal: { chapanka: { seat: 1, outcome: 'tenth' }, paid: [lost] } })).toEqual([
    'Tomek pays Owen 32 for breaking the Chapanka.',
    'Tomek has lost the Chapanka on the tenth trick; the eleventh is still played.',
  ]);
});

test('CP6.5: an ace thrown to the current trick is shown with its current cost', () => {
  expect(fact({ phase: PLAYING, deal: { tricks: [1, 0, 0, 0], trick: plays(2, '9S', '3S', 'AD') } })).toBe(
    'Right now, Inés pays you 4 for AD. CP6.5',
  );
});

test('CP6.3: the slip reports a forced Kinal', () => {
  const forced = { phase: PLAYING, deal: { trick: plays(2, '9H', 'JH') } } as const;
  expect(fact(forced)).toBe('The Kinal is forced: everybody pays Inés, who led. CP6.3');
});

test('CP5.1: the slip names the player who has won all of the many tricks so far', () => {
  expect(fact({ phase: PLAYING, deal: { tricks: [0, 0, 7, 0], points: [0, 0, 9, 0] } })).toBe(
    'Inés has won all 7 tricks; winning all 9 makes a Chapanka. CP5.1',
  );
});

test('CP4.1, CP4.2: otherwise the slip shows the party as it would be paid now', () => {
  expect(fact({ phase: PLAYING, deal: { tricks: [1, 1, 1, 1], points: [6, 14, 6, 14] } })).toBe(
    'Right now, Tomek would pay Inés 4 plus the points set aside. CP4.2',
  );
  expect(fact({ phase: PLAYING })).toBe(null);
});
