import { describe, expect, it } from 'vitest';
import { parseOptions } from '../../kernel/options.ts';
import { PACK } from './cards.ts';
import { chinaso } from './index.ts';
import { cards, playOut, stage } from './notation.ts';
import { handPoints, pointsOf, standings } from './score.ts';
import type { ChinasoState, DealRecord } from './state.ts';

function scored(...points: readonly number[]): DealRecord {
  const nothing = points.map(() => 0);
  return { number: 1, dealer: 0, kind: 'out', winner: 0, points, dead: 0, ledger: [], buys: nothing };
}

describe('CS6.1: the end of a hand', () => {
  const WON = { hands: ['KC', '2S TH', 'X1 9D'], table: ['KS KH KD | 5S 5H 5D', '', ''], turned: '', stock: '5C' };

  it('CS6.1: everyone but the winner scores the cards left in hand, and all hands are shown', () => {
    const { record, events, state } = playOut(stage(WON), '0: draw; KC>0.0; 5C>0.1');
    expect(record?.points).toEqual([0, 12, 34]);
    const ended = events.filter((event) => event.type === 'handEnded');
    expect(ended).toEqual([
      { type: 'handEnded', kind: 'out', winner: 0, hands: [[], ['2S', 'TH'], ['X1', '9D']] },
    ]);
    expect(ended.map((event) => chinaso.hideEvent(event, 'spectator', state))).toEqual(ended);
  });

  it('CS6.1: points add up over the hands', () => {
    const { state } = playOut(stage({ ...WON, records: [scored(7, 0, 3)] }), '0: draw; KC>0.0; 5C>0.1');
    expect(chinaso.scores(state)).toEqual([7, 12, 37]);
    expect(chinaso.result(state)).toBeNull();
  });

  it('CS6.1: the lowest total after hand seven wins, and equal totals share the win', () => {
    const table = ['5S 6S 7S 8S | 5H 6H 7H 8H | 5D 6D 7D 8D', '', ''];
    const hands = ['9S', '2S TH', 'X1 9D'];
    const start = stage({ ...WON, number: 7, table, hands, stock: '9H', records: [scored(40, 28, 6)] });
    const { state } = playOut(start, '0: draw; 9S>0.0^; 9H>0.1^');
    expect(state.phase.name).toBe('over');
    expect(chinaso.result(state)?.standings).toEqual([
      { seat: 0, place: 1, score: 40 },
      { seat: 1, place: 1, score: 40 },
      { seat: 2, place: 1, score: 40 },
    ]);
  });

  it('CS6.1: tied players share a place, and the next place is skipped', () => {
    const state: ChinasoState = { ...stage(WON), records: [scored(9, 4, 9), scored(1, 2, 1)] };
    expect(standings(state).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2]]);
  });
});

describe('CS6.2: card points', () => {
  const SUIT = cards('2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS X1#3');

  it('CS6.2: face-value is the default: 2–10 count their number, J Q K 10, an ace 15 and a joker 25', () => {
    expect(parseOptions(chinaso.options, {})).toMatchObject({ cardPoints: 'face-value' });
    const points = SUIT.map((card) => pointsOf(card, 'face-value'));
    expect(points).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15, 25]);
    expect(handPoints(PACK, 'face-value')).toBe(3 * (4 * (44 + 40 + 15) + 2 * 25));
  });

  it('CS6.2: fives-and-tens counts 5 for 2–9, 10 for ten to king, 15 for an ace and 50 for a joker', () => {
    const points = SUIT.map((card) => pointsOf(card, 'fives-and-tens'));
    expect(points).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 15, 50]);
    expect(handPoints(PACK, 'fives-and-tens')).toBe(3 * (4 * (40 + 40 + 15) + 2 * 50));
    const options = { cardPoints: 'fives-and-tens' } as const;
    const state = stage({ hands: ['KS KH KD 5S 5H', '2S TH X1'], turned: '5D', options });
    expect(playOut(state, '0: take; down KS KH KD | 5S 5H 5D').record?.points).toEqual([0, 130]);
  });

  it('CS6.2: any other option is refused', () => {
    expect(parseOptions(chinaso.options, { cardPoints: 'ones' })).toBeNull();
    expect(parseOptions(chinaso.options, { jokers: 25 })).toBeNull();
  });
});
