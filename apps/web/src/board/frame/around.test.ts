import { allSeats } from '@chinwag/rules';
import { expect, test } from 'vitest';
import type { People } from '../people.ts';
import { ring, sideOf } from '../ring.ts';
import { sitsAround } from './around.ts';

const COUNTS = [2, 3, 4, 5, 6, 7];

function people(count: number, viewer: People['viewer']): People {
  const players = allSeats(count).map((seat) => {
    return { seat, name: `${seat}`, kind: 'person', you: seat === viewer, connected: true, standIn: false } as const;
  });
  return { viewer, players };
}

function areas(of: People): readonly string[] {
  return allSeats(of.players.length).map((seat) => sitsAround(of, seat)['data-area']);
}

test.each(COUNTS)('%i at a table have a side of it each, oneself at the foot, wherever one sits', (count) => {
  for (const viewer of allSeats(count)) {
    const found = areas(people(count, viewer));
    expect(new Set(found).size).toBe(count);
    expect(found[viewer]).toBe('own');
  }
});

test.each(COUNTS)('each of %i has what they have laid on the side on which they sit in the ring', (count) => {
  const of = people(count, 0);
  for (const { seat, angle } of ring(allSeats(count), 0).slice(1)) {
    const area = sitsAround(of, seat)['data-area'];
    expect(/left|right/.exec(area)?.[0] ?? null).toBe(sideOf(angle));
  }
});

test('the one on the left is the next clockwise, and one who watches sees the first at the foot', () => {
  expect(areas(people(5, 3))).toEqual(['top-left', 'top-right', 'right', 'own', 'left']);
  expect(areas(people(3, 'spectator'))).toEqual(['own', 'top-left', 'top-right']);
});
