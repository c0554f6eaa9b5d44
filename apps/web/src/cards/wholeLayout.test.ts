import { expect, test } from 'vitest';
import { WHOLE_FROM } from './layoutWidth.ts';
import { wholeLayout } from './wholeLayout.ts';

const WIDTHS = [WHOLE_FROM, 86, 100, 112, 160];
/* The left and right edges of a French figure, of French pips, of a Spanish frame, and of a joker's picture. */
const PICTURES = [[40, 160], [46, 154], [38, 162], [43, 182]] as const;
const ALL = WIDTHS.flatMap((width) => ['7', '10'].flatMap((rank) => PICTURES.map((picture) => ({ width, rank, picture }))));

/** Returns the position of the picture, in units. */
function pictureOf(transform: string, [left, right]: readonly [number, number]) {
  const [x = 0, y = 0, scale = 1] = (transform.match(/[\d.-]+/g) ?? []).map(Number);
  return { left: x + left * scale, right: x + right * scale, y, scale };
}

test('the index of a full card is as large as the widest pictureless one, and never smaller on a wider card', () => {
  const sizes = WIDTHS.map((width) => ({ width, units: wholeLayout(width, { rank: '7', least: 36 }, 40, 160).rank.size }));
  const heights = sizes.map(({ width, units }) => Math.round((units * width) / 200));
  expect(heights[0]).toBe(36);
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights.at(-1)).toBeGreaterThan(50);
});

test.each(ALL)('the picture is beside the index and within the card: $rank, $width px', ({ width, rank, picture }) => {
  const { rank: index, suit, picture: transform } = wholeLayout(width, { rank, least: 36 }, picture[0], picture[1]);
  const { left, right, y, scale } = pictureOf(transform, picture);
  const half = (index.size * (rank.length > 1 ? 0.865 : 0.62)) / 2;
  expect(left).toBeGreaterThanOrEqual(index.x + half - 0.1);
  expect(right).toBeLessThanOrEqual(200);
  expect(y + 280 * scale).toBeLessThanOrEqual(280.5);
  expect(index.x - half).toBeGreaterThan(0);
  expect(suit.y + suit.width).toBeLessThan(0.64 * 280);
});

test.each(WIDTHS)('a two-digit index ends before the next card of a hand can begin: %s px', (width) => {
  const { rank } = wholeLayout(width, { rank: '10', least: 36 }, 46, 154);
  expect(rank.x + (rank.size * 0.865) / 2).toBeLessThanOrEqual(0.48 * 200 + 0.5);
});
