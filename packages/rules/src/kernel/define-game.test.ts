import { describe, expect, it } from 'vitest';
import { defineGame, MALFORMED, SetupRefused } from './define-game.ts';
import { evolveAll, type GameState, type Setup, type Tagged } from './game.ts';
import { pennies } from './laws/toy/pennies.ts';

const SETUP = { seats: 3, owner: 0, options: { deals: 2 }, seed: '5eed'.repeat(16) } as const;

function refusalOf(changed: Partial<Setup<{ readonly deals: number }>>): string {
  try {
    pennies.begin({ ...SETUP, ...changed });
  } catch (error) {
    if (error instanceof SetupRefused) return error.message;
    throw error;
  }
  return '';
}

describe('a game that is asked to begin', () => {
  it('begins with any seats, owner, options and seed that can be', () => {
    expect(refusalOf({})).toBe('');
    expect(refusalOf({ seats: 2, owner: 1 })).toBe('');
    expect(refusalOf({ seats: 4, owner: null })).toBe('');
  });

  it('refuses too few, too many or half a player, and says how many it is for', () => {
    expect(refusalOf({ seats: 1 })).toBe('The game pennies is for 2 to 4 players, not for 1.');
    expect(refusalOf({ seats: 5 })).toBe('The game pennies is for 2 to 4 players, not for 5.');
    expect(refusalOf({ seats: 2.5 })).toBe('The game pennies is for 2 to 4 players, not for 2.5.');
  });

  it('refuses an owner who sits in no seat', () => {
    expect(refusalOf({ owner: 3 })).toBe('The owner of a table of 3 sits in a seat from 0 to 2, not in 3.');
    expect(refusalOf({ owner: -1 })).not.toBe('');
    expect(refusalOf({ owner: 0.5 })).not.toBe('');
  });

  it('refuses options that it does not offer, and names them', () => {
    expect(refusalOf({ options: { deals: 10 } })).toBe('The game pennies cannot be played with the options {"deals":10}.');
  });

  it('refuses a seed of another length, or of other letters', () => {
    for (const seed of ['', 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), 'g'.repeat(64)]) {
      expect(refusalOf({ seed })).toBe('A seed is 64 lower-case hex digits.');
    }
  });
});

describe('a move that anybody may have sent', () => {
  const { state, events } = pennies.begin(SETUP);
  const begun = evolveAll(pennies, state, events);
  const [seat = -1] = pennies.actors(begun);
  const [move] = pennies.legalMoves(begun, seat);

  it('happens if it is lawful', () => {
    if (move === undefined) throw new Error('nothing can be done');
    expect(pennies.attempt(begun, seat, { ...move })).toEqual({ ok: true, events: pennies.decide(begun, seat, move) });
  });

  it('is refused by the rule that it breaks', () => {
    const early = { type: 'play', card: 'AS' } as const;
    const violation = pennies.check(begun, seat, early);
    expect(violation?.rule).toMatch(/^PN/);
    expect(pennies.attempt(begun, seat, early)).toEqual({ ok: false, violation });
  });

  it.each([[null], ['play'], [{}], [{ type: 'fly' }], [{ type: 'play', card: 'ZZ' }]])('cannot be read: %j', (sent) => {
    expect(pennies.attempt(begun, seat, sent)).toEqual({ ok: false, violation: MALFORMED });
  });
});

describe('a game that says nothing else', () => {
  const game = defineGame<object, GameState, Tagged, Tagged, string>({
    id: 'silence',
    seats: { min: 2, max: 2 },
    direction: 'clockwise',
    options: {},
    move: { safeParse: () => ({ success: false }) },
    phases: {},
    eventFields: {},
    dealEnds: [],
    uncovers: [],
    refusals: {},
    begin: () => ({ state: { phase: { name: 'play', seat: 1 }, records: [] }, events: [] }),
    legalMoves: () => [],
    check: () => null,
    whyNone: () => null,
    decide: () => [],
    evolve: (state) => state,
    hide: (state) => state,
    hideEvent: (event) => event,
    result: () => null,
    scores: () => [3, 5],
    timeOut: () => [],
  });
  const deal = { number: 1, dealer: 0, points: [3, 5], dead: 0, ledger: [] };

  it('awaits whoever its phase names, and nobody where that names nobody', () => {
    expect(game.actors({ phase: { name: 'play', seat: 1 }, records: [] })).toEqual([1]);
    expect(game.actors({ phase: { name: 'settle' }, records: [] })).toEqual([]);
  });

  it('adds up the points of its deals for everybody who has a score', () => {
    expect(game.course({ phase: { name: 'settle' }, records: [deal] })).toEqual([[0, 0], [3, 5]]);
  });

  it('answers for nobody who is away, lets everybody talk, and has no tricks', () => {
    const state = { phase: { name: 'play', seat: 1 }, records: [] };
    expect([game.forAbsent(state, 1), game.silence(state, 1), game.tricks]).toEqual([null, null, null]);
  });
});
