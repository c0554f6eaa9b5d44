import type { Point } from '../../ui/point.ts';
import { WHOLE_FROM } from '../layoutWidth.ts';

/** How a hand of cards is laid out. Lengths in px. */
export interface HandLayout {
  /** How many cards lie in each row, from the top. */
  readonly rows: readonly number[];
  readonly cardWidth: number;
  /** From one card's left edge to the next one's. */
  readonly step: number;
  /** From one row's upper edge to the next one's. */
  readonly rowStep: number;
  /** How far a chosen card is lifted. */
  readonly lift: number;
  /** How much farther a card lies that begins a group. */
  readonly groupGap: number;
}

interface Measures {
  readonly oneRow: number;
  readonly twoRows: number;
  readonly gap: number;
  readonly groupGap: number;
}

/*
 * The widest a card gets, and the gap between cards that do not overlap: on a phone, on a desktop, on a screen that is seen from an
 * armchair, and in between by the window.
 */
const PHONE: Measures = { oneRow: 62, twoRows: 50, gap: 8, groupGap: 12 };
const DESKTOP: Measures = { oneRow: 112, twoRows: 84, gap: 10, groupGap: 24 };
const LARGE: Measures = { oneRow: 160, twoRows: 84, gap: 14, groupGap: 34 };
const PHONE_TO = 600;
const DESKTOP_FROM = 1440;
const LARGE_FROM = 2560;
/* In larger windows rail, own seat and actions may lie beside the hand: before, no row of cards grows by more room than this. */
const BESIDE_FROM = 1280;
const ROOM_BESIDE = 528;

/* Rank and suit stand in a card's left half and in the upper two thirds: no neighbour may cover them. */
const INDEX_SHARE = 0.5;
const INDEX_DEPTH = 0.64;
/* A whole card's index takes a little less of it. */
const WHOLE_INDEX_SHARE = 0.48;
/* On a phone cards would rather show this much of themselves than be larger. */
const COMFORTABLE_SHARE = 0.66;
/* Below this width cards overlap there as far as the index allows before they get smaller. */
const COMFORTABLE_WIDTH = 52;
/* On a large screen they would rather be seen whole than be wider than on a desktop. */
const WHOLE_SHARE = 1.06;

const TWO_ROWS_FROM = 14;
/* All gaps between groups together take no more of a row: a long hand needs its width to be touched. */
const GAPS_SHARE = { oneRow: 0.08, twoRows: 0.03 };

const ASPECT = 7 / 5;
const LIFT_IN_ONE_ROW = 12;
const LIFT_IN_TWO_ROWS = 10;
const LEAST_TOUCH_HEIGHT = 44;
const FOR_TWO_ROWS = 1.5;
/* Above the cards, for lifted ones, and below them. As in hand.css. */
const MARGINS = 24;

/** What a hand must keep to beside its width, in px. */
export interface HandLimits {
  /** How wide the window is, by which cards grow, so that none gets smaller in a larger window; as wide as the hand if left out. */
  readonly window?: number | undefined;
  /** How high a hand of one row may be, all in; one of two rows may be half as high again. */
  readonly tallest?: number | undefined;
  /** The places, from 0, of the cards that begin a group: before each is a gap. */
  readonly starts?: readonly number[] | undefined;
}

/**
 * Fits `count` cards into so many px, fanned so that no index or suit is covered: one row, or two from 14
 * cards where they are not too high and would be narrower in one. Cards are as wide as fits, up to 62 px on a phone, 112 px on a
 * desktop and, seen whole, 160 px on a large screen; each shows 44 px or more of its height. Between groups there are gaps.
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

/** Where a card of a hand lies: its upper left corner, from that of the hand, in px. */
export interface CardPlace {
  readonly x: number;
  readonly y: number;
}

/** Where each of the cards lies that are laid out so within so many px, rows in the middle. `starts` as in `HandLimits`. */
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

/** Which card of a hand is seen at a point, from where its cards are laid; null for none. `places` are those of its cards. */
export function indexAt({ rows, cardWidth }: HandLayout, places: readonly CardPlace[], { x, y }: Point): number | null {
  const height = cardWidth * ASPECT;
  const [first = 0, second = 0] = rows;
  const [below] = places.slice(first);
  const [from, to] = second > 0 && below !== undefined && y >= below.y ? [first, first + second] : [0, first];
  const row = places.slice(from, to);
  const [leftmost] = row;
  if (leftmost === undefined || y < leftmost.y - height / 2 || y > leftmost.y + height * 1.5) return null;
  // each covers the right of the one before it
  const at = row.findLastIndex((place) => place.x <= x);
  return from + Math.max(0, at);
}

/** The widest that cards of two rows may be, of which the second lies over the first, to keep within a height. */
function highestInTwo(tallest: number): number {
  return (tallest * FOR_TWO_ROWS - MARGINS - LIFT_IN_TWO_ROWS - 1) / (ASPECT * (1 + INDEX_DEPTH));
}

function rowStepOf(cardWidth: number, lift: number): number {
  return Math.ceil(Math.max(LEAST_TOUCH_HEIGHT, cardWidth * ASPECT * INDEX_DEPTH) + lift);
}

/** How wide cards are if each but the last shows this share of itself and they fill the width. */
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

/** The measures of a hand in a window of this width. */
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
