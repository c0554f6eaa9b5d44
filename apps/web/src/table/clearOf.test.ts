import { expect, it } from 'vitest';
import { topClearOf } from './clearOf.ts';

const WINDOW = 640;
/** The default place of a notice. */
const USUAL = { left: 20, right: 340, top: 56, bottom: 106 };

it('a notice keeps its place if it does not cover its subject', () => {
  expect(topClearOf({ left: 0, right: 360, top: 300, bottom: 350 }, USUAL, WINDOW)).toBe(56);
  expect(topClearOf({ left: 345, right: 360, top: 60, bottom: 90 }, USUAL, WINDOW)).toBe(56);
});

it('a notice that would cover its subject moves below it, or above it if there is no room', () => {
  expect(topClearOf({ left: 8, right: 352, top: 60, bottom: 150 }, USUAL, WINDOW)).toBeGreaterThan(150);
  const atTheFoot = { left: 20, right: 340, top: 580, bottom: 630 };
  expect(topClearOf({ left: 8, right: 352, top: 600, bottom: 636 }, atTheFoot, WINDOW)).toBeLessThan(600 - 50);
});

it('a notice about something that fills the window keeps its place', () => {
  expect(topClearOf({ left: 0, right: 360, top: 10, bottom: 630 }, USUAL, WINDOW)).toBe(56);
});
