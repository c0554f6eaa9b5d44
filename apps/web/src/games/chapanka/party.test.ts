import { partyStanding } from '@chinwag/rules/chapanka';
import { expect, test } from 'vitest';
import type { Message } from '../../language/message.ts';
import { inEnglish } from '../../language/testing.ts';
import { peopleFor, stateAt } from './testing/fixture.ts';
import { asideKnown, partySettled, partySoFar } from './party.ts';

const dealWith = (deal: Parameters<typeof stateAt>[0]['deal']) => stateAt({ deal: deal ?? {} }).deal;
const said = ({ sentence, rule }: { readonly sentence: Message; readonly rule: string }) => `${inEnglish(sentence)} ${rule}`;
const ASIDE = (['AS', '3D', 'QH', '7C'] as const).map((card) => ({ card, from: 'hand' as const }));

test('CP4.2: the order of play breaks ties for most and fewest points', () => {
  const deal = dealWith({ points: [6, 14, 6, 14] });
  expect([0, 1, 2, 3].map((seat) => partyStanding(deal, seat))).toEqual([null, 'most', 'fewest', null]);
});

test('nobody has most or fewest points before there are any', () => {
  expect(partyStanding(dealWith({}), 0)).toBe(null);
});

test('CP7.3: the holder of a broken Pancerola pays the party', () => {
  const deal = dealWith({ points: [6, 14, 8, 2], pancerola: { holder: 2, exercised: true, broken: true } });
  expect(partyStanding(deal, 2)).toBe('pays');
  expect(said(partySettled(deal, peopleFor(0)))).toBe('Inés pays Owen the whole party for Inés’s broken Pancerola. CP7.3');
});

test('CP4.1: the party is worth the points set aside plus four', () => {
  const settled = partySettled(dealWith({ points: [3, 20, 6, 5], setAside: ASIDE }), peopleFor(1));
  expect(said(settled)).toBe('You pay Marta: most points (20) to fewest (3). CP4.1');
  expect(settled.worth && inEnglish(settled.worth)).toBe('4 + 0 + 2 + 0, and 4 for the party: 10.');
});

test('CP4.2: a tie names its own rule', () => {
  const now = partySoFar(dealWith({ points: [6, 14, 6, 14] }), peopleFor(0));
  expect(now && said(now)).toBe('Right now, Tomek would pay Inés 4 plus the points set aside. CP4.2');
  expect(partySettled(dealWith({ points: [6, 14, 6, 14] }), peopleFor(0)).rule).toBe('CP4.2');
});

test('CP4.3: no party is paid if a Chapanka was attempted', () => {
  const attempted = dealWith({ chapanka: { seat: 1, outcome: 'tenth' }, points: [6, 14, 6, 14] });
  expect(partySettled(attempted, peopleFor(0))).toMatchObject({ rule: 'CP4.3', worth: null });
  expect(partySoFar(attempted, peopleFor(0))).toBe(null);
});

test('CP2.4: a player knows their own card set aside, but not one left in the talon', () => {
  expect(inEnglish(asideKnown(dealWith({ setAside: ASIDE }), 0))).toBe('Yours counts 4; the others are face down.');
  const unseen = ASIDE.map(() => ({ card: '??', from: 'talon' }) as const);
  expect(inEnglish(asideKnown(dealWith({ setAside: unseen }), 0))).toBe('All of them are face down.');
  expect(inEnglish(asideKnown(dealWith({ setAside: ASIDE }), null))).toBe('All of them are face down.');
});
