import { expect, it } from 'vitest';
import { after, news, payments, stateFrom, type StateSpec } from './notation.ts';
import { cardsSetAside, partyNow, partyPaid, partyStanding, partyWorth } from './party.ts';
import type { Deal } from './state.ts';

/** Returns the party as it would be with these points, by seat, in a deal of seat 0. */
function party(points: readonly number[], more: Partial<Pick<Deal, 'pancerola' | 'chapanka'>> = {}) {
  return partyNow({ ...stateFrom({ hands: ['', '', '', ''], points }).deal, ...more });
}

it('CP4.1: the player with most points pays the player with fewest', () => {
  expect(party([10, 3, 20, 7])).toMatchObject({ payer: 2, payee: 1 });
});

it('CP4.1: the party is worth the points of the four cards set aside, plus 4', () => {
  const last = stateFrom({ hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2], points: [10, 3, 20, 7] });
  const setAside = (['AS', '3D', 'QH', '7C'] as const).map((card) => ({ card, from: 'hand' as const }));
  const state = { ...last, deal: { ...last.deal, setAside } };
  expect(partyWorth(cardsSetAside(state.deal))).toEqual({ counts: [4, 0, 2, 0], worth: 10, rule: 'CP4.1' });
  expect(payments(news(state, '3: 5S 4S 3S 2S'))).toEqual(['2>1 10 CP4.1']);
});

it('CP4.1: a player who sees only some of the cards set aside counts only their points', () => {
  expect(partyWorth(['AS', '??', 'QH', '??'])).toMatchObject({ counts: [4, 0, 2, 0], worth: 10 });
});

it('CP4.2: of the players tied for fewest the earlier receives, counted from the dealer’s right', () => {
  expect(party([5, 5, 5, 20])).toMatchObject({ payer: 3, payee: 2 });
  expect(party([5, 20, 9, 5])).toMatchObject({ payer: 1, payee: 3 });
});

it('CP4.2: of the players tied for most the later pays', () => {
  expect(party([16, 16, 2, 3])).toMatchObject({ payer: 0, payee: 2 });
  expect(party([2, 10, 10, 10])).toMatchObject({ payer: 1, payee: 0 });
});

it('CP4.2: if all four players are tied, the first receives from the dealer', () => {
  expect(party([10, 10, 10, 10])).toMatchObject({ payer: 0, payee: 3 });
});

it('CP4.2: a Pancerola that is not broken gives no preference in a tie', () => {
  const pancerola = { holder: 0, exercised: true, broken: false };
  expect(party([0, 20, 20, 0], { pancerola })).toMatchObject({ payer: 1, payee: 3 });
});

it('CP4.2: the party cites CP4.2 only when players are tied for most or fewest', () => {
  const deals = [[10, 3, 20, 7], [5, 5, 6, 20], [16, 16, 2, 3], [10, 10, 10, 10], [0, 8, 8, 20]];
  expect(deals.map((points) => party(points).rule)).toEqual(['CP4.1', 'CP4.2', 'CP4.2', 'CP4.2', 'CP4.1']);
});

it('CP4.1, CP7.3: the party status shows who has most, who has fewest and who pays for a broken Pancerola', () => {
  const { deal } = stateFrom({ hands: ['', '', '', ''], points: [10, 3, 20, 7] });
  const standing = (now: Deal) => [0, 1, 2, 3].map((seat) => partyStanding(now, seat));
  expect(standing(deal)).toEqual([null, 'fewest', 'most', null]);
  expect(standing({ ...deal, pancerola: { holder: 0, exercised: true, broken: true } })).toEqual(['pays', 'fewest', null, null]);
  expect(standing({ ...deal, points: [0, 0, 0, 0] })).toEqual([null, null, null, null]);
  expect(standing({ ...deal, points: [10, 0, 20, 7] })).toEqual([null, 'fewest', 'most', null]);
});

it('CP4.1, CP7.3: the record shows who paid the party to whom', () => {
  const renounced = { holder: 3, exercised: true, broken: false };
  const last = { hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2], points: [10, 3, 20, 7] };
  const paid = (more: Partial<StateSpec>) => {
    const [record] = after(stateFrom({ ...last, ...more }), '3: 5S 4S 3S 2S').records;
    return record === undefined ? null : partyPaid(record);
  };
  expect(paid({})).toEqual({ payer: 2, payee: 1, amount: 4, rule: 'CP4.1' });
  expect(paid({ points: [20, 3, 10, 7] })).toEqual({ payer: 0, payee: 1, amount: 4, rule: 'CP4.1' });
  expect(paid({ points: [3, 3, 20, 14] })).toEqual({ payer: 2, payee: 1, amount: 4, rule: 'CP4.2' });
  expect(paid({ pancerola: renounced })).toEqual({ payer: 3, payee: 1, amount: 4, rule: 'CP7.3' });
  expect(paid({ chapanka: { seat: 1, outcome: 'tenth' } })).toEqual({ payer: null, rule: 'CP4.3' });
});

it('CP4.3: the party is not doubled between opposite players or for the last trick', () => {
  const last = stateFrom({ hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2], points: [20, 7, 3, 10] });
  expect(payments(news(last, '3: 5S 4S 3S 2S'))).toEqual(['0>2 4 CP4.1']);
});

it('CP4.3: no party is paid once one player has taken the first nine tricks', () => {
  const hands = ['2S 2H', '3S 3H', '4S 4H', '5S 5H'];
  const last = stateFrom({ hands, tricks: [0, 0, 0, 8], points: [0, 0, 0, 20] });
  const bound = after(last, '3: 5S 4S 3S 2S');
  expect(partyNow(bound.deal)).toEqual({ payer: null, rule: 'CP4.3' });
});
