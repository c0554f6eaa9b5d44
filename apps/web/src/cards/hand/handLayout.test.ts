import { describe, expect, it } from 'vitest';
import { WHOLE_FROM } from '../layoutWidth.ts';
import { type HandLayout, handLayout, placesIn } from './handLayout.ts';

const COUNTS = Array.from({ length: 25 }, (_, i) => i + 1);
/* The width available to the cards on a screen of 320, 360, 820 and 1440 px. */
const WIDTHS = [304, 344, 804, 1040];

interface LaidOutHand extends HandLayout {
  readonly count: number;
  readonly width: number;
}

const HANDS = WIDTHS.flatMap((width) =>
  COUNTS.map((count): LaidOutHand => ({ count, width, ...handLayout(count, width) })),
);

/** Returns the names of the hands for which `holds` is false. */
function handsWithout(holds: (hand: LaidOutHand) => boolean): string[] {
  return HANDS.filter((hand) => !holds(hand)).map(({ count, width }) => `${count} cards in ${width} px`);
}

/** Returns how much of a card in the first row is always visible, even below a lifted card of the second row. */
function seenHeight({ rowStep, lift }: HandLayout): number {
  return rowStep - lift;
}

describe('handLayout', () => {
  it('places all cards of a hand of 1 to 25, none beyond the edge', () => {
    const all = handsWithout(({ count, rows }) => rows.reduce((sum, row) => sum + row, 0) === count);
    const within = handsWithout(({ width, rows, step, cardWidth }) =>
      rows.every((row) => (row - 1) * step + cardWidth <= width),
    );
    expect(all).toEqual([]);
    expect(within).toEqual([]);
  });

  it('covers no rank or suit, neither across nor down', () => {
    const indexEnds = { across: 100 / 200, acrossWhole: 96 / 200, down: 170 / 280 };
    const across = (width: number) => (width < WHOLE_FROM ? indexEnds.across : indexEnds.acrossWhole);
    expect(handsWithout(({ cardWidth, step }) => step >= cardWidth * across(cardWidth) - 0.1)).toEqual([]);
    expect(handsWithout((hand) => seenHeight(hand) >= ((hand.cardWidth * 7) / 5) * indexEnds.down)).toEqual([]);
  });

  it('leaves 44 px of every card’s height as touch target', () => {
    expect(handsWithout(({ cardWidth }) => (cardWidth * 7) / 5 >= 44)).toEqual([]);
    expect(handsWithout((hand) => seenHeight(hand) >= 44)).toEqual([]);
  });

  it('leaves a touch target 24 px wide for 25 cards on a 360 px phone', () => {
    expect(handLayout(25, 344).step).toBeGreaterThanOrEqual(24);
  });

  it('starts a second row from 14 cards on a phone, and the first row is the longer', () => {
    expect(handLayout(13, 344).rows).toEqual([13]);
    expect(handLayout(14, 344).rows).toEqual([7, 7]);
    expect(handLayout(25, 344).rows).toEqual([13, 12]);
  });

  it('keeps a long hand in one row if there is room', () => {
    expect(handLayout(14, 1040).rows).toEqual([14]);
  });

  it('separates groups and stays within the edges with every gap', () => {
    const { step, cardWidth, groupGap } = handLayout(7, 344, { starts: [3, 5] });
    expect(groupGap).toBe(12);
    expect(6 * step + 2 * groupGap + cardWidth).toBeLessThanOrEqual(344);
    for (const count of COUNTS) {
      for (const width of WIDTHS) {
        const starts = COUNTS.filter((at) => at % 3 === 0 && at < count);
        const layout = handLayout(count, width, { starts });
        let from = 0;
        for (const row of layout.rows) {
          const to = from + row;
          const gaps = starts.filter((at) => at > from && at < to).length;
          expect((row - 1) * layout.step + layout.cardWidth + gaps * layout.groupGap).toBeLessThanOrEqual(width + 0.01);
          from = to;
        }
      }
    }
  });

  it('fits gaps into the largest hand on a phone at a cost of at most 1 px of each touch target', () => {
    expect(handLayout(25, 344, { starts: [4, 8, 16] }).step).toBeGreaterThanOrEqual(23);
  });

  it('leaves cards side by side while they fit', () => {
    const { cardWidth, step } = handLayout(5, 344);
    expect(cardWidth).toBe(62);
    expect(step).toBe(70);
  });

  it('stays within the available height with smaller cards in one row, or one row instead of two', () => {
    expect(handLayout(5, 1040, { tallest: 150, window: 1440 }).cardWidth).toBe(90);
    expect(handLayout(18, 430, { tallest: 111 }).rows).toEqual([9, 9]);
    expect(handLayout(18, 430, { tallest: 90 }).rows).toEqual([18]);
  });

  it('scales cards with the window: 112 px at 1440 px, at most 160 px from 2560 px on', () => {
    const widthIn = (window: number) => handLayout(5, 900, { window }).cardWidth;
    expect([360, 600, 1020, 1440, 2000, 2560, 3840].map(widthIn)).toEqual([62, 62, 87, 112, 136, 160, 160]);
  });

  it('overlaps no cards wider than 112 px', () => {
    const hands = COUNTS.map((count) => handLayout(count, 1400, { window: 2560 }));
    const fanned = hands.filter(({ cardWidth, step }) => step < cardWidth);
    expect(fanned.length).toBeGreaterThan(0);
    expect(fanned.filter(({ cardWidth }) => cardWidth > 112)).toEqual([]);
  });

  it('never makes cards smaller in a wider, higher or larger window', () => {
    const sizes = COUNTS.flatMap((count) => {
      const row = Array.from({ length: 60 }, (_, k) => 320 + 40 * k);
      const widths = row.map((window) => handLayout(count, window - 16, { window, tallest: 1000 }).cardWidth);
      return widths.map((width, k) => ({ count, window: row[k], width, before: widths[k - 1] ?? 0 }));
    });
    expect(sizes.filter(({ width, before }) => width < before)).toEqual([]);
  });

  it('accepts an empty hand and an unmeasured screen', () => {
    expect(handLayout(0, 344).rows).toEqual([0]);
    expect(handLayout(5, 0).rows).toEqual([5]);
  });
});

describe('placesIn', () => {
  it('centres a row, with one step between cards', () => {
    const places = placesIn({ ...handLayout(3, 400), cardWidth: 60, step: 70, groupGap: 12 }, 400, []);
    expect(places).toEqual([{ x: 100, y: 0 }, { x: 170, y: 0 }, { x: 240, y: 0 }]);
  });

  it('leaves a gap before each group and starts a second row below the indices of the first', () => {
    const layout: HandLayout = { rows: [3, 2], cardWidth: 60, step: 70, rowStep: 50, lift: 10, groupGap: 12 };
    const places = placesIn(layout, 400, [1, 3]);
    expect(places).toEqual([{ x: 94, y: 0 }, { x: 176, y: 0 }, { x: 246, y: 0 }, { x: 135, y: 50 }, { x: 205, y: 50 }]);
  });
});
