import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { kindsOf, silencesIn } from '../../kernel/laws/silences.ts';
import { chinaso } from './index.ts';
import { stage } from './notation.ts';
import { chinasoOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: defaultOptions(chinasoOptions) };

/** A player who is down and could lay the live discard. */
const DOWN = { hands: ['AS QS', '2S 3S'], table: ['KH KD KC | 5H 5D 5C', ''], turned: 'KS', rest: 'dead' } as const;

describe('on timeout', () => {
  it('CS5.3: the player never buys', () => {
    for (const { done } of silencesIn(chinaso, SETUP, 'buying')) expect(done).toEqual([{ type: 'decline' }]);
  });

  it('CS4.1: the player must draw, from the stock or the discard pile', () => {
    const state = stage({ hands: ['AS KS', '2S'], turned: '7D' });
    expect(chinaso.timeOut(state, 0)).toEqual([{ type: 'takeDiscard', use: null }, { type: 'drawStock' }]);
  });

  it('CS4.2: a player who is down draws from the stock, because a taken discard would be laid', () => {
    const state = stage({ ...DOWN, stock: '8C' });
    expect(kindsOf(chinaso.legalMoves(state, 0))).toEqual(['takeDiscard', 'drawStock']);
    expect(chinaso.timeOut(state, 0)).toEqual([{ type: 'drawStock' }]);
  });

  it('CS5.5: a player who is down takes the discard when no other card can be drawn', () => {
    const state = stage({ ...DOWN, stock: '', deal: { dead: 0 } });
    expect(kindsOf(chinaso.timeOut(state, 0))).toEqual(['takeDiscard']);
  });

  it('CS4.1, CS4.2: the player draws without laying a card unless that is the only move', () => {
    for (const { lawful, done } of silencesIn(chinaso, SETUP, 'draw')) {
      const harmless = lawful.filter((move) => move.type !== 'takeDiscard' || move.use === null);
      expect(done).toEqual(harmless.length > 0 ? harmless : lawful);
    }
  });

  it('CS4.3, CS4.6: the player lays nothing, and discards a card or holds the last one', () => {
    for (const { lawful, done } of silencesIn(chinaso, SETUP, 'play')) {
      expect(done).toEqual(lawful.filter(({ type }) => type === 'discard' || type === 'hold'));
      expect(done).not.toEqual([]);
    }
  });
});
