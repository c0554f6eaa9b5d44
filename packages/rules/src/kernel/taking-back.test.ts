import { describe, expect, it } from 'vitest';
import { evolveAll, type GameState, type Tagged } from './game.ts';
import { pennies } from './laws/toy/pennies.ts';
import { attemptOrTakeBack, MOST_TAKEN_BACK, TAKE_BACK, TakingBack } from './taking-back.ts';

const SETUP = { seats: 2, owner: 0, options: { deals: 1 }, seed: '5eed'.repeat(16) };

/** Returns a game of Pennies in which both players have exchanged nothing, and seat 0 or 1 is to play. */
function started() {
  const game = { ...pennies, revealingEvents: pennies.revealingEvents.filter((type) => type !== 'kept') };
  const taking = new TakingBack(game);
  const { state: begin, events } = game.begin(SETUP);
  let state = evolveAll(game, begin, events);
  let seq = events.length;
  taking.follow({ seat: null, before: begin, events, from: 1 });
  const make = (seat: number, move: Tagged): GameState => {
    const made = attemptOrTakeBack(game, taking, state, seat, move);
    if (!made.ok) throw new Error(made.violation.code);
    const before = state;
    state = evolveAll(game, state, made.events);
    taking.follow({ seat, before, events: made.events, from: seq + 1 });
    seq += made.events.length;
    return state;
  };
  return { taking, make, state: () => state };
}

describe('taking back', () => {
  it('is impossible before the player has moved', () => {
    expect(started().taking.of(0)).toBe('nothing-to-take-back');
  });

  it('returns to before the player’s last move, over all later moves', () => {
    const { taking, make, state } = started();
    const before = state();
    make(0, { type: 'keep' });
    make(1, { type: 'keep' });
    expect(taking.of(0)).toMatchObject({ type: 'takenBack', seat: 0, from: 2 });
    expect(taking.of(1)).toMatchObject({ type: 'takenBack', seat: 1, from: 3 });
    expect(make(0, TAKE_BACK)).toEqual(before);
  });

  it('is impossible after something was uncovered, by the player’s own move or another’s', () => {
    const { taking, make } = started();
    make(0, { type: 'keep' });
    const exchange = { type: 'exchange', card: aCard() };
    make(1, exchange);
    expect(taking.of(0)).toBe('uncovered-since');
    expect(taking.of(1)).toBe('uncovered-since');
  });

  it('cannot be repeated to go back further, by either player', () => {
    const { taking, make } = started();
    make(0, { type: 'keep' });
    make(1, { type: 'keep' });
    make(1, TAKE_BACK);
    expect(taking.of(0)).toBe('nothing-to-take-back');
    expect(taking.of(1)).toBe('nothing-to-take-back');
    expect(() => make(1, TAKE_BACK)).toThrow('nothing-to-take-back');
  });

  it('is limited for each seat, so that every game ends', () => {
    const { taking, make } = started();
    for (let times = 0; times < MOST_TAKEN_BACK; times++) {
      make(0, { type: 'keep' });
      make(0, TAKE_BACK);
    }
    make(0, { type: 'keep' });
    make(1, { type: 'keep' });
    expect(taking.of(0)).toBe('taken-back-often');
    expect(taking.of(1)).toMatchObject({ type: 'takenBack' });
  });

  it('does not cross the end of a deal', () => {
    const taking = new TakingBack({ ...pennies, revealingEvents: [], dealEnds: ['dealScored'] });
    const before = started().state();
    taking.follow({ seat: 0, before, events: [{ type: 'played' }], from: 1 });
    taking.follow({ seat: 1, before, events: [{ type: 'played' }, { type: 'dealScored' }], from: 2 });
    expect([taking.of(0), taking.of(1)]).toEqual(['uncovered-since', 'uncovered-since']);
  });
});

/** Returns a card of seat 1 in the game above. */
function aCard(): string {
  const { state, events } = pennies.begin(SETUP);
  return evolveAll(pennies, state, events).hands[1]?.[0] ?? '';
}
