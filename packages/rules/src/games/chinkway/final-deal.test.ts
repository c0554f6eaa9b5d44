import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { allSeats, type Seat } from '../../kernel/seat.ts';
import { QUEST_PACK } from './cards.ts';
import type { ChinkwayEvent } from './events.ts';
import { answerRule, freshAnswer, secondJoinsFirst } from './final-deal.ts';
import { chinkway } from './index.ts';
import type { ChinkwayOptions } from './options.ts';
import { settled } from './settle.ts';
import { after, afterDeals, DEFAULTS, eventsOf } from './notation.ts';
import type { ChinkwayState } from './state.ts';

const RESEAT: ChinkwayOptions = { length: 'full', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last' };
const ELEVENTH: ChinkwayOptions = { ...RESEAT, finalDeal: 'eleventh' };
const SHORT: ChinkwayOptions = { ...RESEAT, length: 'short' };

/** Returns the game after so many deals, of which only the last scored these points. */
function afterPoints(deals: number, points: readonly number[], options: ChinkwayOptions, firstDealer: Seat = 0) {
  const nothing = allSeats(deals - 1).map(() => [0, 0, 0, 0, 0]);
  const state = afterDeals([...nothing, points], options, firstDealer);
  return evolveAll(chinkway, state, settled(state));
}

/** Returns the deal in those events. */
function dealt(events: readonly ChinkwayEvent[]) {
  return events.find((event) => event.type === 'dealt');
}

/** Returns the totals of worked example 4; seat 3 scored more than seat 2 in deal 9. */
function exampleFour(options: ChinkwayOptions): ChinkwayState {
  const early = [[30, 28, 25, 21, 20], ...allSeats(7).map(() => [0, 0, 0, 0, 0])];
  const state = afterDeals([...early, [10, 10, 6, 10, 0]], options, 2);
  return evolveAll(chinkway, state, settled(state));
}

/** Returns the game after a deal has been played to these points. */
function scored(state: ChinkwayState, points: readonly number[]): ChinkwayState {
  const played: ChinkwayState = { ...state, phase: { name: 'settle' } };
  const now = evolveAll(chinkway, played, [{ type: 'dealScored', points }]);
  return evolveAll(chinkway, now, settled(now));
}

describe('asking about the final deal', () => {
  it.each([
    ['CW7.1: reseat, full game', RESEAT, 9],
    ['CW7.1: eleventh, full game', ELEVENTH, 9],
    ['CW7.1: reseat, short game', SHORT, 4],
    ['CW7.1: eleventh, short game', { ...SHORT, finalDeal: 'eleventh' as const }, 4],
  ])('%s: second place is asked before the last deal', (_, options, deals) => {
    expect(afterPoints(deals, [1, 6, 3, 10, 0], options).phase).toEqual({ name: 'finalRequest', seat: 1 });
  });

  it.each([
    ['full' as const, 9],
    ['short' as const, 4],
  ])('CW7.1: with none, nobody is asked in a %s game', (length, deals) => {
    const state = afterPoints(deals, [1, 6, 3, 10, 0], { ...RESEAT, length, finalDeal: 'none' });
    expect(state.phase.name).toBe('discard');
    expect(state.deal.kind).toBe('scheduled');
  });

  it('CW7.2: second place is asked once, and only before the last deal', () => {
    for (const deals of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(afterPoints(deals, [1, 6, 3, 10, 0], RESEAT).phase.name).toBe('discard');
    }
    const asked = afterPoints(9, [1, 6, 3, 10, 0], RESEAT);
    expect(after(asked, { type: 'finalRequest', wanted: false }).phase.name).toBe('discard');
    expect(after(asked, { type: 'finalRequest', wanted: true }).phase.name).toBe('discard');
  });

  it('CW7.2: all viewers see the question and the answer', () => {
    const asked = afterPoints(9, [1, 6, 3, 10, 0], RESEAT);
    expect(chinkway.hide(asked, 'spectator').phase).toEqual({ name: 'finalRequest', seat: 1 });
    const answered = after(asked, { type: 'finalRequest', wanted: true });
    expect(chinkway.hide(answered, 'spectator').finalRequest).toEqual({ seat: 1, wanted: true });
  });

  it('CW7.2: after a no, the last deal is played as scheduled', () => {
    const events = eventsOf(afterPoints(9, [1, 6, 3, 10, 0], RESEAT), { type: 'finalRequest', wanted: false });
    expect(dealt(events)).toMatchObject({
      kind: 'scheduled', positions: [4, 0, 1, 2, 3], sides: [[4], [0, 2], [1, 3]],
    });
  });

  // Deal 10 of a game first dealt by seat 2 is dealt by seat 1; partners are 2+4 and 3+0.
  it.each([
    ['seat 0 leads and seat 3 is second', [10, 1, 3, 6, 0], { name: 'finalRequest', seat: 3 }],
    ['seat 0 leads and seat 2 is second', [10, 1, 6, 3, 0], { name: 'discard', seat: 1 }],
    ['the dealer to be is second', [10, 6, 3, 1, 0], { name: 'discard', seat: 1 }],
    ['seat 2 leads and seat 4 is second', [0, 1, 10, 3, 6], { name: 'finalRequest', seat: 4 }],
  ])('CW7.2: example 5: by default only a partner of first place is asked: %s', (_, points, phase) => {
    expect(afterPoints(9, points, DEFAULTS, 2).phase).toEqual(phase);
  });

  it('CW7.2: secondJoinsFirst shows whether the scheduled last deal partners second place with first', () => {
    expect(secondJoinsFirst(afterPoints(9, [10, 1, 3, 6, 0], RESEAT, 2))).toBe(true);
    expect(secondJoinsFirst(afterPoints(9, [10, 1, 6, 3, 0], RESEAT, 2))).toBe(false);
    expect(secondJoinsFirst(afterPoints(9, [10, 6, 3, 1, 0], RESEAT, 2))).toBe(false);
  });

  it('CW7.2: with `always` second place is asked no matter who its partner is', () => {
    expect(afterPoints(9, [10, 1, 6, 3, 0], RESEAT, 2).phase).toEqual({ name: 'finalRequest', seat: 2 });
  });

  it('CW7.2: a short game uses the partners of its fifth deal', () => {
    // Dealt by seat 1; partners 2+4 and 3+0.
    const options: ChinkwayOptions = { ...SHORT, finalDealRequest: 'when-partnered' };
    expect(afterPoints(4, [10, 1, 3, 6, 0], options, 2).phase).toEqual({ name: 'finalRequest', seat: 3 });
    expect(afterPoints(4, [10, 1, 6, 3, 0], options, 2).phase).toEqual({ name: 'discard', seat: 1 });
  });

  it('CW7.2: the newest deals break a tie for second place, then the order from the first dealer’s left', () => {
    const equal = afterPoints(9, [6, 6, 0, 0, 0], RESEAT, 0);
    expect(equal.phase).toEqual({ name: 'finalRequest', seat: 0 });
    const between = allSeats(7).map(() => [0, 0, 0, 0, 0]);
    const newest = afterDeals([[6, 3, 0, 0, 0], ...between, [3, 6, 0, 0, 0]], RESEAT, 4);
    expect(settled(newest)).toEqual([{ type: 'finalOffered', seat: 0 }]);
  });
});

describe('the reseated final deal', () => {
  it('CW7.3: example 4: third place deals, first leads; first+fourth and second+fifth are partners', () => {
    const asked = exampleFour(RESEAT);
    expect(chinkway.scores(asked)).toEqual([40, 38, 31, 31, 20]);
    expect(asked.phase).toEqual({ name: 'finalRequest', seat: 1 });
    const events = eventsOf(asked, { type: 'finalRequest', wanted: true });
    expect(events[0]).toEqual({ type: 'finalAnswered', seat: 1, wanted: true });
    expect(dealt(events)).toMatchObject({
      kind: 'reseated', positions: [3, 0, 1, 2, 4], sides: [[3], [0, 2], [1, 4]],
    });
  });

  it('CW7.3: third place gets twelve cards and discards, and play follows the order of the new seats', () => {
    const state = after(exampleFour(RESEAT), { type: 'finalRequest', wanted: true });
    expect(state.phase).toEqual({ name: 'discard', seat: 3 });
    expect(state.deal.hands.map((hand) => hand.length)).toEqual([10, 10, 10, 12, 10]);
    const [discard] = chinkway.legalMoves(state, 3);
    if (discard === undefined) throw new Error('nothing to discard');
    let now = after(after(state, discard), { type: 'trump', trump: 'NT' });
    const turns: Seat[] = [];
    while (turns.length < 5) {
      const [seat = -1] = chinkway.actors(now);
      const [move] = chinkway.legalMoves(now, seat);
      if (move === undefined) throw new Error('nothing to play');
      turns.push(seat);
      now = after(now, move);
    }
    expect(turns).toEqual([0, 1, 2, 4, 3]);
  });

  it('CW7.3: the game is over when the reseated deal has been scored', () => {
    const state = scored(after(exampleFour(RESEAT), { type: 'finalRequest', wanted: true }), [3, 15, 3, 1, 15]);
    expect(state.phase.name).toBe('over');
    expect(state.records).toHaveLength(10);
    expect(chinkway.result(state)?.standings.map(({ seat, score }) => [seat, score])).toEqual(
      [[1, 53], [0, 43], [4, 35], [2, 34], [3, 32]],
    );
  });
});

describe('an extra deal', () => {
  const tenth = after(exampleFour(ELEVENTH), { type: 'finalRequest', wanted: true });

  it('CW7.4: the last scheduled deal is played as normal', () => {
    expect(tenth.deal).toMatchObject({
      kind: 'scheduled', number: 10, positions: [1, 2, 3, 4, 0], sides: [[1], [2, 4], [3, 0]],
    });
  });

  it('CW7.4: the extra deal seats players by place: third, fourth, fifth, first, second', () => {
    // Totals 43, 48, 46, 34, 35: places 1, 2, 0, 4, 3.
    const extra = scored(tenth, [3, 10, 15, 3, 15]);
    expect(chinkway.scores(extra)).toEqual([43, 48, 46, 34, 35]);
    expect(extra.deal).toMatchObject({
      kind: 'extra', number: 11, positions: [0, 4, 3, 1, 2], sides: [[0], [4, 1], [3, 2]],
    });
    expect(extra.phase).toEqual({ name: 'discard', seat: 0 });
  });

  it('CW7.4: the game is over when the extra deal has been scored', () => {
    const state = scored(scored(tenth, [3, 10, 15, 3, 15]), [15, 0, 0, 0, 0]);
    expect(state.phase.name).toBe('over');
    expect(state.records.map((record) => record.kind)).toEqual([...allSeats(10).map(() => 'scheduled'), 'extra']);
    expect(chinkway.result(state)?.standings[0]).toEqual({ seat: 0, place: 1, score: 58 });
  });

  it('CW7.4: no extra deal follows if second place did not ask for it', () => {
    const refused = after(exampleFour(ELEVENTH), { type: 'finalRequest', wanted: false });
    expect(scored(refused, [3, 10, 15, 3, 15]).phase.name).toBe('over');
  });

  it('CW7.4: a short game has its extra deal after the fifth', () => {
    const asked = afterPoints(4, [1, 6, 3, 10, 0], { ...SHORT, finalDeal: 'eleventh' });
    const extra = scored(after(asked, { type: 'finalRequest', wanted: true }), [0, 0, 0, 0, 0]);
    expect(extra.deal).toMatchObject({
      kind: 'extra', number: 6, positions: [2, 0, 4, 3, 1], sides: [[2], [0, 3], [4, 1]],
    });
    expect(scored(extra, [0, 0, 0, 0, 0]).phase.name).toBe('over');
  });

  it('CW7.5: the Quest of the extra deal comes from the whole Quest Pack, reshuffled', () => {
    const extra = scored(tenth, [3, 10, 15, 3, 15]);
    expect(extra.questPack.toSorted()).toEqual(QUEST_PACK.toSorted());
    expect(extra.questPack).not.toEqual(QUEST_PACK);
    expect(extra.shuffles).toBe(tenth.shuffles + 2);
  });
});

it('CW7.2, CW7.3, CW7.4: an answer has its rule, and is fresh until the last scheduled deal is dealt', () => {
  expect([answerRule(RESEAT, false), answerRule(RESEAT, true), answerRule(ELEVENTH, true)]).toEqual(['CW7.2', 'CW7.3', 'CW7.4']);
  const asked = afterPoints(9, [10, 6, 3, 1, 0], RESEAT);
  expect(freshAnswer(asked)).toBeNull();
  const answer = { seat: 1, wanted: true } as const;
  const answered = evolveAll(chinkway, asked, [{ type: 'finalAnswered', ...answer }]);
  expect(freshAnswer(answered)).toEqual(answer);
  expect(freshAnswer(evolveAll(chinkway, answered, settled(answered)))).toBeNull();
});
