import { describe, expect, it } from 'vitest';
import { chinaso } from './index.ts';
import { after, moveOf, playOut, refusal, stage } from './notation.ts';

describe('CS4.1: drawing', () => {
  it('CS4.1: a player who is not down takes the live discard into the hand', () => {
    const state = after(stage({ hands: ['AS KS', '2S'], turned: '7D' }), '0: take');
    expect(state.deal).toMatchObject({ hands: [['AS', 'KS', '7D'], ['2S']], live: null });
    expect(state.phase).toEqual({ name: 'play', seat: 0, wentDown: false });
  });

  it('CS4.1: a player can draw the top card of the stock instead', () => {
    const state = after(stage({ hands: ['AS KS', '2S'], turned: '7D', stock: 'QH 9C' }), '0: draw 1-');
    expect(state.deal.hands[0]).toEqual(['AS', 'KS', 'QH']);
    expect(state.deal.stock[0]).toBe('9C');
    expect(state.deal.live).toEqual({ card: '7D', seat: null });
  });

  it('CS4.1: a player can discard a card just taken, and take their own earlier discard', () => {
    const table = ['', 'KS KH KD | 5S 5H 5D'];
    const start = stage({ hands: ['AS QC', '9S'], table, turned: '7D', stock: 'KC' });
    const state = after(start, '0: take; -7D\n1: draw; KC>1.0; hold');
    expect(state.deal.live).toEqual({ card: '7D', seat: 0 });
    expect(after(state, '0: take').deal.hands[0]).toEqual(['AS', 'QC', '7D']);
  });
});

describe('CS4.6: the end of a turn', () => {
  it('CS4.6: a turn ends with a discard, face up', () => {
    const state = after(stage({ hands: ['AS KS', '2S'], turned: '7D' }), '0: take; -KS');
    expect(state.deal).toMatchObject({ hands: [['AS', '7D'], ['2S']], live: { card: 'KS', seat: 0 } });
    expect(state.phase).toEqual({ name: 'draw', seat: 1 });
  });

  const LAST = { number: 1, table: ['KS KH KD | 5S 5H 5D', ''], hands: ['KC', '2S'], turned: '' };

  it('CS4.6: a last card cannot be discarded, and can be held even if it fits', () => {
    const state = after(stage({ ...LAST, stock: '5C' }), '0: draw; 5C>0.1');
    expect(refusal(state, 0, '-KC')).toBe('CS4.6 last-card');
    expect(refusal(state, 0, 'KC>0.0')).toBe('');
    expect(chinaso.legalMoves(state, 0)).toEqual([moveOf('KC>0.0'), moveOf('hold')]);
    const held = after(state, '0: hold');
    expect(held.deal).toMatchObject({ hands: [['KC'], ['2S']], live: null, turns: 1 });
    expect(held.phase).toEqual({ name: 'draw', seat: 1 });
  });

  it('CS4.6: more than one card cannot be held', () => {
    const state = after(stage({ ...LAST, stock: '9C' }), '0: draw');
    expect(refusal(state, 0, 'hold')).toBe('CS4.6 more-than-one-card');
    expect(refusal(state, 0, '-KC')).toBe('');
  });
});

describe('CS4.7: winning the hand', () => {
  it('CS4.7: laying the last card wins at once', () => {
    const state = stage({ table: ['KS KH KD | 5S 5H 5D', ''], hands: ['KC', '2S'], turned: '', stock: '5C' });
    const { record, state: next } = playOut(state, '0: draw; KC>0.0; 5C>0.1');
    expect(record).toMatchObject({ kind: 'out', winner: 0, points: [0, 2] });
    expect(next.deal.number).toBe(2);
  });

  it('CS4.7: going down with all cards wins', () => {
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S'], turned: '5D' });
    expect(playOut(state, '0: take; down KS KH KD | 5S 5H 5D').record).toMatchObject({ winner: 0, points: [0, 4] });
  });

  it('CS4.8: going out in a turn after going down is no Chinaso', () => {
    const state = stage({ table: ['KS KH KD | 5S 5H 5D', ''], hands: ['KC', '2S'], turned: '', stock: '5C' });
    expect(playOut(state, '0: draw; 5C>0.1; KC>0.0').record).toMatchObject({ kind: 'out', points: [0, 2] });
  });
});
