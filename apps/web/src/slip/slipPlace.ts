/** The edges of a box on the screen, in px. */
export type BoxEdges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The place of a note (slip), its width, and its maximum height, beyond which the text scrolls, in px. */
export interface SlipPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A box that may be covered, and the cost of each covered px². */
interface Covered {
  readonly box: BoxEdges;
  readonly cost: number;
}

/** The surroundings of a note that is being placed. */
export interface Surroundings {
  /** The area for the note. */
  readonly table: BoxEdges;
  /** The boxes of the note's target. The note is beside the target, and covers none of it. */
  readonly about: readonly BoxEdges[];
  /** The boxes that the note must not cover. */
  readonly needed: readonly BoxEdges[];
  /** The boxes that should preferably stay visible, each with its cost per px². */
  readonly seen: readonly Covered[];
  /** Returns the height of the note with its whole text, at this width in px. */
  readonly heightAt: (width: number) => number;
  /** The height of the note with one visible line of text, to which the other lines are scrolled. */
  readonly leastHeight: number;
}

/* In px: text of this width is easiest to read; below the least width, each line has only a few words. */
const WIDEST = 480;
const LEAST_WIDTH = 220;
const NARROW = 300;
const STEP = 60;
const GAP = 8;

/* The costs per px: of text that must be scrolled, of the distance to the target, and of short lines. */
const SCROLLED = 80;
const AWAY = 0.7;
const NARROWER = 0.4;

/** Returns the best place for a note, beside its target and covering nothing that is needed, or null if there is no room. */
export function slipPlace({ table, about, needed, seen, heightAt, leastHeight }: Surroundings): SlipPlace | null {
  const around = about.length === 0 ? null : hull(about);
  let best: SlipPlace | null = null;
  let least = Infinity;
  const taken = [...about, ...needed].map((box) => inset(box, -GAP));
  // beside all boxes that should stay visible, beside the most expensive ones, over any of them
  const free = [Infinity, ...new Set(seen.map(({ cost }) => cost))].flatMap((least) =>
    rooms(inset(table, GAP), [...taken, ...seen.filter(({ cost }) => cost >= least).map(({ box }) => box)]),
  );
  for (const room of free) {
    for (const width of widths(widthOf(room))) {
      const wished = heightAt(width);
      const height = Math.min(wished, heightOf(room));
      if (height < Math.min(leastHeight, wished)) continue;
      const place = nearest(room, { width, height }, around);
      const cost = (wished - height) * SCROLLED + awayFrom(place, around) * AWAY + coveredOf(place, seen)
        + (WIDEST - width) * NARROWER;
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}

/** Returns the boxes that are free of `taken` and wide enough. */
function rooms(table: BoxEdges, taken: readonly BoxEdges[]): readonly BoxEdges[] {
  const free: BoxEdges[] = [];
  const xs = cuts(table.left, table.right, taken.flatMap(({ left, right }) => [left, right]));
  const ys = cuts(table.top, table.bottom, taken.flatMap(({ top, bottom }) => [top, bottom]));
  for (const [k, left] of xs.entries()) {
    for (const right of xs.slice(k + 1)) {
      if (right - left < LEAST_WIDTH) continue;
      for (const [n, top] of ys.entries()) {
        for (const bottom of ys.slice(n + 1)) {
          const room = { left, top, right, bottom };
          if (taken.every((box) => shared(room, box) === 0)) free.push(room);
        }
      }
    }
  }
  return free;
}

function cuts(from: number, to: number, edges: readonly number[]): readonly number[] {
  return [from, ...edges.filter((edge) => edge > from && edge < to), to].toSorted((a, b) => a - b);
}

/** Returns the widths to try in a room. */
function widths(room: number): readonly number[] {
  const widest = Math.min(WIDEST, room);
  const all: number[] = [];
  for (let width = widest; width >= Math.min(widest, NARROW); width -= STEP) all.push(width);
  return all;
}

/** Returns the place closest to the target within a room; at the top centre if there is no target. */
function nearest(room: BoxEdges, { width, height }: Pick<SlipPlace, 'width' | 'height'>, around: BoxEdges | null): SlipPlace {
  const wish = around ?? { ...room, bottom: room.top };
  const left = between(room.left, (wish.left + wish.right - width) / 2, room.right - width);
  const top = between(room.top, (wish.top + wish.bottom - height) / 2, room.bottom - height);
  return { left, top, width, height };
}

function between(least: number, wished: number, most: number): number {
  return Math.max(least, Math.min(wished, most));
}

function awayFrom({ left, top, width, height }: SlipPlace, around: BoxEdges | null): number {
  if (around === null) return 0;
  const across = Math.max(0, around.left - left - width, left - around.right);
  const down = Math.max(0, around.top - top - height, top - around.bottom);
  return Math.hypot(across, down);
}

function coveredOf({ left, top, width, height }: SlipPlace, seen: readonly Covered[]): number {
  const slip = { left, top, right: left + width, bottom: top + height };
  return seen.reduce((sum, { box, cost }) => sum + shared(slip, box) * cost, 0);
}

/** Returns the area of the overlap of two boxes, in px². */
export function shared(one: BoxEdges, other: BoxEdges): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across <= 0 || down <= 0 ? 0 : across * down;
}

/** Returns the smallest box that contains all of these boxes. */
export function hull(boxes: readonly BoxEdges[]): BoxEdges {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Merges boxes less than `gap` px apart until there are none. Returns the merged boxes. */
export function joined(boxes: readonly BoxEdges[], gap: number): readonly BoxEdges[] {
  const all: BoxEdges[] = [];
  for (const box of boxes) {
    let one = box;
    let near = all.findIndex((other) => shared(inset(one, -gap), other) > 0);
    while (near >= 0) {
      one = hull([one, ...all.splice(near, 1)]);
      near = all.findIndex((other) => shared(inset(one, -gap), other) > 0);
    }
    all.push(one);
  }
  return all;
}

function inset({ left, top, right, bottom }: BoxEdges, by: number): BoxEdges {
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** Returns the width of a box, in px. */
export function widthOf({ left, right }: BoxEdges): number {
  return right - left;
}

function heightOf({ top, bottom }: BoxEdges): number {
  return bottom - top;
}
