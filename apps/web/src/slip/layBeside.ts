import type { SpokenOf } from '../board/lesson.ts';
import { litPlaceIn, seenOf } from './litPlace.ts';
import { type BoxEdges, hull, shared, slipPlace, type SlipPlace } from './slipPlace.ts';

/** A slip on a table, its target, and the highlight of that. */
export interface LaidSlip {
  readonly slip: HTMLElement;
  readonly light: HTMLElement;
  readonly about: readonly SpokenOf[];
  /** Whether the viewer is asked for a move: then nothing that the move needs may be covered. */
  readonly isAsked: boolean;
}

/** A slip's last place, and the table's box then. */
export interface LaidBefore {
  readonly table: BoxEdges;
  readonly place: SlipPlace;
  /** The elements it is beside. */
  readonly lit: readonly HTMLElement[];
}

/* What is pressed for a move; and what is read and put together before. */
const PRESSED = ['.frame-hand', '.frame > .action-bar'];
const READ = ['.frame-status', '.frame-bench'];
const SEEN = ['.seats > li', '.frame-middle [data-place]', '.frame-beside', '[data-area]'];
/* The cost of each px² that is covered. */
const COSTS = { forMoves: 0.1, seen: 0.03 };
const AROUND = 3;

/**
 * Places a slip beside its target, and highlights that. It stays where it was `before`, if possible. Returns the new place; null
 * where it cannot be placed.
 */
export function layBeside(table: HTMLElement, laid: LaidSlip, before: LaidBefore | null): LaidBefore | null {
  const { slip, light, about, isAsked } = laid;
  const cloth = slip.parentElement;
  if (cloth === null) return null;
  const lit = litPlaceIn(table, about);
  const litBox = lit?.box ?? null;
  show(light, litBox);
  const edges = edgesOf(cloth);
  const boxes = (css: readonly string[]) =>
    [...cloth.querySelectorAll<HTMLElement>(css.join())].flatMap((element) => seenOf(element, table) ?? []);
  const pressed = boxes(PRESSED);
  const needed = isAsked ? pressed : [];
  const aboutBoxes = litBox === null ? [] : [litBox];
  const heights = new Map<number, number>();
  const heightAt = (width: number) => {
    const known = heights.get(width);
    if (known !== undefined) return known;
    Object.assign(slip.style, { width: `${width}px`, height: '', maxHeight: '' });
    const height = slip.offsetHeight;
    heights.set(width, height);
    return height;
  };
  const stays = before !== null && isSame(before.table, edges) && isFree(before.place, [...aboutBoxes.map(withRing), ...needed])
    && heightAt(before.place.width) === before.place.height;
  const seen = [
    ...[...pressed, ...boxes(READ)].map((box) => ({ box, cost: COSTS.forMoves })),
    ...SEEN.map((css) => boxes([css])).filter(({ length }) => length > 0).map((all) => ({ box: hull(all), cost: COSTS.seen })),
  ];
  const place = stays ? before.place : slipPlace({ table: edges, about: aboutBoxes, needed, seen, heightAt });
  if (place === null) return null;
  Object.assign(slip.style, {
    left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px`,
  });
  return { table: edges, place, lit: lit?.elements ?? [] };
}

function show(light: HTMLElement, box: BoxEdges | null): void {
  light.hidden = box === null;
  if (box === null) return;
  Object.assign(light.style, {
    left: `${box.left - AROUND}px`, top: `${box.top - AROUND}px`,
    width: `${box.right - box.left + 2 * AROUND}px`, height: `${box.bottom - box.top + 2 * AROUND}px`,
  });
}

/** A box with the highlight around it. */
function withRing({ left, top, right, bottom }: BoxEdges): BoxEdges {
  return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
}

function edgesOf(element: Element): BoxEdges {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

function isSame(one: BoxEdges, other: BoxEdges): boolean {
  return one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
}

function isFree({ left, top, width, height }: SlipPlace, taken: readonly BoxEdges[]): boolean {
  const slip = { left, top, right: left + width, bottom: top + height };
  return taken.every((box) => shared(slip, box) === 0);
}
