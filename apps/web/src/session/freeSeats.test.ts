import { expect, test } from 'vitest';
import { botAt, openSeat, seated, storyTable } from '../stories/storyTable.tsx';
import { freeSeats } from './freeSeats.ts';

const five = [0, 1, 2, 3, 4].map((seat) => seated(seat));

test('empty seats are free, seats of bots are not', () => {
  expect(freeSeats(storyTable({ seats: [seated(0), openSeat(1), botAt(2, 'Ada'), openSeat(3)] }))).toEqual([1, 3]);
  expect(freeSeats(storyTable({ game: 'chinchon', seats: [seated(0), botAt(1, 'Ada')] }))).toEqual([]);
});

test('when every seat has a person, the seats that the game can add are free', () => {
  expect(freeSeats(storyTable({ game: 'chinaso', seats: five }))).toEqual([5, 6]);
  expect(freeSeats(storyTable({ game: 'chinkway', seats: five }))).toEqual([]);
});

test('no seat is free once the game has started', () => {
  expect(freeSeats(storyTable({ game: 'chinaso', seats: five, status: 'playing' }))).toEqual([]);
});
