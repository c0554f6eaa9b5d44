import { describe, expect, it } from 'vitest';
import { CONTRACTS } from './contracts.ts';
import { chinaso } from './index.ts';
import { after, moveOf, refusal, sets, stage } from './notation.ts';
import type { ChinasoState } from './state.ts';
import { touchingStraights } from './touching.ts';

/** Returns a hand in which seat 0 has taken the 2♣, holds these cards and may go down. */
function holding(number: number, hand: string): ChinasoState {
  return after(stage({ number, hands: [hand, '4D', '9S'] }), '0: take');
}

function touch(text: string): boolean {
  return touchingStraights(sets(text)) !== null;
}

describe('CS2.4: adjacent straights of one suit', () => {
  it('CS2.4: straights touch if the high end of one is exactly one below the low end of another, in any pair', () => {
    expect(touch('5H 6H 7H 8H | 9H TH JH QH')).toBe(true);
    expect(touch('9H TH JH QH | 5H 6H 7H 8H')).toBe(true);
    expect(touch('2S 3S 4S 5S | 5S#2 6S 7S 8S | 6S#2 7S#2 8S#2 9S')).toBe(true);
    expect(touch('5H 6H 7H 8H | 9D TD JD QD')).toBe(false);
    expect(touch('8H 8D 8C | 9H TH JH QH')).toBe(false);
  });

  it('CS2.4: straights with a gap or an overlap do not touch', () => {
    expect(touch('5H 6H 7H 8H | TH JH QH KH')).toBe(false);
    expect(touch('5H 6H 7H 8H | 8H#2 9H TH JH')).toBe(false);
    expect(touch('5H 6H 7H 8H | 5H#2 6H#2 7H#2 8H#2')).toBe(false);
    expect(touch('2S 3S 4S 5S | 5S#2 6S 7S 8S 9S | 9S#2 TS JS QS')).toBe(false);
  });

  it('CS2.4: a joker counts as its place', () => {
    expect(touch('5H 6H 7H X1 | 9H TH JH QH')).toBe(true);
    expect(touch('5H 6H 7H 8H | X1 TH JH QH')).toBe(true);
    expect(touch('5H 6H 7H 8H X1 | 9H TH JH QH')).toBe(false);
  });

  it('CS2.4: no card laid later in the same turn can join straights; from the next turn on it can', () => {
    const state = after(
      holding(3, '5H 6H 7H 8H TH JH QH KH 9H 9H#2 X1 3C 4C'),
      '0: down 5H 6H 7H 8H | TH JH QH KH; !CS2.4 9H>0.0^; !CS2.4 9H>0.1_; !CS2.4 X1>0.0^; -9H',
    );
    const next = after(state, '1: take; -9H\n2: draw; -9S');
    expect(refusal(after(next, '0: draw 1-'), 0, '9H#2>0.0^')).toBe('');
    const bridged = after(next, '0: draw 1-; 9H#2>0.0^').deal.table[0];
    expect(bridged?.map((set) => set.cards.length)).toEqual([5, 4]);
  });

  it('CS2.4: swapping out a joker cannot join straights either', () => {
    const state = holding(3, '5H X1 7H 8H TH JH QH KH 6H 6H#2 9D 3C');
    const down = after(state, '0: down 5H X1 7H 8H | TH JH QH KH');
    expect(refusal(down, 0, '6H=0.0>0.0^')).toBe('CS2.4 straights-touch');
    expect(refusal(down, 0, '6H=0.0>0.0_')).toBe('');
    expect(chinaso.legalMoves(down, 0)).toContainEqual(moveOf('6H=0.0>0.0_'));
    expect(chinaso.legalMoves(down, 0)).not.toContainEqual(moveOf('6H=0.0>0.0^'));
  });

  it('CS2.4: the rule ignores other players’ straights, and a player’s own straights in a later turn', () => {
    const table = ['5H 6H 7H 8H | 5D 6D 7D 8D', '9C TC JC QC | 9H TH JH QH', ''];
    const state = stage({ number: 3, table, hands: ['KH 4S', '4D 5S', '6S'], turned: '' });
    expect(refusal(after(state, '0: draw'), 0, 'KH>1.1^')).toBe('');
  });
});

describe('CS3.1: contracts', () => {
  it('CS3.1: the seven contracts run from two threes to three straights', () => {
    expect(CONTRACTS.map(({ threes, straights }) => `${threes}${straights}`)).toEqual(['20', '11', '02', '30', '21', '12', '03']);
  });

  const SETS = {
    three: ['KS KH KD', '5S 5H 5D', '9S 9H 9D'],
    straight: ['2C#2 3C 4C 5C', '7C 8C 9C TC', '7D 8D 9D#2 TD'],
  };

  it.each([
    [1, 2, 0], [2, 1, 1], [3, 0, 2], [4, 3, 0], [5, 2, 1], [6, 1, 2], [7, 0, 3],
  ])('CS3.1: hand %i requires exactly %i threes and %i straights', (number, threes, straights) => {
    const state = holding(number, [...SETS.three, ...SETS.straight, 'AD'].join(' '));
    for (let given = 0; given <= 3; given++) {
      for (let run = 0; run <= 3; run++) {
        const down = [...SETS.three.slice(0, given), ...SETS.straight.slice(0, run)].join(' | ');
        const lawful = given === threes && run === straights;
        expect(refusal(state, 0, `down ${down}`)).toBe(lawful ? '' : 'CS3.1 not-the-contract');
      }
    }
  });
});

describe('CS3.2: going down', () => {
  it('CS3.2: sets can be longer than their minimum', () => {
    const state = holding(2, 'KS KH KD KC X1 4H 5H 6H 7H 8H 9H');
    expect(after(state, '0: down KS KH KD KC X1 | 4H 5H 6H 7H 8H 9H; hold').deal.hands[0]).toEqual(['2C#3']);
  });

  it('CS3.2: going down is never compulsory', () => {
    const state = holding(1, 'KS KH KD 5S 5H 5D 9C');
    expect(chinaso.legalMoves(state, 0)).toContainEqual(moveOf('down KS KH KD | 5S 5H 5D'));
    expect(after(state, '0: -KS').deal.table[0]).toEqual([]);
  });

  it('CS3.2: a player lays no other set in that hand, in that turn or later', () => {
    const state = after(holding(1, 'KS KH KD 5S 5H 5D 9C 9S#2 9D 8C 8S 8D'), '0: down KS KH KD | 5S 5H 5D');
    expect(refusal(state, 0, 'down 9C 9S#2 9D | 8C 8S 8D')).toBe('CS3.2 already-down');
    const later = after(state, '0: -2C#3\n1: take; -4D\n2: draw; -9S\n0: draw 1-');
    expect(refusal(later, 0, 'down 9C 9S#2 9D | 8C 8S 8D')).toBe('CS3.2 already-down');
    expect(chinaso.legalMoves(later, 0).some((move) => move.type === 'goDown')).toBe(false);
  });
});

it('CS3.3: no move takes a card from the table into a hand', () => {
  const state = after(holding(1, 'KS KH KD 5S 5H 5D 9C 8D'), '0: down KS KH KD | 5S 5H 5D');
  const laid = ['KS', 'KH', 'KD', '5S', '5H', '5D'];
  for (const move of chinaso.legalMoves(state, 0)) expect(laid).not.toContain('card' in move ? move.card : null);
  expect(refusal(state, 0, '-KS')).toBe('CS4.9 card-not-held');
});
