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

describe('beginning a game', () => {
  it('accepts any valid seats, owner, options and seed', () => {
    expect(refusalOf({})).toBe('');
    expect(refusalOf({ seats: 2, owner: 1 })).toBe('');
    expect(refusalOf({ seats: 4, owner: null })).toBe('');
  });

  it('refuses too few, too many or half a player, and names the limits', () => {
    expect(refusalOf({ seats: 1 })).toBe('The game pennies is for 2 to 4 players, not for 1.');
    expect(refusalOf({ seats: 5 })).toBe('The game pennies is for 2 to 4 players, not for 5.');
    expect(refusalOf({ seats: 2.5 })).toBe('The game pennies is for 2 to 4 players, not for 2.5.');
  });

  it('refuses an owner in no seat', () => {
    expect(refusalOf({ owner: 3 })).toBe('The owner of a table of 3 sits in a seat from 0 to 2, not in 3.');
    expect(refusalOf({ owner: -1 })).not.toBe('');
    expect(refusalOf({ owner: 0.5 })).not.toBe('');
  });

  it('refuses options that the game does not offer, and names them', () => {
    expect(refusalOf({ options: { deals: 10 } })).toBe('The game pennies cannot be played with the options {"deals":10}.');
  });

  it('refuses a seed of another length or with other characters', () => {
    for (const seed of ['', 'f'.repeat(63), 'f'.repeat(65), 'F'.repeat(64), 'g'.repeat(64)]) {
      expect(refusalOf({ seed })).toBe('A seed is 64 lower-case hex digits.');
    }
  });
});

describe('a move from an untrusted client', () => {
  const { state, events } = pennies.begin(SETUP);
  const started = evolveAll(pennies, state, events);
  const [seat = -1] = pennies.actors(started);
  const [move] = pennies.legalMoves(started, seat);

  it('takes effect if it is legal', () => {
    if (move === undefined) throw new Error('nothing can be done');
    expect(pennies.attempt(started, seat, { ...move })).toEqual({ ok: true, events: pennies.decide(started, seat, move) });
  });

  it('is refused with the rule that it breaks', () => {
    const early = { type: 'play', card: 'AS' } as const;
    const violation = pennies.check(started, seat, early);
    expect(violation?.rule).toMatch(/^PN/);
    expect(pennies.attempt(started, seat, early)).toEqual({ ok: false, violation });
  });

  it.each([[null], ['play'], [{}], [{ type: 'fly' }], [{ type: 'play', card: 'ZZ' }]])('is refused as malformed: %j', (sent) => {
    expect(pennies.attempt(started, seat, sent)).toEqual({ ok: false, violation: MALFORMED });
  });
});

describe('a game with only the required parts', () => {
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

  it('has the seat of its phase to act, and none if the phase names none', () => {
    expect(game.actors(stateIn({ name: 'play', seat: 1 }))).toEqual([1]);
    expect(game.actors(stateIn({ name: 'settle' }))).toEqual([]);
  });

  it('hides its seed from everybody, even if its own hide shows it, and keeps the order of fields', () => {
    const seen = { options: {}, seed: '', shuffles: 7, records: [], phase: { name: 'play' } };
    for (const viewer of [0, 'spectator', 'all-hands'] as const) {
      expect(JSON.stringify(game.hide(stateIn({ name: 'play' }), viewer))).toBe(JSON.stringify(seen));
    }
    const leaky = defineGame({ ...parts, hide: (state: SeededState) => state });
    expect(leaky.hide(stateIn({ name: 'play' }), 0).seed).toBe('');
  });

  it('hides the seed in a take-back, too', () => {
    const takenBack = { type: 'takenBack', seat: 0, from: 1, state: stateIn({ name: 'play' }) };
    expect(JSON.stringify(game.hideEvent(takenBack, 0, takenBack.state))).not.toContain(SETUP.seed);
  });

  it('has a result only once its phase is over', () => {
    expect(game.result(stateIn({ name: 'play' }))).toBeNull();
    expect(game.result(stateIn({ name: 'over' }))?.why.code).toBe('silent');
  });

  it('sums the points of its deals for everybody who has a score', () => {
    expect(game.course(stateIn({ name: 'settle' }, { records: [deal] }))).toEqual([[0, 0], [3, 5]]);
  });

  it('makes no moves for absent players, lets everybody chat, and has no tricks', () => {
    const state = stateIn({ name: 'play', seat: 1 });
    expect([game.forAbsent(state, 1), game.silence(state, 1), game.tricks]).toEqual([null, null, null]);
  });
});
