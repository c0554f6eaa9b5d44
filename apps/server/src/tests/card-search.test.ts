import { pack } from 'msgpackr';
import { expect, it } from 'vitest';
import { cardsInBytes, cardsInText, cardsInValue } from './support/card-search.ts';

const ofSuits = (ranks: string, suits: string): readonly string[] =>
  ranks.split(' ').flatMap((rank) => suits.split(' ').map((suit) => rank + suit));
const FRENCH = ofSuits('A K Q J T 9 8 7 6 5 4 3 2', 'S H D C');
const SPANISH = ofSuits('1 2 3 4 5 6 7 8 9 10 11 12', 'O C E B');
/** Every card of three packs. */
const CARDS = ['', '#2', '#3'].flatMap((pack) => [...FRENCH, 'X1', 'X2', ...SPANISH].map((card) => card + pack));

it('the search finds every card of every game in bytes, alone and among others', () => {
  expect(cardsInBytes(pack({ seat: 3, hands: [CARDS, ['??']] }))).toEqual(CARDS);
  for (const card of CARDS) expect(cardsInBytes(pack(['??', card, 35]))).toEqual([card]);
});

it('the search finds every card of every game in a text and in a message', () => {
  for (const card of CARDS) {
    expect(cardsInText(`Not before the ${card}.`)).toEqual([card]);
    expect(cardsInValue([4, { live: card, stock: ['??'] }])).toEqual([card]);
  }
});

it('the search finds no cards in ids, hidden cards and numbers', () => {
  expect(cardsInText('table KS7-2C_X1, guest 12Oab, CS4.9, ??')).toEqual([]);
  expect(cardsInBytes(pack(['??', 52, 66, 'KSA', '13O']))).toEqual([]);
});
