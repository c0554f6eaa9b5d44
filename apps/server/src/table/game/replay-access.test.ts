import { describe, expect, it } from 'vitest';
import type { EndedGame } from '../../store/store.ts';
import { packMoves } from '../../store/packed-moves.ts';
import { ANN, BEN, CAT, CODE, GATHERING, decided } from '../../tests/support/table-parts.ts';
import { givenOut, refusedReplay } from './replay-access.ts';

const DAN = { ...CAT, id: 'guest-Dan' as typeof CAT.id };
const ENDED: EndedGame = {
  id: 'game-1',
  table: CODE,
  game: 'pennies',
  setup: { seats: 2, owner: 1, options: { deals: 1 }, seed: 'ab' },
  rules: 1,
  packedMoves: packMoves([{ seat: 1, by: 'person', move: { type: 'play' } }]),
  digest: 'cd',
  ending: 'played',
  spectators: [CAT.id],
  endedAt: 5,
  seats: [{ person: BEN.id, name: 'Ben' }, { person: null, name: 'Ada' }],
};

describe('the replay of a finished game', () => {
  it('is open to anyone with its link, even without a name', () => {
    for (const asker of [BEN.id, DAN.id, null]) expect(refusedReplay(GATHERING, ENDED, asker)).toBeNull();
  });

  it('is limited to people who were there if the table’s settings say so', () => {
    const ours = decided(GATHERING, { replays: 'for-us' });
    for (const { id } of [ANN, BEN, CAT]) expect(refusedReplay(ours, ENDED, id)).toBeNull();
    for (const asker of [DAN.id, null]) expect(refusedReplay(ours, ENDED, asker)).toBe('game-for-table');
  });

  it('contains the names at its seats and the asker’s own seat, but no guest id and no table code', () => {
    const { game, yourSeat } = givenOut(ENDED, BEN.id);
    expect(yourSeat).toBe(0);
    expect(game).toEqual({
      rules: 1, id: 'game-1', game: 'pennies', options: { deals: 1 }, owner: 1, seed: 'ab', rounds: [], digest: 'cd', endedAt: 5,
      ending: 'played',
      seats: [{ kind: 'person', name: 'Ben' }, { kind: 'bot', name: 'Ada' }],
      moves: [{ seat: 1, by: 'person', move: { type: 'play' } }],
    });
    expect(JSON.stringify(game)).not.toMatch(/guest-|ABCDEFGHJK/);
    expect(givenOut(ENDED, null).yourSeat).toBeNull();
  });
});
