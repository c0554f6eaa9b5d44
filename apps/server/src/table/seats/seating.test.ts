import { pennies } from '@chinwag/rules/laws/pennies';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable, seating } from '../../tests/support/table-parts.ts';
import { arrangeSeats, clearSeat, fillWithBots, seatBot, setSeats, setStrength, sit, stand } from './seating.ts';
import type { TableRecord } from '../record/table-record.ts';

const PLAYING: TableRecord = { ...GATHERING, status: 'playing' };
const WITH_BEN = grantedTable(sit(GATHERING, BEN, 2));

describe('taking a seat', () => {
  it('fills an empty seat', () => {
    expect(seating(WITH_BEN)).toEqual(['Ann', '-', 'Ben', '-']);
  });

  it('moves a person from their old seat', () => {
    expect(seating(grantedTable(sit(WITH_BEN, BEN, 1)))).toEqual(['Ann', 'Ben', '-', '-']);
  });

  it('replaces a bot', () => {
    const filled = grantedTable(fillWithBots(GATHERING, ANN.id));
    expect(seating(grantedTable(sit(filled, BEN, 3)))).toEqual(['Ann', 'bot', 'bot', 'Ben']);
  });

  it('changes nothing for a person’s own seat', () => {
    expect(sit(WITH_BEN, BEN, 2)).toBe(WITH_BEN);
  });

  it('does not displace a person', () => {
    expect(sit(WITH_BEN, CAT, 2)).toBe('seat-taken');
  });

  it('refuses an unknown seat', () => {
    expect(sit(GATHERING, BEN, 4)).toBe('seat-unknown');
  });

  it('lets a spectator replace a bot during a game', () => {
    const playing: TableRecord = { ...grantedTable(fillWithBots(WITH_BEN, ANN.id)), status: 'playing' };
    expect(seating(grantedTable(sit(playing, CAT, 1)))).toEqual(['Ann', 'Cat', 'Ben', 'bot']);
    expect(sit(playing, CAT, 2)).toBe('seat-taken');
    expect(sit(playing, BEN, 1)).toBe('only-while-gathering');
  });

  it('is not possible after the game', () => {
    expect(sit({ ...PLAYING, status: 'finished' }, BEN, 1)).toBe('only-while-gathering');
  });
});

describe('giving up a seat', () => {
  it('leaves the seat empty', () => {
    expect(seating(grantedTable(stand(WITH_BEN, BEN.id)))).toEqual(['Ann', '-', '-', '-']);
  });

  it('is possible only for a seated person', () => {
    expect(stand(WITH_BEN, CAT.id)).toBe('not-seated');
  });

  it('is possible only before the game', () => {
    expect(stand(PLAYING, ANN.id)).toBe('only-while-gathering');
  });
});

describe('the host', () => {
  it('fills every empty seat with bots of different names', () => {
    const filled = grantedTable(fillWithBots(WITH_BEN, ANN.id));
    expect(seating(filled)).toEqual(['Ann', 'bot', 'Ben', 'bot']);
    expect(new Set(filled.seats.map((held) => (held.kind === 'empty' ? '' : held.name))).size).toBe(4);
  });

  it('seats a single bot in an empty seat only', () => {
    expect(seating(grantedTable(seatBot(WITH_BEN, ANN.id, 3)))).toEqual(['Ann', '-', 'Ben', 'bot']);
    expect(seatBot(WITH_BEN, ANN.id, 2)).toBe('seat-taken');
    expect(seatBot(WITH_BEN, ANN.id, 9)).toBe('seat-unknown');
  });

  it('chooses the strength of each bot, with sensible as the default', () => {
    const strengths = ({ seats }: TableRecord) => seats.map((held) => (held.kind === 'bot' ? held.strength : held.kind));
    const filled = grantedTable(fillWithBots(grantedTable(seatBot(WITH_BEN, ANN.id, 1, 'gentle')), ANN.id));
    expect(strengths(filled)).toEqual(['person', 'gentle', 'person', 'sensible']);
    expect(strengths(grantedTable(fillWithBots(GATHERING, ANN.id, 'gentle')))).toEqual(['person', 'gentle', 'gentle', 'gentle']);
    const changed = grantedTable(setStrength(filled, ANN.id, { seats: [3, 1], strength: 'gentle' }));
    expect(strengths(changed)).toEqual(['person', 'gentle', 'person', 'gentle']);
  });

  it('cannot choose a strength the game does not have, nor one for a person’s or an unknown seat', () => {
    const filled = grantedTable(fillWithBots(WITH_BEN, ANN.id));
    expect(setStrength(filled, ANN.id, { seats: [1], strength: 'strong' })).toBe('strength-unknown');
    expect(seatBot(WITH_BEN, ANN.id, 3, 'strong')).toBe('strength-unknown');
    expect(fillWithBots(WITH_BEN, ANN.id, 'strong')).toBe('strength-unknown');
    expect(setStrength(filled, ANN.id, { seats: [1, 2], strength: 'gentle' })).toBe('seat-unknown');
    expect(setStrength(filled, ANN.id, { seats: [9], strength: 'gentle' })).toBe('seat-unknown');
  });

  it('clears a taken seat', () => {
    expect(seating(grantedTable(clearSeat(WITH_BEN, ANN.id, 2)))).toEqual(['Ann', '-', '-', '-']);
    expect(clearSeat(WITH_BEN, ANN.id, 1)).toBe('seat-empty');
    expect(clearSeat(WITH_BEN, ANN.id, 9)).toBe('seat-unknown');
  });

  it('arranges the seats', () => {
    expect(seating(grantedTable(arrangeSeats(WITH_BEN, ANN.id, [2, 0, 3, 1])))).toEqual(['Ben', 'Ann', '-', '-']);
  });

  it.each([[[0, 1, 2]], [[0, 1, 2, 2]], [[0, 1, 2, 4]]])('cannot arrange them as %j', (order) => {
    expect(arrangeSeats(WITH_BEN, ANN.id, order)).toBe('order-invalid');
  });

  it('chooses the number of seats within the game’s limits', () => {
    expect(seating(grantedTable(setSeats(WITH_BEN, ANN.id, pennies, 3)))).toEqual(['Ann', '-', 'Ben']);
    expect(setSeats(WITH_BEN, ANN.id, pennies, 5)).toBe('seat-unknown');
    expect(setSeats(WITH_BEN, ANN.id, pennies, 1)).toBe('seat-unknown');
  });

  it('removes empty seats before bots’, and never a person’s', () => {
    const mixed = grantedTable(seatBot(grantedTable(sit(WITH_BEN, CAT, 3)), ANN.id, 1));
    expect(seating(mixed)).toEqual(['Ann', 'bot', 'Ben', 'Cat']);
    expect(seating(grantedTable(setSeats(mixed, ANN.id, pennies, 3)))).toEqual(['Ann', 'Ben', 'Cat']);
    expect(setSeats(mixed, ANN.id, pennies, 2)).toBe('seats-in-use');
  });

  it.each([
    ['fill', fillWithBots(WITH_BEN, BEN.id)],
    ['seat a bot', seatBot(WITH_BEN, BEN.id, 1)],
    ['choose how bots play in', setStrength(WITH_BEN, BEN.id, { seats: [], strength: 'gentle' })],
    ['clear', clearSeat(WITH_BEN, BEN.id, 0)],
    ['arrange', arrangeSeats(WITH_BEN, BEN.id, [0, 1, 2, 3])],
    ['count', setSeats(WITH_BEN, BEN.id, pennies, 3)],
  ])('is the only person who can %s seats', (_, changed) => {
    expect(changed).toBe('not-host');
  });

  it.each([
    ['fill', fillWithBots(PLAYING, ANN.id)],
    ['seat a bot', seatBot(PLAYING, ANN.id, 1)],
    ['choose how bots play in', setStrength(PLAYING, ANN.id, { seats: [], strength: 'gentle' })],
    ['clear', clearSeat(PLAYING, ANN.id, 0)],
    ['arrange', arrangeSeats(PLAYING, ANN.id, [0, 1, 2, 3])],
    ['count', setSeats(PLAYING, ANN.id, pennies, 3)],
  ])('can %s seats only before the game', (_, changed) => {
    expect(changed).toBe('only-while-gathering');
  });
});
