import { describe, expect, it } from 'vitest';
import { type AtSeat, seatCommitment, serverCommitment } from './commitments.ts';
import { type MarkedRound, roundMark } from './mark.ts';

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').repeat(32);

/** Returns an honest round with these numbers. */
function roundOf(numbers: readonly AtSeat[], { terms = hex(1), secret = hex(2) } = {}): MarkedRound {
  const commitment = serverCommitment(terms, secret);
  const commitments = numbers.map((number): AtSeat => [number[0], seatCommitment(terms, commitment, number)]);
  return { terms, commitment, commitments, numbers };
}

const NUMBERS: readonly AtSeat[] = [[0, hex(10)], [2, hex(12)], [5, hex(15)]];

describe('the mark of a round', () => {
  it('is three indexes into a list of 128', () => {
    const marks = Array.from({ length: 200 }, (_, at) => roundMark(roundOf([[0, hex(at)]])));
    const places = marks.flatMap((mark) => mark ?? []);
    expect(places).toHaveLength(600);
    expect([Math.min(...places) >= 0, Math.max(...places) <= 127, new Set(places).size > 100]).toEqual([true, true, true]);
  });

  it.each<[string, MarkedRound]>([
    ['other terms', roundOf(NUMBERS, { terms: hex(3) })],
    ['another secret behind the server’s commitment', roundOf(NUMBERS, { secret: hex(4) })],
    ['another number', roundOf([...NUMBERS.slice(0, 2), [5, hex(16)]])],
    ['a number of another seat', roundOf([...NUMBERS.slice(0, 2), [6, hex(15)]])],
    ['a seat left out', roundOf(NUMBERS.slice(0, 2))],
  ])('differs for %s', (_what, other) => {
    expect(roundMark(other)).not.toEqual(roundMark(roundOf(NUMBERS)));
    expect(roundMark(other)).not.toBeNull();
  });

  it('is null for numbers that the server could choose after the commitments', () => {
    const honest = roundOf(NUMBERS);
    for (let tried = 100; tried < 150; tried++) {
      expect(roundMark({ ...honest, numbers: [[0, hex(tried)], ...NUMBERS.slice(1)] })).toBeNull();
    }
  });

  it('is null if a number is missing, a seat has two, or a number has no commitment', () => {
    const honest = roundOf(NUMBERS);
    expect(roundMark({ ...honest, numbers: NUMBERS.slice(1) })).toBeNull();
    expect(roundMark({ ...honest, commitments: honest.commitments.slice(1) })).toBeNull();
    const twice = { commitments: [...honest.commitments, ...honest.commitments], numbers: [...NUMBERS, ...NUMBERS] };
    expect(roundMark({ ...honest, ...twice })).toBeNull();
    expect(roundMark({ ...honest, commitments: [], numbers: [] })).toBeNull();
  });
});
