import { describe, expect, it } from 'vitest';
import { framePath } from './spanishPrint.ts';

const FRAME = { left: 0, right: 120, top: 0, bottom: 100, gap: 20, overrun: 0 };

/** Returns the strokes along one edge, as [from, to]. */
function strokesAt(y: number, path: string): number[][] {
  const strokes = path.matchAll(new RegExp(`M([\\d.]+) ${y}H([\\d.]+)`, 'g'));
  return [...strokes].map(([, from, to]) => [Number(from), Number(to)]);
}

describe('framePath', () => {
  it('has no break for oros, one for copas, two for espadas and three for bastos', () => {
    expect(strokesAt(0, framePath('O', FRAME))).toEqual([[0, 120]]);
    expect(strokesAt(0, framePath('C', FRAME))).toEqual([[0, 50], [70, 120]]);
    expect(strokesAt(0, framePath('E', FRAME))).toEqual([[0, 30], [50, 70], [90, 120]]);
    expect(strokesAt(0, framePath('B', FRAME))).toHaveLength(4);
  });

  it('breaks the bottom like the top, and never the sides', () => {
    const path = framePath('E', FRAME);
    expect(strokesAt(100, path)).toEqual(strokesAt(0, path));
    expect(path).toContain('M0 0V100');
    expect(path).toContain('M120 0V100');
  });
});
