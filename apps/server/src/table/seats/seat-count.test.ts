import type { Guest, GuestId } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, CODE, grantedTable, seating } from '../../tests/support/table-parts.ts';
import { seatCount, seatsToTake, withoutSpareSeats, withRoomAt } from './seat-count.ts';
import { fillWithBots, setSeats, sit, stand } from './seating.ts';
import { newTable, type TableRecord } from '../record/table-record.ts';

const { chanoyu, chapanka, chinchon } = games;
const DAN: Guest = { id: 'guest-Dan' as GuestId, name: 'Dan' };
const EVA: Guest = { id: 'guest-Eva' as GuestId, name: 'Eva' };
const FAY: Guest = { id: 'guest-Fay' as GuestId, name: 'Fay' };

/** Returns the table with new people in the next seats. */
function joined(table: TableRecord, ...friends: readonly Guest[]): TableRecord {
  return friends.reduce((now, friend) => {
    const free = now.seats.findIndex(({ kind }) => kind === 'empty');
    const seat = free < 0 ? now.seats.length : free;
    return grantedTable(sit(withRoomAt(now, chanoyu, seat), friend, seat));
  }, table);
}

const TABLE = newTable(CODE, ANN, chanoyu, {});
const FULL = joined(TABLE, BEN, CAT, DAN);

describe('the seats of a game with a variable number', () => {
  it('grow by one for a newcomer when people hold all, up to the game’s maximum', () => {
    expect(seating(FULL)).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
    const grown = joined(FULL, EVA);
    expect(seating(grown)).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Eva']);
    expect(sit(withRoomAt(grown, chanoyu, 5), FAY, 5)).toBe('seat-unknown');
  });

  it('do not grow while an empty seat or a bot’s seat is free to take', () => {
    expect(withRoomAt(TABLE, chanoyu, 4)).toBe(TABLE);
    const withBot = grantedTable(fillWithBots(joined(TABLE, BEN, CAT), ANN.id));
    expect(withRoomAt(withBot, chanoyu, 4)).toBe(withBot);
    expect(seating(grantedTable(sit(withBot, DAN, 3)))).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
  });

  it('grow by one at a time, and only while people gather', () => {
    expect(withRoomAt(FULL, chanoyu, 5)).toBe(FULL);
    const playing: TableRecord = { ...FULL, status: 'playing' };
    expect(withRoomAt(playing, chanoyu, 4)).toBe(playing);
  });

  it('shrink back to the number the host chose when people leave', () => {
    const grown = joined(FULL, EVA);
    const left = withoutSpareSeats(grantedTable(stand(grown, BEN.id)), chanoyu);
    expect(seating(left)).toEqual(['Ann', 'Cat', 'Dan', 'Eva']);
    const fewer = withoutSpareSeats(grantedTable(stand(left, CAT.id)), chanoyu);
    expect(seating(fewer)).toEqual(['Ann', '-', 'Dan', 'Eva']);
  });

  it('never shrink below the number of seated people and bots', () => {
    const wished = grantedTable(setSeats(TABLE, ANN.id, chanoyu, 3));
    const grown = joined(wished, BEN, CAT, DAN);
    expect(withoutSpareSeats(grown, chanoyu)).toBe(grown);
    const withBots = grantedTable(fillWithBots(grantedTable(stand(grown, DAN.id)), ANN.id));
    expect(withoutSpareSeats(withBots, chanoyu)).toBe(withBots);
  });

  it('do not change during a game', () => {
    const playing: TableRecord = { ...grantedTable(stand(joined(FULL, EVA), EVA.id)), status: 'playing' };
    expect(withoutSpareSeats(playing, chanoyu)).toBe(playing);
  });

  it('can be taken while some are empty or the game allows more', () => {
    expect(seatsToTake(TABLE, chanoyu)).toBe(3);
    expect(seatsToTake(FULL, chanoyu)).toBe(1);
    expect(seatsToTake(joined(FULL, EVA), chanoyu)).toBe(0);
    expect(seatsToTake(grantedTable(fillWithBots(TABLE, ANN.id)), chanoyu)).toBe(0);
  });

  it('are as many as the host chose, as people came, or as the game requires', () => {
    expect(seatCount(TABLE, chinchon)).toBe(4);
    expect(seatCount(joined(FULL, EVA), chinchon)).toBe(5);
    expect(seatCount(joined(FULL, EVA), chapanka)).toBe(4);
    expect(seatCount(grantedTable(setSeats(TABLE, ANN.id, chanoyu, 5)), chinchon)).toBe(5);
    expect(seatCount(TABLE, games.chinkway)).toBe(5);
  });
});
