import { describe, expect, it } from 'vitest';
import type { FrenchCard } from '../../kernel/cards.ts';
import type { Trump } from './cards.ts';
import { chinkway } from './index.ts';
import { after, cards, playTricks, stage, type StagedDeal } from './notation.ts';
import type { ChinkwayState } from './state.ts';
import { leadingPlay, trickNumber } from './trick.ts';

/** Each seat holds ten cards of one suit or nearly; the Quest has only pictures. */
const SUITED: StagedDeal = {
  dealer: 0,
  hands: ['AKQJT98765...', '.AKQJT98765..', '..AKQJT98765.', '...AKQJT98765', '432.432.43.43'],
  discards: '2D 2C',
  trump: 'NT',
  quest: 'KS QS KH QH KD',
};

function winner(trump: Trump, trick: string): FrenchCard | undefined {
  return leadingPlay(cards(trick).map((card, seat) => ({ seat, card })), trump)?.card;
}

describe('playing a trick', () => {
  it('CW4.1: #2, at the dealer’s left, leads to the first trick, and play goes clockwise', () => {
    const start = stage(SUITED);
    const turns = cards('5H 5D 5C 2H').reduce(
      (states, card) => [...states, after(states.at(-1) ?? start, { type: 'play', card })],
      [start],
    );
    expect(turns.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 0].map((seat) => ({ name: 'play', seat })));
  });

  it('CW4.1: the winner of a trick leads to the next', () => {
    const { state } = playTricks(stage({ ...SUITED, trump: 'S' }), ['5H 5D 5C 2H 5S > 0']);
    expect(state.phase).toEqual({ name: 'play', seat: 0 });
    expect(state.deal.tricks).toEqual([1, 0, 0, 0, 0]);
  });

  it('CW4.1: after ten tricks the deal is scored', () => {
    const tricks = [
      '5H 5D 5C 2H 5S > 1', '6H 6D 6C 3H 6S > 1', '7H 7D 7C 4H 7S > 1', '8H 8D 8C 2S 8S > 1', '9H 9D 9C 3S 9S > 1',
      'TH TD TC 4S TS > 1', 'JH JD JC 3D JS > 1 -', 'QH QD QC 4D QS > 1 -', 'KH KD KC 3C KS > 1 -',
    ];
    const nine = playTricks(stage(SUITED), tricks);
    expect(nine.lines).toEqual(tricks);
    expect(nine.events.some((event) => event.type === 'dealScored')).toBe(false);
    const ten = playTricks(nine.state, ['AH AD AC 4C AS > 1']);
    expect(ten.events.map((event) => event.type).slice(-3)).toEqual(['trickWon', 'dealScored', 'dealt']);
    expect(ten.state.records[0]?.tricks).toEqual([0, 10, 0, 0, 0]);
  });

  it('CW4.1, CW4.4: tricks are numbered from 1, and a trick stays current while its winner can take a card', () => {
    const state = stage(SUITED);
    const number = (...tricks: readonly number[]) => trickNumber({ ...state, deal: { ...state.deal, tricks } });
    expect([number(0, 0, 0, 0, 0), number(3, 1, 0, 0, 2), number(4, 4, 0, 0, 1), number(4, 4, 0, 0, 2)]).toEqual([1, 7, 10, 10]);
    const taking: ChinkwayState = { ...state, phase: { name: 'extract', seat: 0, cards: ['KS'] } };
    expect(trickNumber({ ...taking, deal: { ...state.deal, tricks: [3, 1, 0, 0, 2] } })).toBe(6);
  });

  it('CW4.2: a player who has the suit led must follow it', () => {
    const state = after(stage(SUITED), { type: 'play', card: '5H' });
    const fourth = after(after(state, { type: 'play', card: '5D' }), { type: 'play', card: '5C' });
    expect(chinkway.legalMoves(fourth, 4)).toEqual(cards('4H 3H 2H').map((card) => ({ type: 'play', card })));
  });

  it('CW4.2: a player without the suit led can play any card, trump or not', () => {
    const state = after(stage({ ...SUITED, trump: 'H' }), { type: 'play', card: '5H' });
    expect(chinkway.legalMoves(state, 2)).toHaveLength(10);
    const mixed = stage({
      ...SUITED,
      hands: ['AKQJT98765...', '.AKQJT98765..', '..AKQJT98765.', '...AKQJT9876', '43.432.432.43'],
      discards: '2S 5C',
      trump: 'C',
    });
    const led = cards('5H 5D 6C').reduce((now, card) => after(now, { type: 'play', card }), mixed);
    expect(chinkway.legalMoves(led, 4).map((move) => move.type === 'play' && move.card)).toEqual(cards('4H 3H 2H'));
  });

  it('CW4.2: the leader can lead any card', () => {
    expect(chinkway.legalMoves(stage(SUITED), 1)).toHaveLength(10);
  });

  it('CW4.3: example 3: with hearts as trumps and clubs led, TH wins 9C AC 2H KC TH', () => {
    expect(winner('H', '9C AC 2H KC TH')).toBe('TH');
  });

  it.each<[Trump, string, FrenchCard]>([
    ['H', '9C AC KC AD AS', 'AC'],
    ['H', '9H 2H KS AS AC', '9H'],
    ['NT', '9C AD AS AH TC', 'TC'],
    ['NT', '2C AD AS AH KD', '2C'],
    ['S', '2S AH KH 3S QD', '3S'],
  ])('CW4.3: with trumps %s the trick %s goes to %s', (trump, trick, card) => {
    expect(winner(trump, trick)).toBe(card);
  });

  it('CW4.3: leadingPlay gives the best card so far, from the lead on', () => {
    expect(leadingPlay([], 'H')).toBeNull();
    expect(winner('H', '9C')).toBe('9C');
    expect(winner('H', '9C KC')).toBe('KC');
    expect(winner('H', '9C KC 2H')).toBe('2H');
  });
});
