import { describe, expect, test } from 'vitest';
import { DRAG_THRESHOLD_PX, type Drag, landingOf, leanOf, moved, pressed, velocityOf } from './drag.ts';

/** Returns a pointer that was pressed at 0, 0 and has moved, one step for each frame of 60 Hz. */
function dragged(kind: string, ...way: readonly (readonly [x: number, y: number])[]): Drag {
  return way.reduce((drag, [x, y], at) => moved(drag, { x, y, time: (at + 1) * 16 }), pressed(1, kind, { x: 0, y: 0, time: 0 }));
}

describe('a press', () => {
  test.each(['mouse', 'pen', 'touch'] as const)('by %s becomes a drag once it passes its threshold', (kind) => {
    const far = DRAG_THRESHOLD_PX[kind];
    expect(dragged(kind, [far - 1, 0]).isHeld).toBe(false);
    expect(dragged(kind, [0, -far]).isHeld).toBe(true);
  });

  test('by a finger has a larger threshold than by a mouse, and an unknown pointer counts as a finger', () => {
    expect(DRAG_THRESHOLD_PX.touch).toBeGreaterThan(DRAG_THRESHOLD_PX.mouse);
    expect(pressed(1, '', { x: 0, y: 0, time: 0 }).kind).toBe('touch');
  });

  test('that has become a drag stays one when it returns to its start', () => {
    expect(dragged('touch', [0, -30], [0, 0]).isHeld).toBe(true);
  });
});

describe('a released card', () => {
  const flick = dragged('touch', [0, -12], [0, -32], [0, -56], [0, -84]);

  test('is thrown by a quick movement, as far as it would have gone', () => {
    const { isThrown, from, at } = landingOf(flick, 64 + 16);
    expect(isThrown).toBe(true);
    expect(from).toEqual({ x: 0, y: -84 });
    expect(at.x).toBe(0);
    expect(at.y).toBeLessThan(-400);
  });

  test('is laid down in place after a rest', () => {
    expect(landingOf(flick, 64 + 120)).toEqual({ isThrown: false, from: { x: 0, y: -84 }, at: { x: 0, y: -84 } });
  });

  test('is laid down after a slow movement', () => {
    const slow = dragged('touch', [0, -6], [0, -12], [0, -18], [0, -24], [0, -30], [0, -36]);
    expect(landingOf(slow, 112).isThrown).toBe(false);
  });

  test('is not thrown by a slip of the finger, no matter how quick', () => {
    expect(landingOf(dragged('touch', [0, -20]), 20).isThrown).toBe(false);
  });

  test('is thrown in the direction of the last movement', () => {
    const up = Array.from({ length: 7 }, () => [0, -200] as const);
    const turned = dragged('mouse', [0, -100], ...up.slice(1), [40, -200], [80, -200]);
    const { isThrown, at } = landingOf(turned, 150);
    expect(isThrown).toBe(true);
    expect(at.y).toBeCloseTo(-200);
    expect(at.x).toBeGreaterThan(80);
  });
});

test('a pointer whose events have the same time has no velocity', () => {
  const drag = moved(pressed(1, 'mouse', { x: 0, y: 0, time: 5 }), { x: 50, y: 0, time: 5 });
  expect(velocityOf(drag, 5)).toEqual({ x: 0, y: 0 });
});

test('a held card leans in the direction of its movement, within limits', () => {
  expect(leanOf({ x: 0.5, y: 3 })).toBeGreaterThan(0);
  expect(leanOf({ x: -0.5, y: 0 })).toBe(-leanOf({ x: 0.5, y: 0 }));
  expect(leanOf({ x: 90, y: 0 })).toBeLessThan(20);
  expect(leanOf({ x: 0, y: 3 })).toBe(0);
});
