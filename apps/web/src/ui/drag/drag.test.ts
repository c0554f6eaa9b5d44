import { describe, expect, test } from 'vitest';
import { DRAG_THRESHOLD_PX, type Drag, landingOf, leanOf, moved, pressed, velocityOf } from './drag.ts';

/** Returns a pointer that was pressed at 0, 0 and has moved, one step for each frame of 60 Hz. */
function dragged(kind: string, ...way: readonly (readonly [x: number, y: number])[]): Drag {
  return way.reduce((drag, [x, y], at) => moved(drag, { x, y, time: (at + 1) * 16 }), pressed(1, kind, { x: 0, y: 0, time: 0 }));
}

describe('a press', () => {
  test.each(['mouse', 'pen', 'touch'] as const)('by %s becomes a drag once it has gone as far as that may tremble', (kind) => {
    const far = DRAG_THRESHOLD_PX[kind];
    expect(dragged(kind, [far - 1, 0]).isHeld).toBe(false);
    expect(dragged(kind, [0, -far]).isHeld).toBe(true);
  });

  test('of a finger may tremble more than one of a mouse, and what is unknown counts as a finger', () => {
    expect(DRAG_THRESHOLD_PX.touch).toBeGreaterThan(DRAG_THRESHOLD_PX.mouse);
    expect(pressed(1, '', { x: 0, y: 0, time: 0 }).kind).toBe('touch');
  });

  test('that has become a drag stays one where it comes back to', () => {
    expect(dragged('touch', [0, -30], [0, 0]).isHeld).toBe(true);
  });
});

describe('what is let go', () => {
  const flick = dragged('touch', [0, -12], [0, -32], [0, -56], [0, -84]);

  test('in a quick movement is thrown, as far as it would have gone', () => {
    const { isThrown, from, at } = landingOf(flick, 64 + 16);
    expect(isThrown).toBe(true);
    expect(from).toEqual({ x: 0, y: -84 });
    expect(at.x).toBe(0);
    expect(at.y).toBeLessThan(-400);
  });

  test('after a rest is laid down where it is', () => {
    expect(landingOf(flick, 64 + 120)).toEqual({ isThrown: false, from: { x: 0, y: -84 }, at: { x: 0, y: -84 } });
  });

  test('slowly is laid down', () => {
    const slow = dragged('touch', [0, -6], [0, -12], [0, -18], [0, -24], [0, -30], [0, -36]);
    expect(landingOf(slow, 112).isThrown).toBe(false);
  });

  test('after a slip of the finger, however quick, is not thrown', () => {
    expect(landingOf(dragged('touch', [0, -20]), 20).isThrown).toBe(false);
  });

  test('in a movement that ended elsewhere than it started goes where it went last', () => {
    const up = Array.from({ length: 7 }, () => [0, -200] as const);
    const turned = dragged('mouse', [0, -100], ...up.slice(1), [40, -200], [80, -200]);
    const { isThrown, at } = landingOf(turned, 150);
    expect(isThrown).toBe(true);
    expect(at.y).toBeCloseTo(-200);
    expect(at.x).toBeGreaterThan(80);
  });
});

test('a pointer whose moments bear one time has no speed', () => {
  const drag = moved(pressed(1, 'mouse', { x: 0, y: 0, time: 5 }), { x: 50, y: 0, time: 5 });
  expect(velocityOf(drag, 5)).toEqual({ x: 0, y: 0 });
});

test('what is held leans into its way, and never far', () => {
  expect(leanOf({ x: 0.5, y: 3 })).toBeGreaterThan(0);
  expect(leanOf({ x: -0.5, y: 0 })).toBe(-leanOf({ x: 0.5, y: 0 }));
  expect(leanOf({ x: 90, y: 0 })).toBeLessThan(20);
  expect(leanOf({ x: 0, y: 3 })).toBe(0);
});
