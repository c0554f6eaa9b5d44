import { describe, expect, it } from 'vitest';
import { evolveAll } from '../../kernel/game.ts';
import { parseOptions } from '../../kernel/options.ts';
import { chinchon, endingRule, playsInDeal } from './index.ts';
import { after, DEFAULTS, payments, playOut, refusal, stateFrom, type StateSpec } from './notation.ts';

/** Seat 0 draws 1E and closes with 12C, keeping 1. */
const CLOSER = '1O 2O 3O 7C 7E 7B 12C';
const CLOSE = '0: stock 1E, close 12C: 1O 2O 3O / 7C 7E 7B';

/** Returns the state after seat 0 closes with 1 point, while the others hold these cards and lay nothing. */
function closing(others: readonly string[], given: Omit<StateSpec, 'hands' | 'turned'>) {
  const start = stateFrom({ hands: [CLOSER, ...others], turned: '5B', stock: '1E', ...given });
  const settling = others.map((_, at) => others.length - at).filter((seat) => given.outIn?.[seat] === undefined);
  return playOut(start, CLOSE, ...settling.map((seat) => `${seat}: settle`));
}

describe('being put out', () => {
  it('CH7.2: a player at or over the target is out, and the target is 100 by default', () => {
    const options = { reenlist: 'never' as const };
    const { state } = closing(['12O', '10B 1C', '4C'], { options, totals: [10, 90, 90, 95] });
    expect(state.totals).toEqual([11, 100, 99, 99]);
    expect(state.outIn).toEqual([null, 1, null, null]);
  });

  it('CH7.2: the host can choose a target of 70', () => {
    const options = { reenlist: 'never' as const, target: 70 as const };
    const { state } = closing(['12O', '10B 1C', '4C'], { options, totals: [10, 60, 60, 70] });
    expect(state.totals).toEqual([11, 70, 69, 74]);
    expect(state.outIn).toEqual([null, 1, null, 1]);
  });

  it('CH7.2: the record of a deal names the players it put out, but not players already out', () => {
    const options = { reenlist: 'never' as const };
    const records = [{ closer: 0, points: [0, 0, 0, 100], reenlisted: [] }];
    const { state, events } = closing(['12O', '10B 1C', ''], { options, totals: [99, 90, 90, 100], outIn: { 3: 1 }, records });
    expect(state.records.at(-1)).toMatchObject({ points: [1, 10, 9, null], out: [0, 1] });
    expect(events.find((event) => event.type === 'dealScored')).toMatchObject({ out: [0, 1] });
    expect([0, 1, 2, 3].map((seat) => playsInDeal(state, seat))).toEqual([true, true, true, false]);
  });

  it('CH7.1: totals add up over the deals, and a Chinchón subtracts ten', () => {
    const start = stateFrom({ hands: ['1O 2O 3O 7C 7E 7B 12C', '12O'], turned: '5B', stock: '4O', totals: [3, 40] });
    const { state } = playOut(start, '0: stock 4O, close 12C: 1O 2O 3O 4O / 7C 7E 7B', '1: settle');
    expect(state.totals).toEqual([-7, 50]);
  });
});

describe('the end of the game', () => {
  it('CH7.3: the last player left wins the pot', () => {
    const { state, events } = closing(['12O', '10B'], { totals: [50, 95, 95] });
    expect(state.phase.name).toBe('over');
    expect(payments(events)).toEqual(['pot>0 30 CH7.3']);
    expect(state).toMatchObject({ pot: 0, balances: [20, -10, -10] });
    expect(chinchon.result(state)?.standings).toEqual([
      { seat: 0, place: 1, score: 51 },
      { seat: 2, place: 2, score: 103 },
      { seat: 1, place: 3, score: 105 },
    ]);
  });

  it('CH7.3: if a deal leaves nobody in, the lowest total among the players it put out wins', () => {
    const { state, events } = closing(['12O', '10B'], { totals: [99, 95, 98] });
    expect(state.totals).toEqual([100, 105, 106]);
    expect(payments(events)).toEqual(['pot>0 30 CH7.3']);
  });

  it('CH7.3: a player put out by an earlier deal has no share, however low their total', () => {
    const { state, events } = closing(['12O', '10B', ''], {
      totals: [99, 95, 98, 100],
      outIn: { 3: 1 },
      records: [{ closer: 0, points: [0, 0, 0, 100], reenlisted: [] }],
    });
    expect(state.totals).toEqual([100, 105, 106, 100]);
    expect(payments(events)).toEqual(['pot>0 40 CH7.3']);
    expect(chinchon.result(state)?.standings.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  it('CH7.3: tied players share the pot, and odd counters go to the first to the right, counted from the leader', () => {
    const start = closing(['10C', '10B'], { leader: 0, totals: [99, 92, 92] });
    expect(start.state.totals).toEqual([100, 100, 100]);
    expect(payments(start.events)).toEqual(['pot>0 10 CH7.3', 'pot>2 10 CH7.3', 'pot>1 10 CH7.3']);
    const odd = closing(['10C', '10B'], { options: { ante: 5 }, totals: [200, 92, 92] });
    expect(payments(odd.events)).toEqual(['pot>2 8 CH7.3', 'pot>1 7 CH7.3']);
  });

  it('CH7.4: places depend on the deal that put a player out, then on the total; tied players share a place', () => {
    const { state } = closing(['12O', '12E', '6B', '', '12B'], {
      totals: [50, 95, 95, 97, 120, 95],
      outIn: { 4: 1 },
      records: [{ closer: 0, points: [0, 0, 0, 0, 120, 0], reenlisted: [] }],
    });
    expect(state.totals).toEqual([51, 105, 105, 103, 120, 105]);
    expect(chinchon.result(state)?.standings.map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1], [3, 2], [1, 3], [2, 3], [5, 3], [4, 6],
    ]);
  });

  it('CH7.4: a re-enlisted player is placed by the deal that put them out again', () => {
    const { state } = closing(['12O', ''], {
      options: { reenlist: 'once' },
      totals: [50, 99, 100],
      outIn: { 2: 2 },
      records: [
        { closer: 0, points: [0, 100, 0], reenlisted: [1] },
        { closer: 0, points: [0, 20, 100], reenlisted: [] },
      ],
    });
    const places = chinchon.result(state)?.standings.map(({ seat, place }) => [seat, place]);
    expect(places).toEqual([[0, 1], [1, 2], [2, 3]]);
  });

  it('CH8.2: the score history includes re-enlisting', () => {
    const asked = closing(['12O', '10B 1C', '4C'], { totals: [10, 90, 50, 5] }).state;
    expect(chinchon.course(asked).at(-1)).toEqual([11, 100, 59, 9]);
    const back = after(asked, '1: yes');
    expect(chinchon.course(back)).toEqual([[0, 0, 0, 0], [11, 59, 59, 9]]);
    expect(back.records.at(-1)).toMatchObject({ points: [1, 10, 9, 4], out: [1], reenlisted: [1] });
  });

  it('CH8.1, CH8.2, CH7.3: the account of a deal names what moved points and counters, with the rule', () => {
    const { state } = closing(['12O', '10B 1C', '4C'], { totals: [10, 90, 50, 5] });
    const reenlisted = after(state, '1: yes').records[0];
    expect(reenlisted?.ledger).toEqual([
      { reason: 'cards', rule: 'CH7.1', of: 'score', amounts: [1, 10, 9, 4] },
      { reason: 'ante', rule: 'CH8.1', of: 'counters', amounts: [-10, -10, -10, -10] },
      { reason: 'reenlist', rule: 'CH8.2', of: 'counters', amounts: [0, -10, 0, 0] },
    ]);
    const over = closing(['12O'], { totals: [10, 95] }).state.records[0];
    expect(over?.ledger.slice(1)).toEqual([
      { reason: 'ante', rule: 'CH8.1', of: 'counters', amounts: [-10, -10] },
      { reason: 'pot-won', rule: 'CH7.3', of: 'counters', amounts: [20, 0] },
    ]);
  });

  it('CH5.1, CH5.2, CH6.3, CH6.4, CH4.3, CH6.5: the record names how a deal ended, and each ending has its rule', () => {
    expect(closing(['12O', '10B'], {}).state.records[0]?.kind).toBe('closed');
    const rules = (ending: 'settle' | 'play-on') =>
      (['closed', 'chinchon', 'long', 'stuck'] as const).map((kind) => endingRule({ ending }, kind));
    expect(rules('settle')).toEqual(['CH5.1', 'CH5.2', 'CH4.3', 'CH6.5']);
    expect(rules('play-on')).toEqual(['CH6.3', 'CH6.4', 'CH4.3', 'CH6.5']);
  });

  it('CH5.2: a Chinchón is a separate line in the account', () => {
    const start = stateFrom({ hands: ['1O 2O 3O 7C 7E 7B 12C', '12O'], turned: '5B', stock: '4O', options: { ante: 0 } });
    const { state } = playOut(start, '0: stock 4O, close 12C: 1O 2O 3O 4O / 7C 7E 7B', '1: settle');
    expect(state.records[0]?.kind).toBe('chinchon');
    expect(state.records[0]?.ledger).toEqual([
      { reason: 'cards', rule: 'CH7.1', of: 'score', amounts: [0, 10] },
      { reason: 'chinchon', rule: 'CH5.2', of: 'score', amounts: [-10, 0] },
    ]);
  });

  it('CH7.4: the scores so far are the totals', () => {
    const { state } = closing(['12O', '10B'], { totals: [5, 6, 7] });
    expect(chinchon.scores(state)).toEqual([6, 16, 15]);
  });
});

describe('the pot', () => {
  it('CH8.1: each player antes before the first deal, ten counters by default', () => {
    const { state, events } = chinchon.begin({ seats: 4, owner: null, options: DEFAULTS, seed: '1'.repeat(64) });
    expect(payments(events)).toHaveLength(4);
    expect(evolveAll(chinchon, state, events)).toMatchObject({ pot: 40, balances: [-10, -10, -10, -10] });
  });

  it('CH8.1: the ante can be any whole number of counters, including zero', () => {
    for (const ante of [0, 1, 7, 5000]) {
      expect(parseOptions(chinchon.options, { ante })).not.toBeNull();
    }
    for (const ante of [-1, 2.5, '10', null, Number.POSITIVE_INFINITY]) {
      expect(parseOptions(chinchon.options, { ante })).toBeNull();
    }
    const { state, events } = closing(['12O', '10B'], { options: { ante: 0 }, totals: [50, 95, 95] });
    expect(payments(events)).toEqual([]);
    expect(state).toMatchObject({ phase: { name: 'over' }, pot: 0, balances: [0, 0, 0] });
  });
});

describe('re-enlisting', () => {
  const FOUR = ['12O', '10B', '4C'];

  it('CH8.2: a player just put out is asked if at least two players are in, and pays the ante again', () => {
    const asked = closing(FOUR, { totals: [50, 95, 20, 30] }).state;
    expect(asked.phase).toEqual({ name: 'reenlist', seat: 1, waiting: [], total: 51 });
    expect(chinchon.legalMoves(asked, 1)).toEqual([
      { type: 'reenlist', wanted: false },
      { type: 'reenlist', wanted: true },
    ]);
    const { state, events } = playOut(asked, '1: yes');
    expect(payments(events)).toEqual(['1>pot 10 CH8.2']);
    expect(state).toMatchObject({ totals: [51, 51, 28, 34], pot: 50, balances: [-10, -20, -10, -10] });
    expect(state.deal.hands[1]).toHaveLength(7);
  });

  it('CH8.2: nobody is asked when only one player is in', () => {
    expect(closing(FOUR, { totals: [50, 95, 99, 99] }).state.phase.name).toBe('over');
  });

  it('CH8.2: players who re-enlist do not count as in for one another', () => {
    const asked = closing(FOUR, { totals: [50, 95, 99, 30] }).state;
    expect(asked.phase).toEqual({ name: 'reenlist', seat: 2, waiting: [1], total: 51 });
    const first = after(asked, '2: yes');
    expect(first.phase).toEqual({ name: 'reenlist', seat: 1, waiting: [], total: 51 });
    expect(after(first, '1: yes').totals).toEqual([51, 51, 51, 34]);
  });

  it('CH8.2: players are asked to the right, starting with the leader of the deal', () => {
    const start = stateFrom({
      leader: 2,
      hands: [CLOSER, '12O', '10B 12E', '4C', '11C', '1B'],
      turned: '5B',
      stock: '3B 6E 1E',
      totals: [50, 95, 95, 30, 95, 0],
    });
    const closed = after(start, '2: stock 3B, - 3B', '1: stock 6E, - 6E', CLOSE);
    const { state } = playOut(closed, '5: settle', '4: settle', '3: settle', '2: settle', '1: settle');
    expect(state.phase).toMatchObject({ name: 'reenlist', seat: 2, waiting: [1, 4] });
  });

  it('CH8.2: a player who declines is out for good', () => {
    const declined = after(closing(FOUR, { totals: [50, 95, 20, 30] }).state, '1: no');
    expect(declined.outIn).toEqual([null, 1, null, null]);
    expect(declined.deal.hands[1]).toEqual([]);
    expect(declined.phase).toEqual({ name: 'draw', seat: 3 });
  });

  it('CH8.2: with once, a player who has re-enlisted before is not asked again', () => {
    const once = { options: { reenlist: 'once' as const }, totals: [50, 95, 20, 30] };
    expect(closing(FOUR, once).state.phase.name).toBe('reenlist');
    const records = [{ closer: 0, points: [0, 100, 20, 30], reenlisted: [1] }];
    expect(closing(FOUR, { ...once, records }).state.phase.name).toBe('draw');
    expect(closing(FOUR, { ...once, options: {}, records }).state.phase.name).toBe('reenlist');
  });

  it('CH8.2: with never, nobody is asked', () => {
    const never = { options: { reenlist: 'never' as const }, totals: [50, 95, 20, 30] };
    expect(closing(FOUR, never).state.phase.name).toBe('draw');
  });

  it('CH8.2: only the player asked can answer', () => {
    const asked = closing(FOUR, { totals: [50, 95, 99, 30] }).state;
    expect(refusal(asked, '1: yes')).toBe('CH8.2 not-your-turn');
    expect(refusal(asked, '2: yes')).toBe('');
  });
});
