import { describe, expect, it } from 'vitest';
import { defineGame, type GameParts, MALFORMED, SetupRefused } from './define-game.ts';
import { evolveAll, type SeededState, type Setup, type Tagged } from './game.ts';
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
  const started = evolveAll(pennies, state, events);
  const [seat = -1] = pennies.actors(started);
  const [move] = pennies.legalMoves(started, seat);

  it('happens if it is lawful', () => {
    if (move === undefined) throw new Error('nothing can be done');
    expect(pennies.attempt(started, seat, { ...move })).toEqual({ ok: true, events: pennies.decide(started, seat, move) });
  });

  it('is refused by the rule that it breaks', () => {
    const early = { type: 'play', card: 'AS' } as const;
    const violation = pennies.check(started, seat, early);
    expect(violation?.rule).toMatch(/^PN/);
    expect(pennies.attempt(started, seat, early)).toEqual({ ok: false, violation });
  });

  it.each([[null], ['play'], [{}], [{ type: 'fly' }], [{ type: 'play', card: 'ZZ' }]])('cannot be read: %j', (sent) => {
    expect(pennies.attempt(started, seat, sent)).toEqual({ ok: false, violation: MALFORMED });
  });
});

describe('a game that says nothing else', () => {
  const parts: GameParts<object, SeededState, Tagged, Tagged> = {
    id: 'silence',
    seats: { min: 2, max: 2 },
    direction: 'clockwise',
    options: {},
    move: { safeParse: () => ({ success: false }) },
    phases: {},
    eventFields: {},
    dealEnds: [],
    revealingEvents: [],
    refusals: {},
    start: ({ options, seed }) => stateIn({ name: 'play', seat: 1 }, { options, seed }),
    opening: () => [],
    legalMoves: () => [],
    whyNotNow: () => null,
    checkContent: () => null,
    decide: () => [],
    evolve: (state) => state,
    hide: ({ phase }) => ({ phase }),
    eventViews: {},
    standings: () => [],
    endingOf: () => ({ code: 'silent', rule: '' }),
    scores: () => [3, 5],
    timeOut: () => [],
  };
  const game = defineGame(parts);
  const deal = { number: 1, dealer: 0, points: [3, 5], dead: 0, ledger: [] };

  function stateIn(phase: SeededState['phase'], more: Partial<SeededState> = {}): SeededState {
    return { options: {}, seed: SETUP.seed, shuffles: 7, records: [], phase, ...more };
  }

  it('waits for the seat that its phase names, and for nobody where that names none', () => {
    expect(game.actors(stateIn({ name: 'play', seat: 1 }))).toEqual([1]);
    expect(game.actors(stateIn({ name: 'settle' }))).toEqual([]);
  });

  it('shows its seed to nobody, whatever its own hide names, and the rest in the order of the state', () => {
    const seen = { options: {}, seed: '', shuffles: 7, records: [], phase: { name: 'play' } };
    for (const viewer of [0, 'spectator', 'all-hands'] as const) {
      expect(JSON.stringify(game.hide(stateIn({ name: 'play' }), viewer))).toBe(JSON.stringify(seen));
    }
    const leaky = defineGame({ ...parts, hide: (state: SeededState) => state });
    expect(leaky.hide(stateIn({ name: 'play' }), 0).seed).toBe('');
  });

  it('hides the seed of what is taken back too', () => {
    const takenBack = { type: 'takenBack', seat: 0, from: 1, state: stateIn({ name: 'play' }) };
    expect(JSON.stringify(game.hideEvent(takenBack, 0, takenBack.state))).not.toContain(SETUP.seed);
  });

  it('has a result once its phase is over, and not before', () => {
    expect(game.result(stateIn({ name: 'play' }))).toBeNull();
    expect(game.result(stateIn({ name: 'over' }))?.why.code).toBe('silent');
  });

  it('adds up the points of its deals for everybody who has a score', () => {
    expect(game.course(stateIn({ name: 'settle' }, { records: [deal] }))).toEqual([[0, 0], [3, 5]]);
  });

  it('answers for nobody who is away, lets everybody chat, and has no tricks', () => {
    const state = stateIn({ name: 'play', seat: 1 });
    expect([game.forAbsent(state, 1), game.silence(state, 1), game.tricks]).toEqual([null, null, null]);
  });
});
