import type { Guest, GuestId } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { secureRandomBytes } from '../../random-bytes.ts';
import { newSeed } from '../../identity/ids.ts';
import { ANN, BEN, CAT, CODE, decided, grantedTable, seating } from '../../tests/support/table-parts.ts';
import { storedDate } from '../../time.ts';
import { beginGame } from './begin-game.ts';
import { finished, start } from './course.ts';
import { anotherGame, chooseGame, configure } from './game-choice.ts';
import { seatBot, sit } from '../seats/seating.ts';
import { newTable, type TableRecord } from '../record/table-record.ts';

const { chanoyu, chapanka, chinkway } = games;
const DAN: Guest = { id: 'guest-Dan' as GuestId, name: 'Dan' };
const EVA: Guest = { id: 'guest-Eva' as GuestId, name: 'Eva' };

const FIVE = [BEN, CAT, DAN, EVA].reduce(
  (table, friend, at) => grantedTable(sit(table, friend, at + 1)),
  newTable(CODE, ANN, chinkway, { length: 'short' }),
);
const OVER = finished(grantedTable(start(FIVE, ANN.id, 'game-1')), 'played');
const everybody = { gameId: 'game-2', isHere: () => true, isAway: () => false };

describe('another game', () => {
  it('starts at once with the same game, people and rules', () => {
    const again = grantedTable(anotherGame(OVER, ANN.id, chinkway, everybody));
    expect(again).toMatchObject({ status: 'playing', gameId: 'game-2', game: 'chinkway', options: { length: 'short' }, games: 1 });
    expect(seating(again)).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Eva']);
  });

  it('with fewer seats leaves the last people as spectators', () => {
    const again = grantedTable(anotherGame(OVER, ANN.id, chapanka, everybody));
    expect(again).toMatchObject({ status: 'playing', game: 'chapanka' });
    expect(seating(again)).toEqual(['Ann', 'Ben', 'Cat', 'Dan']);
  });

  it('adds bots for the seats a game requires, and keeps the host’s seat count where the game allows a choice', () => {
    const three = finished({ ...FIVE, game: 'chanoyu', options: {}, seats: FIVE.seats.slice(0, 3), seatsWished: 3 }, 'played');
    expect(seating(grantedTable(anotherGame(three, ANN.id, chapanka, everybody)))).toEqual(['Ann', 'Ben', 'Cat', 'bot']);
    const back = finished(grantedTable(anotherGame(three, ANN.id, chinkway, everybody)), 'played');
    expect(seating(back)).toEqual(['Ann', 'Ben', 'Cat', 'bot', 'bot']);
    expect(seating(grantedTable(anotherGame(back, ANN.id, chanoyu, everybody)))).toEqual(['Ann', 'Ben', 'Cat']);
  });

  it('uses the options the table last set for this game', () => {
    const other = grantedTable(anotherGame(OVER, ANN.id, chapanka, everybody));
    const again = grantedTable(anotherGame(finished(other, 'played'), ANN.id, chinkway, everybody));
    expect(again.options).toMatchObject({ length: 'short' });
    const unknown: TableRecord = { ...OVER, optionsOf: { chapanka: { deals: 'of old' } } };
    expect(grantedTable(anotherGame(unknown, ANN.id, chapanka, everybody)).options).toEqual(other.options);
  });

  it('seats stand-in bots at once for absent people, unless the table waits for them', () => {
    const isHere = (person: GuestId) => person !== CAT.id;
    const again = grantedTable(anotherGame(OVER, ANN.id, chinkway, { ...everybody, isHere }));
    expect(seating(again)).toEqual(['Ann', 'Ben', 'bot for Cat', 'Dan', 'Eva']);
    const waiting = anotherGame(decided(OVER, { standIn: 'never' }), ANN.id, chinkway, { ...everybody, isHere });
    expect(seating(grantedTable(waiting))).toEqual(['Ann', 'Ben', 'Cat', 'Dan', 'Eva']);
  });

  it('is allowed to the host only, after a game', () => {
    expect(anotherGame(OVER, BEN.id, chinkway, everybody)).toBe('not-host');
    expect(anotherGame(FIVE, ANN.id, chinkway, everybody)).toBe('only-when-finished');
    expect(anotherGame(OVER, ANN.id, null, everybody)).toBe('game-unknown');
  });

  it('makes the next seat the game’s owner, so that a different player begins', () => {
    const again = grantedTable(anotherGame(OVER, ANN.id, chinkway, everybody));
    const shuffled = { seed: newSeed(secureRandomBytes), rounds: [] };
    const ownerOf = (table: TableRecord) => beginGame('game-2', table, chinkway, shuffled, storedDate(0)).stored.setup.owner;
    const host = { id: 'guest-Zoe' as GuestId, name: 'Zoe' };
    expect(ownerOf(FIVE)).toBe(0);
    expect(ownerOf(again)).toBe(1);
    expect(ownerOf({ ...again, games: 7 })).toBe(2);
    expect(ownerOf({ ...again, host, games: 3 })).toBe(3);
    expect(ownerOf({ ...FIVE, host })).toBeNull();
  });
});

describe('choosing another game before the start', () => {
  it('keeps people in their seats and adds missing seats', () => {
    const table = grantedTable(chooseGame(newTable(CODE, ANN, chanoyu, {}), ANN.id, chinkway));
    expect(seating(table)).toEqual(['Ann', '-', '-', '-', '-']);
    expect(seating(grantedTable(chooseGame(table, ANN.id, chanoyu)))).toEqual(['Ann', '-', '-', '-']);
    const withBot = grantedTable(seatBot(table, ANN.id, 1));
    expect(seating(grantedTable(chooseGame(withBot, ANN.id, chapanka)))).toEqual(['Ann', 'bot', '-', '-']);
  });

  it('restores the options set for that game before', () => {
    const short = grantedTable(configure(FIVE, ANN.id, chinkway, { length: 'short' }));
    const other = grantedTable(chooseGame(short, ANN.id, chapanka));
    expect(other.options).not.toHaveProperty('length');
    expect(grantedTable(chooseGame(other, ANN.id, chinkway)).options).toMatchObject({ length: 'short' });
  });

  it('is allowed to the host only, while people gather', () => {
    expect(chooseGame(FIVE, BEN.id, chapanka)).toBe('not-host');
    expect(chooseGame(OVER, ANN.id, chapanka)).toBe('only-while-gathering');
    expect(chooseGame(FIVE, ANN.id, null)).toBe('game-unknown');
  });
});
