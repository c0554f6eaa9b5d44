import type { Guest, GuestId } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, CODE, grantedTable, seating } from '../../tests/support/table-parts.ts';
import { finished, rematch, start } from '../game/course.ts';
import { anotherGame } from '../game/game-choice.ts';
import { renamed } from './hosting.ts';
import { joinNext } from './joining.ts';
import { fillWithBots, setSeats, sit } from './seating.ts';
import { newTable, type TableRecord } from '../record/table-record.ts';

const { chanoyu, chapanka } = games;
const DAN: Guest = { id: 'guest-Dan' as GuestId, name: 'Dan' };
const begin = { gameId: 'game-2', isHere: () => true, isAway: () => false };

/** Returns a table with a finished game of Chanoyu, with Ann, Ben and bots. */
function over(seats: number): TableRecord {
  const table = grantedTable(setSeats(newTable(CODE, ANN, chanoyu, {}), ANN.id, chanoyu, seats));
  const filled = grantedTable(fillWithBots(grantedTable(sit(table, BEN, 1)), ANN.id));
  return finished(grantedTable(start(filled, ANN.id, 'game-1')), 'played');
}

const joined = (table: TableRecord, ...friends: readonly Guest[]) =>
  friends.reduce((now, friend) => grantedTable(joinNext(now, friend, 'play')), table);
const next = (table: TableRecord, game = chanoyu as typeof chanoyu | typeof chapanka) =>
  seating(grantedTable(anotherGame(table, ANN.id, game, begin)));

describe('one who watched and would play in the next game', () => {
  it('has a bot’s seat in it, and the result stands as it was', () => {
    const table = joined(over(3), CAT);
    expect(seating(table)).toEqual(['Ann', 'Ben', 'bot']);
    expect(next(table)).toEqual(['Ann', 'Ben', 'Cat']);
  });

  it('has a seat more where no bot plays, as far as the game goes', () => {
    expect(next(joined(over(3), CAT, DAN))).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
    expect(next(joined(over(3), CAT, DAN), chapanka)).toEqual(['Ann', 'Ben', 'Dan', 'Cat']);
    const EVA = { id: 'guest-Eva' as GuestId, name: 'Eva' };
    expect(next(joined(over(3), CAT, DAN, EVA), chapanka)).toEqual(['Ann', 'Ben', 'Dan', 'Cat']);
  });

  it('may think better of it, and has no seat if they have gone', () => {
    const table = joined(over(3), CAT);
    expect(next(grantedTable(joinNext(table, CAT, 'watch')))).toEqual(['Ann', 'Ben', 'bot']);
    const isHere = (person: GuestId) => person !== CAT.id;
    expect(seating(grantedTable(anotherGame(table, ANN.id, chanoyu, { ...begin, isHere })))).toEqual(['Ann', 'Ben', 'bot']);
  });

  it('is counted once, by the name they have', () => {
    const table = joined(over(3), CAT, CAT);
    expect(table.joining).toEqual([CAT]);
    expect(next(renamed(table, { ...CAT, name: 'Catherine' }))).toEqual(['Ann', 'Ben', 'Catherine']);
  });

  it('takes a seat by themselves where people gather first', () => {
    expect(grantedTable(rematch(joined(over(3), CAT), ANN.id)).joining).toEqual([]);
    expect(grantedTable(anotherGame(joined(over(3), CAT), ANN.id, chanoyu, begin)).joining).toEqual([]);
  });

  it('says so while a result stands, and one who sits need not', () => {
    expect(joinNext({ ...over(3), status: 'playing' }, CAT, 'play')).toBe('only-when-finished');
    const table = over(3);
    expect(joinNext(table, BEN, 'play')).toBe(table);
  });
});
