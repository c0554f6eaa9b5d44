import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { chinaso } from './index.ts';
import { after, playOut, stage, type Staged } from './notation.ts';
import { isOfGame } from './payments.ts';
import { shares, wasDoubled } from './score.ts';
import type { DealRecord } from './state.ts';

const STAKES = { stakes: { buy: 5, hand: 10, game: 100 } };

function scored(...points: readonly number[]): DealRecord {
  const nothing = points.map(() => 0);
  return { number: 1, dealer: 0, kind: 'out', winner: 0, points, dead: 0, ledger: [], buys: nothing };
}

describe('CS7.1: stakes', () => {
  it('CS7.1: stakes are off by default; if on, they are three whole amounts from 0', () => {
    expect(parseOptions(chinaso.options, {})).toMatchObject({ stakes: 'off' });
    const fees = (stakes: unknown): boolean => parseOptions(chinaso.options, { stakes }) !== null;
    expect(fees({ buy: 5, hand: 10, game: 100 })).toBe(true);
    expect(fees({ buy: 0, hand: 0, game: 0 })).toBe(true);
    expect(fees({ buy: -1, hand: 10, game: 100 })).toBe(false);
    expect(fees({ buy: 0.5, hand: 10, game: 100 })).toBe(false);
    expect(fees({ buy: 5, hand: 10 })).toBe(false);
    expect(fees('on')).toBe(false);
  });

  it('CS4.8: without stakes, the doubling by a Chinaso is a separate line in the account', () => {
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S 3S'], turned: '5D' });
    const { record } = playOut(state, '0: take; down KS KH KD | 5S 5H 5D');
    expect(record?.points).toEqual([0, 10]);
    expect(record?.ledger).toEqual([
      { reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts: [0, 5] },
      { reason: 'chinaso', rule: 'CS4.8', of: 'score', amounts: [0, 5] },
    ]);
  });

  it('CS4.8: the record of a hand shows whether its points were doubled', () => {
    const record = (options: Staged['options']) => {
      const state = stage({ hands: ['KS KH KD 5S 5H', '2S 3S'], turned: '5D', ...(options && { options }) });
      return playOut(state, '0: take; down KS KH KD | 5S 5H 5D').record;
    };
    const records = [record({ stakes: 'off' }), record(STAKES), scored(5)];
    expect(records.map((each) => each && wasDoubled(each))).toEqual([true, false, false]);
  });

  it('CS7.2: account lines for the end of the game are distinct from those of its last hand', () => {
    const reasons = ['buy', 'hand-pot', 'hand-stake', 'chinaso-stake', 'game-stake', 'game-pot'] as const;
    const ofGame = reasons.filter((reason) => isOfGame({ reason, rule: 'CS7.2', of: 'counters', amounts: [] }));
    expect(ofGame).toEqual(['game-stake', 'game-pot']);
  });

  it('CS7.1: with stakes off, nobody pays anything', () => {
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S'], turned: '5D' });
    const { payments, record } = playOut(state, '0: take; down KS KH KD | 5S 5H 5D');
    expect(payments).toEqual([]);
    expect(record?.points).toEqual([0, 4]);
  });

  it('CS7.1: stakes of all zero count as on, so a Chinaso doubles no points', () => {
    const options = { stakes: { buy: 0, hand: 0, game: 0 } };
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S'], turned: '5D', options });
    const { payments, record } = playOut(state, '0: take; down KS KH KD | 5S 5H 5D');
    expect(payments).toEqual([]);
    expect(record).toMatchObject({ kind: 'chinaso', points: [0, 2] });
  });
});

describe('CS7.2: who pays whom', () => {
  /** Seat 0 needs only its last card to win; nobody wins if seat 0 must draw. */
  const THREE: Staged = {
    hands: ['KC', '2S', '3S'],
    table: ['KS KH KD | 5S 5H 5D', '', ''],
    turned: '7D',
    stock: '9C 9D 5C',
    options: STAKES,
  };

  it('CS7.2: each buy pays into the pot; the hand’s winner gets the pot and the hand stake from each', () => {
    const bought = after(stage(THREE), '0: draw 1+');
    expect(bought).toMatchObject({ balances: [0, -5, 0], pot: 5 });
    const { payments, state } = playOut(bought, '0: KC>0.0; 5C>0.1');
    expect(payments).toEqual(['pot>0 5 CS7.2', '1>0 10 CS7.2', '2>0 10 CS7.2']);
    expect(state).toMatchObject({ balances: [25, -15, -10], pot: 0 });
  });

  it('CS7.2: the pot of a hand without a winner carries over', () => {
    const stale = stage({ ...THREE, rest: 'dead', stock: '', pot: 15, deal: { mayReshuffle: false } });
    const { state, payments } = playOut(stale, '0: draw');
    expect(state.records[0]).toMatchObject({ kind: 'stale', winner: null });
    expect(payments).toEqual([]);
    expect(state).toMatchObject({ pot: 15, deal: { number: 2 } });
  });

  /** Hand seven, dealt by seat 2 of four, ends without a winner. The pot has 15, and seat 3 is first from the dealer's left. */
  const LAST: Staged = {
    number: 7,
    dealer: 2,
    hands: ['KC', '2S', '3S', '4S'],
    turned: '7D',
    rest: 'dead',
    stock: '',
    pot: 15,
    options: STAKES,
    deal: { mayReshuffle: false },
  };

  it('CS7.2: the game’s winner gets the leftover pot and the game stake from each', () => {
    const { payments, state } = playOut(stage({ ...LAST, records: [scored(0, 50, 50, 50)] }), '3: draw');
    expect(payments).toEqual(['1>pot 100 CS7.2', '2>pot 100 CS7.2', '3>pot 100 CS7.2', 'pot>0 315 CS7.2']);
    expect(state).toMatchObject({ balances: [315, -100, -100, -100], pot: 0, phase: { name: 'over' }, ledger: [] });
    expect(state.records.at(-1)?.ledger.slice(1)).toEqual([
      { reason: 'game-stake', rule: 'CS7.2', of: 'counters', amounts: [0, -100, -100, -100] },
      { reason: 'game-pot', rule: 'CS7.2', of: 'counters', amounts: [315, 0, 0, 0] },
    ]);
  });

  it('CS7.2: shared winners split pot and stakes as one sum, and the first of them gets the odd counters', () => {
    // Totals 10 + 10, 18 + 2, 30 + 3 and 16 + 4. Three players share 15 + 100 = 115: 38 each, and 1 left over for seat 3.
    const { payments, state } = playOut(stage({ ...LAST, records: [scored(10, 18, 30, 16)] }), '3: draw');
    expect(payments).toEqual(['2>pot 100 CS7.2', 'pot>3 39 CS7.2', 'pot>0 38 CS7.2', 'pot>1 38 CS7.2']);
    expect(state).toMatchObject({ balances: [38, 38, -100, 39], pot: 0 });
  });

  it('CS7.2: if all players share the win, only the pot is split', () => {
    const { payments } = playOut(stage({ ...LAST, records: [scored(10, 18, 17, 16)] }), '3: draw');
    expect(payments).toEqual(['pot>3 6 CS7.2', 'pot>0 3 CS7.2', 'pot>1 3 CS7.2', 'pot>2 3 CS7.2']);
  });

  it('CS7.2: all odd counters go to one player', () => {
    expect(shares(15, [3, 0, 1, 2], 4)).toEqual([3, 3, 3, 6]);
    expect(shares(100, [1], 3)).toEqual([0, 100, 0]);
  });
});

describe('CS7.3: a Chinaso', () => {
  it('CS7.3: a Chinaso doubles the hand stakes owed, but not the points or the pot', () => {
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S', '3S'], turned: '5D', options: STAKES, pot: 15 });
    const { payments, record, state: after } = playOut(state, '0: take; down KS KH KD | 5S 5H 5D');
    expect(payments).toEqual(['pot>0 15 CS7.2', '1>0 20 CS7.3', '2>0 20 CS7.3']);
    expect(after.balances).toEqual([55, -20, -20]);
    expect(record?.points).toEqual([0, 2, 3]);
    expect(record?.ledger).toEqual([
      { reason: 'left-in-hand', rule: 'CS6.1', of: 'score', amounts: [0, 2, 3] },
      { reason: 'hand-pot', rule: 'CS7.2', of: 'counters', amounts: [15, 0, 0] },
      { reason: 'chinaso-stake', rule: 'CS7.3', of: 'counters', amounts: [40, -20, -20] },
    ]);
  });
});
