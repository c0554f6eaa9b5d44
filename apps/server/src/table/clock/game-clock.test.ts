import { beforeEach, describe, expect, it } from 'vitest';
import { moment } from '../../tests/support/moments.ts';
import { type PendingDecision, GameClock } from './game-clock.ts';

const RULE = { move: 10, bank: 30 };

const asked = (question: number): PendingDecision => ({ question, runs: true });
const held = (question: number): PendingDecision => ({ question, runs: false });

let clock: GameClock;
beforeEach(() => {
  clock = new GameClock(RULE, 3);
});

describe('a game clock', () => {
  it('runs only for seats with a pending decision', () => {
    clock.note([null, asked(5), null], moment(100));
    expect([0, 1, 2].map((seat) => clock.left(seat, moment(104)))).toEqual([null, 36, null]);
  });

  it('runs for several seats at once, each from the time of its own question', () => {
    clock.note([asked(5), null, asked(5)], moment(100));
    clock.note([asked(5), null, null], moment(103));
    expect(clock.left(0, moment(107))).toBe(33);
    expect(clock.left(2, moment(107))).toBeNull();
  });

  it('deducts from the bank the time a move takes beyond its allowance', () => {
    clock.note([asked(5), null, null], moment(100));
    clock.note([null, asked(6), null], moment(125));
    clock.note([asked(7), null, null], moment(130));
    expect(clock.left(0, moment(130))).toBe(10 + 15);
  });

  it('leaves the bank unchanged for a move within its allowance', () => {
    clock.note([asked(5), null, null], moment(100));
    clock.note([asked(6), null, null], moment(110));
    expect(clock.left(0, moment(110))).toBe(40);
  });

  it('refills for a new deal', () => {
    clock.note([asked(5), null, null], moment(100));
    clock.note([null, null, null], moment(130));
    clock.refill();
    clock.note([asked(9), null, null], moment(140));
    expect(clock.left(0, moment(140))).toBe(40);
  });

  it('resumes from the stored times, and starts a question that came with the same move at its stored bank', () => {
    clock.note([asked(5), null, asked(5)], moment(100));
    const stored = clock.stored(moment(125));
    const later = new GameClock(RULE, 3, stored);
    later.note([asked(5), asked(6), null], moment(1000));
    expect([0, 1, 2].map((seat) => later.left(seat, moment(1000)))).toEqual([15, 40, null]);
    later.note([null, asked(6), asked(7)], moment(1000));
    expect(later.left(2, moment(1000))).toBe(10 + 15);
  });

  it('is stored full with the move that ends a deal, regardless of the time used', () => {
    clock.note([asked(5), null, null], moment(100));
    const later = new GameClock(RULE, 3, clock.refilled());
    later.note([asked(9), null, null], moment(1000));
    expect(later.left(0, moment(1000))).toBe(40);
  });

  it('pauses while its player’s connection is down, then resumes', () => {
    clock.note([asked(5), null, null], moment(100));
    clock.note([held(5), null, null], moment(104));
    expect(clock.left(0, moment(1000))).toBe(36);
    expect(clock.runsOutAt(0)).toBeNull();
    clock.note([asked(5), null, null], moment(1000));
    expect(clock.left(0, moment(1001))).toBe(35);
    expect(clock.runsOutAt(0)).toBe(1036);
  });

  it('broadcasts, for each pending seat, the time left and whether the clock runs', () => {
    clock.note([asked(5), null, held(5)], moment(100));
    expect(clock.asSent(moment(104))).toEqual([[0, 36, 1], [2, 40, 0]]);
  });

  it('never shows less than zero', () => {
    clock.note([asked(5), null, null], moment(100));
    expect(clock.left(0, moment(1000))).toBe(0);
    clock.note([asked(6), null, null], moment(1000));
    expect(clock.left(0, moment(1000))).toBe(10);
  });
});
