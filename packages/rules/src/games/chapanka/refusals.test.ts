import { expect, it } from 'vitest';
import type { FrenchCard } from '../../kernel/cards.ts';
import { evolveAll } from '../../kernel/game.ts';
import { refusalsOf } from '../../shared/testing/notation.ts';
import { chapanka } from './index.ts';
import type { ChapankaMove } from './moves.ts';
import { after, cards, stateFrom } from './notation.ts';
import type { ChapankaState } from './state.ts';

/** Seat 1 deals, seat 0 leads, seat 3 can follow spades, and seat 2 holds a Pancerola and a spade. */
const LEAD = stateFrom({ dealer: 1, hands: ['9S 2D', '3S 5H', 'AS AH AD JH', '5S 8C'], tricks: [1, 0, 0, 0] });
const FOLLOW = after(LEAD, '0: 9S');
const OVER = after(
  stateFrom({ dealer: 1, number: 4, hands: ['9S', '3S', '4S', '5S'], tricks: [4, 3, 2, 1] }),
  '0: 9S 5S 4S 3S',
);

/** The exchange in which seat 0 decides first. */
const EXCHANGE: ChapankaState = {
  ...LEAD,
  deal: { ...LEAD.deal, hands: ['9S JH', '3S 5H', '4S 7S', '5S 8C'].map(cards), talon: ['2C', null, '3C', '4C'] },
  phase: { name: 'exchange', seat: 0 },
};
const SET_ASIDE = ([null, null, null] as const).reduce((now, card) => {
  const [seat = 0] = chapanka.actors(now);
  return evolveAll(chapanka, now, chapanka.decide(now, seat, { type: 'exchange', card }));
}, EXCHANGE);

const refusal = refusalsOf(chapanka);

function exchange(card: FrenchCard | null): ChapankaMove {
  return { type: 'exchange', card };
}

function setAside(card: FrenchCard): ChapankaMove {
  return { type: 'setAside', card };
}

function play(card: FrenchCard): ChapankaMove {
  return { type: 'play', card };
}

it('CP2.4: an exchange or a set-aside at the wrong moment is refused for every seat', () => {
  expect(refusal(LEAD, 0, exchange('9S'))).toBe('CP2.4 no-exchange-now');
  expect(refusal(LEAD, 1, setAside('3S'))).toBe('CP2.4 no-setting-aside-now');
  expect(refusal(SET_ASIDE, 0, exchange(null))).toBe('CP2.4 no-exchange-now');
  expect(refusal(EXCHANGE, 1, setAside('3S'))).toBe('CP2.4 no-setting-aside-now');
});

it('CP2.4: an exchange or decline out of turn is refused, and so is a set-aside by a non-dealer', () => {
  expect(refusal(EXCHANGE, 3, exchange('5S'))).toBe('CP2.4 not-your-exchange');
  expect(refusal(EXCHANGE, 1, exchange(null))).toBe('CP2.4 not-your-exchange');
  expect(refusal(SET_ASIDE, 0, setAside('9S'))).toBe('CP2.4 dealer-sets-aside');
});

it('CP2.4: setting aside a card not in hand is refused', () => {
  expect(refusal(EXCHANGE, 0, exchange('KC'))).toBe('CP2.4 card-not-held');
  expect(refusal(EXCHANGE, 0, exchange('2C'))).toBe('CP2.4 card-not-held');
  expect(refusal(SET_ASIDE, 1, setAside('KC'))).toBe('CP2.4 card-not-held');
  expect(refusal(EXCHANGE, 0, exchange('9S'))).toBe('');
  expect(refusal(EXCHANGE, 0, exchange(null))).toBe('');
});

it('CP2.4: setting aside the Kinal is refused only with kinalPot', () => {
  expect(refusal(EXCHANGE, 0, exchange('JH'))).toBe('CP2.4 kinal-stays');
  const off: ChapankaState = { ...EXCHANGE, options: { deals: 8, kinalPot: 'off', trickMemory: 'last' } };
  expect(refusal(off, 0, exchange('JH'))).toBe('');
  const dealer: ChapankaState = { ...SET_ASIDE, deal: { ...SET_ASIDE.deal, hands: [[], cards('JH 3S'), [], []] } };
  expect(refusal(dealer, 1, setAside('JH'))).toBe('CP2.4 kinal-stays');
});

it('CP3.1: a play at the wrong moment or out of turn is refused', () => {
  expect(refusal(EXCHANGE, 0, play('9S'))).toBe('CP3.1 no-play-now');
  expect(refusal(SET_ASIDE, 1, play('3S'))).toBe('CP3.1 no-play-now');
  expect(refusal(FOLLOW, 0, play('2D'))).toBe('CP3.1 not-your-turn');
  expect(refusal(FOLLOW, 2, play('AS'))).toBe('CP3.1 not-your-turn');
});

it('CP3.1: a card not in hand, or a card that does not follow suit, is refused', () => {
  expect(refusal(FOLLOW, 3, play('KC'))).toBe('CP3.1 card-not-held');
  expect(refusal(FOLLOW, 3, play('8C'))).toBe('CP3.1 must-follow');
  expect(chapanka.check(FOLLOW, 3, play('8C'))?.values).toEqual({ suit: 'S' });
  expect(refusal(FOLLOW, 3, play('5S'))).toBe('');
});

it('CP7.2: a Pancerola holder’s card off suit is refused only in the last two tricks', () => {
  const turn = after(FOLLOW, '3: 5S');
  expect(refusal(turn, 2, play('AH'))).toBe('');
  for (const tricks of [[9, 0, 0, 0], [9, 1, 0, 0]]) {
    const late: ChapankaState = { ...turn, deal: { ...turn.deal, tricks } };
    expect(refusal(late, 2, play('AH'))).toBe('CP7.2 pancerola-past');
    expect(refusal(late, 2, play('AS'))).toBe('');
    const others: ChapankaState = { ...late, deal: { ...late.deal, pancerola: null } };
    expect(refusal(others, 2, play('AH'))).toBe('CP3.1 must-follow');
  }
});

it('CP8.1: no player can make a move once the game is over', () => {
  expect(refusal(OVER, 0, exchange(null))).toBe('CP8.1 game-over');
  expect(refusal(OVER, 1, setAside('3S'))).toBe('CP8.1 game-over');
  expect(refusal(OVER, 2, play('4S'))).toBe('CP8.1 game-over');
});
