import { expect, it } from 'vitest';
import { after, news, payments, situation } from './notation.ts';
import { partyNow, setAsidePoints } from './score.ts';
import type { Deal } from './state.ts';

/** The party as it stands with these points, by seat, in a deal of seat 0. */
function party(points: readonly number[], more: Partial<Pick<Deal, 'pancerola' | 'chapanka'>> = {}) {
  return partyNow({ ...situation({ hands: ['', '', '', ''], points }).deal, ...more });
}

it('CP4.1: most points pays fewest', () => {
  expect(party([10, 3, 20, 7])).toEqual({ payer: 2, payee: 1 });
});

it('CP4.1: it is worth the points of the four cards set aside, plus 4', () => {
  const last = situation({ hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2], points: [10, 3, 20, 7] });
  const setAside = (['AS', '3D', 'QH', '7C'] as const).map((card) => ({ card, from: 'hand' as const }));
  const state = { ...last, deal: { ...last.deal, setAside } };
  expect(setAsidePoints(state.deal)).toBe(6);
  expect(payments(news(state, '3: 5S 4S 3S 2S'))).toEqual(['2>1 10 CP4.1']);
});

it('CP4.1: a player who sees only some of the cards set aside sees only their points', () => {
  const { deal } = situation({ hands: ['', '', '', ''] });
  const setAside = (['AS', '??', 'QH', '??'] as const).map((card) => ({ card, from: 'hand' as const }));
  expect(setAsidePoints({ ...deal, setAside })).toBe(6);
});

it('CP4.2: of those with fewest the earlier receives, counted from the dealer’s right', () => {
  expect(party([5, 5, 5, 20])).toEqual({ payer: 3, payee: 2 });
  expect(party([5, 20, 9, 5])).toEqual({ payer: 1, payee: 3 });
});

it('CP4.2: of those with most the later pays', () => {
  expect(party([16, 16, 2, 3])).toEqual({ payer: 0, payee: 2 });
  expect(party([2, 10, 10, 10])).toEqual({ payer: 1, payee: 0 });
});

it('CP4.2: if all four are equal, the first receives from the dealer', () => {
  expect(party([10, 10, 10, 10])).toEqual({ payer: 0, payee: 3 });
});

it('CP4.2: a Pancerola that is kept gives no preference in a tie', () => {
  const pancerola = { holder: 0, exercised: true, broken: false };
  expect(party([0, 20, 20, 0], { pancerola })).toEqual({ payer: 1, payee: 3 });
});

it('CP4.3: the party is not doubled between opposites, nor for the last trick', () => {
  const last = situation({ hands: ['2S', '3S', '4S', '5S'], tricks: [3, 3, 2, 2], points: [20, 7, 3, 10] });
  expect(payments(news(last, '3: 5S 4S 3S 2S'))).toEqual(['0>2 4 CP4.1']);
});

it('CP4.3: none is paid once one player has taken the first nine tricks', () => {
  const hands = ['2S 2H', '3S 3H', '4S 4H', '5S 5H'];
  const last = situation({ hands, tricks: [0, 0, 0, 8], points: [0, 0, 0, 20] });
  const bound = after(last, '3: 5S 4S 3S 2S');
  expect(partyNow(bound.deal)).toBeNull();
});
