import type { Point } from '../../ui/point.ts';
import { WHOLE_FROM } from '../layoutWidth.ts';

/** The layout of a hand of cards. Lengths are in px. */
export interface HandLayout {
  /** The number of cards in each row, from the top. */
  readonly rows: readonly number[];
  readonly cardWidth: number;
  /** The distance from the left edge of a card to that of the next card. */
  readonly step: number;
  /** The distance from the upper edge of a row to that of the next row. */
  readonly rowStep: number;
  /** The distance by which a chosen card is lifted. */
  readonly lift: number;
  /** The extra distance before a card that starts a group. */
  readonly groupGap: number;
}

interface Measures {
  readonly oneRow: number;
  readonly twoRows: number;
  readonly gap: number;
  readonly groupGap: number;
}

/* The greatest width of a card, and the gap between cards without overlap, for a phone, a desktop, and a distant screen.
   Between these sizes, the measures depend on the width of the window. */
const PHONE: Measures = { oneRow: 62, twoRows: 50, gap: 8, groupGap: 12 };
const DESKTOP: Measures = { oneRow: 112, twoRows: 84, gap: 10, groupGap: 24 };
const LARGE: Measures = { oneRow: 160, twoRows: 84, gap: 14, groupGap: 34 };
const PHONE_TO = 600;
const DESKTOP_FROM = 1440;
const LARGE_FROM = 2560;
/* In larger windows, the rail, the player's own seat and the actions may be beside the hand. In smaller ones, no row of cards
   grows with the room. */
const BESIDE_FROM = 1280;
const ROOM_BESIDE = 528;

/* Rank and suit are in a card's left half and upper two thirds: no neighbour may cover them. */
const INDEX_SHARE = 0.5;
const INDEX_DEPTH = 0.64;
/* The index of a whole card takes slightly less of the card. */
const WHOLE_INDEX_SHARE = 0.48;
/* On a phone, showing this much of each card takes precedence over larger cards. */
const COMFORTABLE_SHARE = 0.66;
/* Below this width, cards on a phone overlap as far as the index allows before they shrink. */
const COMFORTABLE_WIDTH = 52;
/* On a large screen, full visibility takes precedence over cards wider than on a desktop. */
const WHOLE_SHARE = 1.06;

const TWO_ROWS_FROM = 14;
/* All gaps between groups take at most this fraction of a row: a long hand needs its width for touch. */
const GAPS_SHARE = { oneRow: 0.08, twoRows: 0.03 };

const ASPECT = 7 / 5;
const LIFT_IN_ONE_ROW = 12;
const LIFT_IN_TWO_ROWS = 10;
const LEAST_TOUCH_HEIGHT = 44;
const FOR_TWO_ROWS = 1.5;
/* The space above the cards, for lifted cards, and below them. As in hand.css. */
const MARGINS = 24;

/** The limits of a hand besides its width, in px. */
export interface HandLimits {
  /**
   * The width of the window, as wide as the hand if omitted. Cards grow with the window, so that they are never smaller in a larger
   * one.
   */
  readonly window?: number | undefined;
  /** The greatest total height of a hand in one row; two rows may be half as high again. */
  readonly tallest?: number | undefined;
  /** The indices, from 0, of the cards that start a group, with a gap before each. */
  readonly starts?: readonly number[] | undefined;
}

/**
 * Returns the layout of `count` cards in `within` px, fanned so that no index or suit is covered. The cards form one row. From 14
 * cards on they form two rows, if these fit the height and allow wider cards. Cards are as wide as possible: up to 62 px on a phone
 * and 112 px on a desktop. On a large screen they reach 160 px if no card is covered. At least 44 px of each card's height are
 * visible. Gaps separate groups.
 */
export function handLayout(count: number, within: number, limits: HandLimits = {}): HandLayout {
  const { window = within, tallest = Infinity, starts = [] } = limits;
  const measures = measuresIn(window);
  const half = Math.ceil(count / 2);
  const gapsIn = (from: number, to: number) => starts.filter((start) => start > from && start < to).length;
  const gapOf = (gaps: number, share: number) => Math.min(measures.groupGap, (within * share) / Math.max(1, gaps));
  const [inOne, inTwo] = [gapsIn(0, count), Math.max(gapsIn(0, half), gapsIn(half, count))];
  const single = within - inOne * gapOf(inOne, GAPS_SHARE.oneRow);
  const double = within - inTwo * gapOf(inTwo, GAPS_SHARE.twoRows);
  const highest = Math.max(0, (tallest - MARGINS) / ASPECT);
  const growsTo = measures !== PHONE && window < BESIDE_FROM ? ROOM_BESIDE : Infinity;
  const inOneRow = cardWidthFor(count, Math.min(single, growsTo), Math.min(highest, measures.oneRow), measures);
  const inHalves = cardWidthFor(half, Math.min(double, growsTo), Math.min(highestInTwo(tallest), measures.twoRows), measures);
  const twoRows = rowStepOf(inHalves, LIFT_IN_TWO_ROWS) + inHalves * ASPECT + MARGINS;
  const roomForOneRow = measures !== PHONE && inOneRow >= inHalves;
  const oneRow = count < TWO_ROWS_FROM || roomForOneRow || twoRows > tallest * FOR_TWO_ROWS;
  const width = oneRow ? single : double;
  const first = oneRow ? count : half;
  const cardWidth = oneRow ? inOneRow : inHalves;
  const openStep = cardWidth + measures.gap;
  const lift = oneRow ? LIFT_IN_ONE_ROW : LIFT_IN_TWO_ROWS;
  return {
    rows: oneRow ? [count] : [first, count - first],
    cardWidth,
    step: first > 1 ? Math.min(openStep, tenths((width - cardWidth) / (first - 1))) : openStep,
    rowStep: rowStepOf(cardWidth, lift),
    lift,
    groupGap: oneRow ? gapOf(inOne, GAPS_SHARE.oneRow) : gapOf(inTwo, GAPS_SHARE.twoRows),
  };
}

/** The upper left corner of a card, relative to the upper left corner of the hand, in px. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the place of each card of a layout within `within` px, with centred rows. `starts` has the same meaning as in
 * `HandLimits`.
 */
export function placesIn(layout: HandLayout, within: number, starts: readonly number[]): readonly CardPlace[] {
  const { rows, cardWidth, step, rowStep, groupGap } = layout;
  return rows.flatMap((count, row) => {
    const first = row === 0 ? 0 : (rows[0] ?? 0);
    const gapsBefore = (k: number) => starts.filter((start) => start > first && start <= first + k).length;
    const offset = (k: number) => k * step + gapsBefore(k) * groupGap;
    const left = (within - offset(count - 1) - cardWidth) / 2;
    return Array.from({ length: count }, (_, k) => ({ x: left + offset(k), y: row * rowStep }));
  });
}

/** Returns the index of the visible card at a point, or null if there is none. `places` are the places of the cards. */
export function indexAt({ rows, cardWidth }: HandLayout, places: readonly CardPlace[], { x, y }: Point): number | null {
  const height = cardWidth * ASPECT;
  const [first = 0, second = 0] = rows;
  const [below] = places.slice(first);
  const [from, to] = second > 0 && below !== undefined && y >= below.y ? [first, first + second] : [0, first];
  const row = places.slice(from, to);
  const [leftmost] = row;
  if (leftmost === undefined || y < leftmost.y - height / 2 || y > leftmost.y + height * 1.5) return null;
  // each card covers the right part of the card before it
  const at = row.findLastIndex((place) => place.x <= x);
  return from + Math.max(0, at);
}

/** Returns the greatest width of cards in two overlapping rows that stay within a height. */
function highestInTwo(tallest: number): number {
  return (tallest * FOR_TWO_ROWS - MARGINS - LIFT_IN_TWO_ROWS - 1) / (ASPECT * (1 + INDEX_DEPTH));
}

function rowStepOf(cardWidth: number, lift: number): number {
  return Math.ceil(Math.max(LEAST_TOUCH_HEIGHT, cardWidth * ASPECT * INDEX_DEPTH) + lift);
}

/** Returns the width of cards that fill the row if each card except the last shows this fraction of itself. */
function fanned(count: number, width: number, share: number): number {
  return width / (1 + share * (count - 1));
}

function cardWidthFor(count: number, width: number, widest: number, measures: Measures): number {
  const [whole, index] = [fanned(count, width, WHOLE_INDEX_SHARE), fanned(count, width, INDEX_SHARE)];
  if (measures !== PHONE) {
    const seen = Math.min(DESKTOP.oneRow, whole >= WHOLE_FROM ? whole : index);
    return Math.floor(Math.min(widest, Math.max(seen, fanned(count, width, WHOLE_SHARE))));
  }
  const comfortable = fanned(count, width, COMFORTABLE_SHARE);
  return Math.floor(Math.min(widest, Math.max(comfortable, Math.min(COMFORTABLE_WIDTH, index))));
}

/** Returns the measures of a hand in a window of this width. */
function measuresIn(window: number): Measures {
  if (window <= PHONE_TO) return PHONE;
  const isLarge = window > DESKTOP_FROM;
  const [less, more] = isLarge ? [DESKTOP, LARGE] : [PHONE, DESKTOP];
  const [from, to] = isLarge ? [DESKTOP_FROM, LARGE_FROM] : [PHONE_TO, DESKTOP_FROM];
  const part = Math.min(1, (window - from) / (to - from));
  const between = (name: keyof Measures) => less[name] + (more[name] - less[name]) * part;
  const [oneRow, twoRows, gap, groupGap] = [between('oneRow'), between('twoRows'), between('gap'), between('groupGap')];
  return { oneRow, twoRows, gap, groupGap };
}

function tenths(length: number): number {
  return Math.floor(length * 10) / 10;
}
