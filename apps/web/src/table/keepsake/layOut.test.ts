import { describe, expect, it } from 'vitest';
import { type Keepsake, layOut, type Measure, type Written } from './layOut.ts';

const measure: Measure = (text, size) => text.length * size * 0.55;

function keepsake(seats: number, deals: number, name = 'Marta'): Keepsake {
  const names = Array.from({ length: seats }, (_, seat) => `${name} ${seat}`);
  return {
    title: 'Chinkway',
    day: '21 November 2026',
    verdict: 'Marta and Tomek share first place, and nobody else comes anywhere near the two of them this time.',
    places: names.map((each, seat) => [String(seat + 1), each, String(100 - seat)]),
    head: ['Deal', ...names],
    course: Array.from({ length: deals }, (_, deal) => [String(deal + 1), ...names.map((_each, seat) => String(deal * 10 + seat))]),
    foot: 'Chinwag',
  };
}

function written(shown: Keepsake): readonly Written[] {
  return layOut(shown, measure).marks.flatMap((mark) => (mark.kind === 'text' ? [mark] : []));
}

/** Returns where a text starts and ends. */
function span({ text, x, size, face, bold, align }: Written): readonly [number, number] {
  const width = measure(text, size, face, bold);
  const begin = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return [begin, begin + width];
}

describe('a keepsake', () => {
  it('contains every place, every deal and every score', () => {
    const shown = keepsake(4, 10);
    const texts = written(shown).map(({ text }) => text);
    for (const text of [shown.title, shown.day, shown.foot, ...shown.places.flat(), ...shown.head, ...shown.course.flat()]) {
      expect(texts).toContain(text);
    }
    expect(texts.join(' ')).toContain('share first place, and nobody else');
  });

  it.each([[2, 3], [5, 10], [8, 40]])('for %i players and %i deals fits on its paper, without overlaps', (seats, deals) => {
    const shown = keepsake(seats, deals, 'Wilhelmina Maximiliana');
    const { width, height } = layOut(shown, measure);
    const all = written(shown);
    for (const mark of all) {
      const [begin, end] = span(mark);
      expect(begin).toBeGreaterThanOrEqual(100);
      expect(end).toBeLessThanOrEqual(width - 100);
      expect(mark.y).toBeLessThan(height - 60);
    }
    for (const [k, mark] of all.entries()) {
      for (const other of all.slice(k + 1).filter(({ y }) => Math.abs(y - mark.y) < 14)) {
        const [[begin, end], [otherBegin, otherEnd]] = [span(mark), span(other)];
        expect(end <= otherBegin || otherEnd <= begin).toBe(true);
      }
    }
  });

  it('cuts a name with an ellipsis only if there is no room for it', () => {
    const narrow = written(keepsake(8, 1, 'Wilhelmina')).filter(({ text }) => text.startsWith('Wil'));
    expect(narrow.some(({ text }) => text === 'Wilhelmina 3')).toBe(true);
    expect(narrow.some(({ text }) => text.endsWith('…'))).toBe(true);
  });
});
