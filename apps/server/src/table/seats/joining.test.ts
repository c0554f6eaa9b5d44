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

describe('a spectator who joins the next game', () => {
  it('gets a bot’s seat in it, and the shown result stays the same', () => {
    const table = joined(over(3), CAT);
    expect(seating(table)).toEqual(['Ann', 'Ben', 'bot']);
    expect(next(table)).toEqual(['Ann', 'Ben', 'Cat']);
  });

  it('gets an additional seat if no bot plays, up to the game’s maximum', () => {
    expect(next(joined(over(3), CAT, DAN))).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
    expect(next(joined(over(3), CAT, DAN), chapanka)).toEqual(['Ann', 'Ben', 'Dan', 'Cat']);
    const EVA = { id: 'guest-Eva' as GuestId, name: 'Eva' };
    expect(next(joined(over(3), CAT, DAN, EVA), chapanka)).toEqual(['Ann', 'Ben', 'Dan', 'Cat']);
  });

  it('can change their mind, and gets no seat after leaving', () => {
    const table = joined(over(3), CAT);
    expect(next(grantedTable(joinNext(table, CAT, 'watch')))).toEqual(['Ann', 'Ben', 'bot']);
    const isHere = (person: GuestId) => person !== CAT.id;
    expect(seating(grantedTable(anotherGame(table, ANN.id, chanoyu, { ...begin, isHere })))).toEqual(['Ann', 'Ben', 'bot']);
  });

  it('is counted once, under their current name', () => {
    const table = joined(over(3), CAT, CAT);
    expect(table.joining).toEqual([CAT]);
    expect(next(renamed(table, { ...CAT, name: 'Catherine' }))).toEqual(['Ann', 'Ben', 'Catherine']);
  });

  it('is no longer listed once people gather or another game starts', () => {
    expect(grantedTable(rematch(joined(over(3), CAT), ANN.id)).joining).toEqual([]);
    expect(grantedTable(anotherGame(joined(over(3), CAT), ANN.id, chanoyu, begin)).joining).toEqual([]);
  });

  it('can join only while a result is shown; joining changes nothing for a seated player', () => {
    expect(joinNext({ ...over(3), status: 'playing' }, CAT, 'play')).toBe('only-when-finished');
    const table = over(3);
    expect(joinNext(table, BEN, 'play')).toBe(table);
  });
});
