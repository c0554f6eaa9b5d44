import { expect, test } from 'vitest';
import { dropAt, dropUnder, type SeenDrop } from './drops.ts';

type Sides = readonly [left: number, top: number, width: number, height: number];

const drop = (name: string, [left, top, width, height]: Sides, more: Partial<SeenDrop> = {}): SeenDrop => {
  const lawful = { isLawful: true, takesThrows: true, onDrop: () => undefined };
  return { element: name as never, ...lawful, box: { left, top, width, height }, ...more };
};
const middle = drop('middle', [100, 100, 300, 200]);
const meld = drop('meld', [150, 150, 27, 38], { takesThrows: false });
const nameOf = (found: SeenDrop | null) => found?.element ?? null;
const laid = (x: number, y: number) => ({ isThrown: false, from: { x, y }, at: { x, y } });
const thrown = (from: readonly [number, number], at: readonly [number, number]) =>
  ({ isThrown: true, from: { x: from[0], y: from[1] }, at: { x: at[0], y: at[1] } });

test('a card that is laid down goes to the smallest place there', () => {
  expect(nameOf(dropAt([middle, meld], laid(160, 160)))).toBe('meld');
  expect(nameOf(dropAt([middle, meld], laid(300, 160)))).toBe('middle');
  expect(dropAt([middle, meld], laid(300, 400))).toBeNull();
});

test('a finger close to a place still reaches it, but a finger far away does not', () => {
  expect(nameOf(dropUnder([middle], { x: 250, y: 306 }))).toBe('middle');
  expect(dropUnder([middle], { x: 250, y: 330 })).toBeNull();
});

test('a legal place beats a smaller illegal one', () => {
  expect(nameOf(dropUnder([middle, { ...meld, isLawful: false }], { x: 160, y: 160 }))).toBe('middle');
  expect(nameOf(dropUnder([{ ...middle, isLawful: false }, { ...meld, isLawful: false }], { x: 160, y: 160 }))).toBe('meld');
});

test('a thrown card goes to the first place on its way that takes it, even if it would fly past', () => {
  expect(nameOf(dropAt([middle, meld], thrown([250, 600], [250, -400])))).toBe('middle');
  expect(nameOf(dropAt([middle], thrown([250, 600], [250, 250])))).toBe('middle');
});

test('a card thrown elsewhere, or not far enough, goes nowhere', () => {
  expect(dropAt([middle, meld], thrown([250, 600], [900, 600]))).toBeNull();
  expect(dropAt([middle, meld], thrown([250, 600], [250, 700]))).toBeNull();
  expect(dropAt([middle, meld], thrown([250, 900], [250, 500]))).toBeNull();
});

test('a small place takes laid cards but no thrown ones', () => {
  expect(dropAt([meld], thrown([160, 600], [160, 0]))).toBeNull();
});
