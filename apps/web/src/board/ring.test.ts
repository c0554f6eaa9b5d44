import { expect, test } from 'vitest';
import { ring, sideOf } from './ring.ts';

const seatsAt = (places: ReturnType<typeof ring>) => places.map(({ seat, angle }) => `${seat}@${angle}`).join(' ');

test('the viewer sits at the bottom, and the others follow clockwise from the viewer’s left', () => {
  expect(seatsAt(ring([2, 3, 4, 0, 1], 3))).toBe('3@90 4@162 0@234 1@306 2@18');
  expect(seatsAt(ring([0, 1, 2, 3], 1))).toBe('1@90 2@180 3@270 0@0');
});

test('a spectator sees the first seat at the bottom', () => {
  expect(seatsAt(ring([2, 3, 4, 0, 1], 'spectator'))).toBe('0@90 1@162 2@234 3@306 4@18');
});

test('reseated players sit in their new order', () => {
  expect(seatsAt(ring([3, 0, 1, 2, 4], 1))).toBe('1@90 2@162 4@234 3@306 0@18');
});

test('players clockwise from the bottom sit on the left up to the top seat, and then on the right', () => {
  expect([90, 162, 180, 234, 270, 306, 0, 18].map(sideOf)).toEqual([null, 'left', 'left', 'left', null, 'right', 'right', 'right']);
});
