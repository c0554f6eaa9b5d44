import { expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { chanoyu } from './index.ts';
import { after, stateFrom } from './notation.ts';
import type { ChanoyuState } from './state.ts';

const SEED = '5'.repeat(64);

function started(seats: number, owner: Seat | null): ChanoyuState {
  const { state, events } = chanoyu.begin({ seats, owner, options: { scoring: 'links', trickMemory: 'last' }, seed: SEED });
  return evolveAll(chanoyu, state, events);
}

it('CN2.1: the owner is the first host, and seat 0 is when the owner does not play', () => {
  expect([started(4, 2), started(4, null)].map(({ firstDealer, deal }) => [firstDealer, deal.dealer])).toEqual([
    [2, 2],
    [0, 0],
  ]);
});

it('CN2.1: the original host stays the same when another player becomes host', () => {
  const next = after(
    stateFrom({ hands: ['2S', '3S', '4S'], rows: ['', '5H 6H', ''], tricks: 9 }),
    '2: 4S 3S 2S > 2: +2S +3S +4S',
  );
  expect(next.deal.number).toBe(2);
  expect(next.deal.dealer).toBe(2);
  expect(next.firstDealer).toBe(0);
});

it('CN2.1: play goes anticlockwise, to the right', () => {
  const led = after(stateFrom({ hands: ['2S', '3S', '4S', '5S'], leader: 1 }), '1: 3S');
  expect(chanoyu.actors(led)).toEqual([0]);
  expect(chanoyu.actors(after(stateFrom({ hands: ['2S', '3S', '4S', '5S'], leader: 1 }), '1: 3S 2S'))).toEqual([3]);
});

it('CN2.2: a round has ten tricks, including tricks without a winner', () => {
  const ninth = stateFrom({ hands: ['2S', '3S', 'KS'], tricks: 9 });
  expect(after(ninth, '2: KS 3S 2S > 1: +3S done').deal.number).toBe(2);
  const unwon = stateFrom({ hands: ['2D', '3D', 'KS'], tricks: 9 });
  expect(after(unwon, '2: KS 3D 2D > nobody').deal.number).toBe(2);
});

it('CN2.2: points add up over rounds, and the game continues while every total is below 15', () => {
  const next = after(
    stateFrom({ hands: ['2S', '3S', '4S'], before: [9, 12, 8], rows: ['', '', '5H'], tricks: 9 }),
    '2: 4S 3S 2S > 2: +4S +3S done',
  );
  expect(chanoyu.scores(next)).toEqual([9, 12, 10]);
  expect(chanoyu.result(next)).toBeNull();
  expect(next.deal.number).toBe(3);
});

it('CN2.2: a total of 15 at the end of a round ends the game', () => {
  const end = after(
    stateFrom({ hands: ['2S', '3S', '4S'], before: [9, 12, 13], rows: ['', '', '5H'], tricks: 9 }),
    '2: 4S 3S 2S > 2: +4S +3S done',
  );
  expect(chanoyu.scores(end)).toEqual([9, 12, 15]);
  expect(end.phase.name).toBe('over');
  expect(chanoyu.actors(end)).toEqual([]);
});

it('CN3.1: each player gets five cards, the rest form the stock, and every row is empty', () => {
  for (const [seats, pile] of [[3, 39], [4, 34], [5, 29]] as const) {
    const { deal } = started(seats, 0);
    expect(deal.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => 5));
    expect(deal.pile).toHaveLength(pile);
    expect(deal.rows.flat().every((card) => card === null)).toBe(true);
    expect(new Set([...deal.hands.flat(), ...deal.pile]).size).toBe(54);
  }
});

it('CN3.1: the player at the host’s right leads first, and afterwards the winner of the last trick', () => {
  expect(chanoyu.actors(started(4, 2))).toEqual([1]);
  expect(chanoyu.actors(started(4, 0))).toEqual([3]);
  const next = after(stateFrom({ hands: ['9S', '3S', '4S'] }), '2: 4S 3S 9S > 0: +9S done');
  expect(next.phase).toEqual({ name: 'play', seat: 0 });
});

it('CN3.1: the same player leads again after a trick without a winner', () => {
  const next = after(stateFrom({ hands: ['9D 2H', '3D 3H', 'KS 4H'] }), '2: KS 3D 9D > nobody');
  expect(next.phase).toEqual({ name: 'play', seat: 2 });
});

it('CN3.1: the next round starts with a new shuffle and empty rows', () => {
  const state = started(3, 0);
  const next = after({ ...state, ...lastTrickOf(state) }, '2: 4S 3S 2S > 2: +4S +3S +2S');
  expect(next.deal.number).toBe(2);
  expect(next.shuffles).toBe(2);
  expect(next.deal.rows.flat().every((card) => card === null)).toBe(true);
  expect(next.deal.hands).not.toEqual(state.deal.hands);
});

function lastTrickOf({ deal }: ChanoyuState): Pick<ChanoyuState, 'deal'> {
  return { deal: { ...stateFrom({ hands: ['2S', '3S', '4S'], tricks: 9 }).deal, number: deal.number } };
}
