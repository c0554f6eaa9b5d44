import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../kernel/options.ts';
import { kindsOf, silencesIn } from '../../kernel/laws/silences.ts';
import { chanoyu } from './index.ts';
import { after, row, stateFrom } from './notation.ts';
import { chanoyuOptions } from './options.ts';

const SETUP = { seats: 4, owner: 0, options: defaultOptions(chanoyuOptions) };

describe('on timeout', () => {
  it('CN5.1: the winner stops if that is allowed, and otherwise lays one card', () => {
    const silences = silencesIn(chanoyu, SETUP, 'build');
    for (const { lawful, done } of silences) {
      expect(kindsOf(done)).toEqual([kindsOf(lawful).includes('done') ? 'done' : 'lay']);
    }
    expect(new Set(silences.flatMap(({ done }) => kindsOf(done)))).toEqual(new Set(['done', 'lay']));
  });

  it('CN5.1: the winner lays a card that fits their own row, and never a Tsukumogami in any row', () => {
    const start = stateFrom({ hands: ['5H 2C', '7H', 'X1', '9S'], leader: 0, rows: ['', '4C', '', '6D'] });
    const state = after(start, '0: 5H 9S X1 7H > 1:');
    expect(state.phase).toEqual({ name: 'build', seat: 1, mustLay: true });
    const fitting = [['5H', 5], ['9S', 9], ['7H', 7]].map(([card, value]) => ({ type: 'lay', card, row: 1, value }));
    expect(chanoyu.timeOut(state, 1)).toEqual(fitting);
  });

  it('CN5.1: the winner can lay a picture card only in their own row, as any value that fits', () => {
    const start = stateFrom({ hands: ['5H 2C', '7H', 'X1', 'QS'], leader: 0, rows: ['', 'AC TC', '', '6D'] });
    const state = after(start, '0: 5H QS X1 7H > 1:');
    expect(chanoyu.timeOut(state, 1)).toEqual([{ type: 'done' }]);
    const open = after({ ...start, deal: { ...start.deal, rows: start.deal.rows.with(1, row('8C')) } }, '0: 5H QS X1 7H > 1:');
    expect(open.phase).toMatchObject({ mustLay: true });
    const lays = chanoyu.timeOut(open, 1).filter((move) => move.type === 'lay');
    expect(lays.flatMap((move) => (move.card === 'QS' ? move.value : []))).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10]);
    expect(new Set(lays.map((move) => move.row))).toEqual(new Set([1]));
  });

  it('CN4.1: the player must play a card, and any legal card will do', () => {
    for (const { lawful, done } of silencesIn(chanoyu, SETUP, 'play')) expect(done).toEqual(lawful);
  });
});
