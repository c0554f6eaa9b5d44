import { describe, expect, it } from 'vitest';
import { chinaso } from './index.ts';

const PLACE = { seat: 1, index: 0, end: 'high' };
const SWAP = { straight: { seat: 0, index: 1 }, jokerPlace: { seat: 2, index: 0, end: null } };

describe('moves', () => {
  it.each([
    { type: 'takeDiscard', use: null },
    { type: 'takeDiscard', use: { type: 'layOff', place: PLACE } },
    { type: 'takeDiscard', use: { type: 'swapJoker', ...SWAP } },
    { type: 'drawStock' },
    { type: 'buy' },
    { type: 'decline' },
    { type: 'goDown', sets: [{ as: 'three', cards: ['AS', 'AS#2', 'X2#3'] }, { as: 'straight', cards: ['5H', '6H', '7H', '8H'] }] },
    { type: 'layOff', card: 'TD#3', place: PLACE },
    { type: 'swapJoker', card: 'TD#3', ...SWAP },
    { type: 'discard', card: 'X1' },
    { type: 'hold' },
  ])('%j parses', (move) => {
    expect(chinaso.move.safeParse(move)).toEqual({ success: true, data: move });
  });

  it.each([
    { type: 'takeDiscard' },
    { type: 'takeDiscard', use: 'hand' },
    { type: 'buy', seat: 1 },
    { type: 'goDown', sets: ['AS'] },
    { type: 'goDown', sets: [{ as: 'three', cards: ['??', '??', '??'] }] },
    { type: 'goDown', sets: [{ as: 'pair', cards: ['AS', 'AS#2'] }] },
    { type: 'goDown', sets: [['AS', 'AS#2', 'X2#3']] },
    { type: 'layOff', card: 'TD#4', place: PLACE },
    { type: 'layOff', card: '10D', place: PLACE },
    { type: 'layOff', card: 'TD', place: { ...PLACE, seat: -1 } },
    { type: 'layOff', card: 'TD', place: { ...PLACE, end: 'middle' } },
    { type: 'discard', card: 'TD#1' },
    { type: 'discard' },
    {},
    null,
  ])('%j fails to parse', (move) => {
    expect(chinaso.move.safeParse(move).success).toBe(false);
  });
});
