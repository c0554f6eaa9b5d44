import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { CONTRACTS_OF } from './contracts.ts';
import { chinaso } from './index.ts';
import { after, playOut, refusal, stage } from './notation.ts';

const SHORT = { length: 'three' } as const;

describe('CS3.4: a short game', () => {
  it('CS3.4: a short game has the first, the third and the fifth of the seven hands', () => {
    expect(CONTRACTS_OF.three.map(({ threes, straights }) => `${threes}${straights}`)).toEqual(['20', '02', '21']);
  });

  it.each([
    [1, 'KS KH KD 5S 5H 5D 2C', 'KS KH KD | 5S 5H 5D'],
    [2, '4S 5S 6S 7S 8H 9H TH JH 2C', '4S 5S 6S 7S | 8H 9H TH JH'],
    [3, 'KS KH KD 5S 5H 5D 8H 9H TH JH 2C', 'KS KH KD | 5S 5H 5D | 8H 9H TH JH'],
  ])('CS3.4: hand %i has its own contract for going down', (number, hand, sets) => {
    const state = after(stage({ number, options: SHORT, hands: [hand, '3D 4D'], turned: '3C' }), '0: take');
    expect(refusal(state, 0, `down ${sets}`)).toBe('');
    const lists = chinaso.legalMoves(state, 0).some(({ type }) => type === 'goDown');
    expect(lists).toBe(true);
    expect(chinaso.whyNone(state, 0, 'goDown')).toBeNull();
  });

  it('CS3.4: the second hand requires straights, not the contract of the second of seven hands', () => {
    const hands = ['KS KH KD 4S 5S 6S 7S 2C', '3D 4D'];
    const second = (options: object) => after(stage({ number: 2, options, hands, turned: '3C' }), '0: take');
    expect(refusal(second({}), 0, 'down KS KH KD | 4S 5S 6S 7S')).toBe('');
    expect(refusal(second(SHORT), 0, 'down KS KH KD | 4S 5S 6S 7S')).toBe('CS3.1 not-the-contract');
  });

  it('CS3.4: the game continues after its second hand and is over after its third', () => {
    const won = { hands: ['KC', '2S TH', 'X1 9D'], table: ['KS KH KD | 5S 5H 5D', '', ''], turned: '', stock: '5C' };
    const end = (number: number) => playOut(stage({ ...won, number, options: SHORT }), '0: draw; KC>0.0; 5C>0.1').state;
    expect(chinaso.result(end(2))).toBeNull();
    expect(end(2).deal.number).toBe(3);
    expect(chinaso.result(end(3))?.standings.map(({ score }) => score)).toEqual([0, 12, 34]);
  });

  it('CS3.4: a game stored before the option existed has seven hands', () => {
    expect(parseOptions(chinaso.options, { stakes: 'off', cardPoints: 'fives-and-tens' })?.length).toBe('seven');
  });
});
