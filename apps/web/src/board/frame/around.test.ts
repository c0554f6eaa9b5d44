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

test.each(COUNTS)('%i players each have their own side of the table, and the viewer is always at the bottom', (count) => {
  for (const viewer of allSeats(count)) {
    const found = areas(people(count, viewer));
    expect(new Set(found).size).toBe(count);
    expect(found[viewer]).toBe('own');
  }
});

test.each(COUNTS)('each of %i players has their melds on the side where the ring seats them', (count) => {
  const of = people(count, 0);
  for (const { seat, angle } of ring(allSeats(count), 0).slice(1)) {
    const area = sitsAround(of, seat)['data-area'];
    expect(/left|right/.exec(area)?.[0] ?? null).toBe(sideOf(angle));
  }
});

test('the next player clockwise sits on the left, and a spectator sees the first seat at the bottom', () => {
  expect(areas(people(5, 3))).toEqual(['top-left', 'top-right', 'right', 'own', 'left']);
  expect(areas(people(3, 'spectator'))).toEqual(['own', 'top-left', 'top-right']);
});
