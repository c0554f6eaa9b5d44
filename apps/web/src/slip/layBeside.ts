import type { SpokenOf } from '../board/lesson.ts';
import { litPlaceIn, seenOf } from './litPlace.ts';
import { type BoxEdges, hull, joined, shared, slipPlace, type SlipPlace, widthOf } from './slipPlace.ts';

/** A note (slip) on a table, its target, and the target's highlight. */
export interface LaidSlip {
  readonly slip: HTMLElement;
  readonly light: HTMLElement;
  readonly about: readonly SpokenOf[];
  /** Whether the viewer must make a move. If so, the note covers nothing that the move needs. */
  readonly isAsked: boolean;
  /** Whether the note can wait. If so, it appears only where it covers nothing that the move needs. */
  readonly canWait: boolean;
}

/** The last place of a note and the surroundings for which the place was computed. */
export interface LaidBefore {
  readonly table: BoxEdges;
  /** The place of the note, or null while the note waits for room. */
  readonly place: SlipPlace | null;
  /** A key of everything that determines whether there is room. The note continues to wait while the key stays the same. */
  readonly among: string;
  /** The elements beside which the note is placed. */
  readonly lit: readonly HTMLElement[];
}

/* The parts to press for a move in every game, the question to the player, and the parts read and prepared before a move. */
const PRESSED = ['.frame-hand', '.frame > .action-bar'];
const QUESTION = ['.frame-status'];
const READ = ['.frame-bench'];
/* The other controls that a game may ask the player to press, without dimmed buttons and words with an explanation. */
const CHOICES = ['.seats', '.frame-beside', '.frame-middle', '.frame-bench'].flatMap((part) => [
  `${part} button:not(:disabled, [aria-disabled=true], [aria-haspopup], .term)`,
  `${part} label:has(input:enabled)`,
]);
/* In px: between two controls closer than this there is no room for anything, so a note avoids them as one. */
const NO_ROOM = 24;
const SEEN = ['.seats > li', '.frame-middle [data-place]', '.frame-beside', '[data-area]'];
/* The cost of each px² that is covered. */
const COSTS = { forMoves: 0.1, seen: 0.03 };
const AROUND = 3;
/* In px: a line of text, with a part of the next line. */
const LINE = 24;

/**
 * Places a note beside its target and highlights the target. The note keeps its place from `before`, if possible. Returns the new
 * place, or null if the note cannot be placed.
 */
export function layBeside(table: HTMLElement, laid: LaidSlip, before: LaidBefore | null): LaidBefore | null {
  const { slip, light, about, isAsked, canWait } = laid;
  const cloth = slip.parentElement;
  if (cloth === null) return null;
  const lit = litPlaceIn(table, about);
  const litBox = lit?.box ?? null;
  show(light, litBox);
  const edges = edgesOf(cloth);
  const boxes = (css: readonly string[]) =>
    [...cloth.querySelectorAll<HTMLElement>(css.join())].flatMap((element) => seenOf(element, table) ?? []);
  const pressed = boxes(PRESSED);
  // a note that cannot wait is read before the move, so it may cover the question for that time
  const [question, read] = isAsked && canWait ? [boxes(QUESTION), boxes(READ)] : [[], boxes([...QUESTION, ...READ])];
  const choices = isAsked ? joined(boxes(CHOICES), NO_ROOM) : [];
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
  const leastHeight = leastHeightOf(slip);
  const seen = [
    ...[...pressed, ...read].map((box) => ({ box, cost: COSTS.forMoves })),
    ...SEEN.map((css) => boxes([css])).filter(({ length }) => length > 0).map((all) => ({ box: hull(all), cost: COSTS.seen })),
  ];
  const placeBeside = ({ needed, spoken }: Free): SlipPlace | null => {
    const lay = before !== null && isSame(before.table, edges) ? before.place : null;
    const stays = lay !== null && isFree(lay, [...spoken.map(withRing), ...needed]) && heightAt(lay.width) === lay.height;
    return stays ? lay : slipPlace({ table: edges, about: spoken, needed, seen, heightAt, leastHeight });
  };
  const all = isAsked ? [...pressed, ...question, ...choices] : [];
  const among = JSON.stringify([edges, all, aboutBoxes, slip.textContent]);
  if (before?.place === null && before.among === among) {
    light.hidden = true;
    return before;
  }
  // a note that cannot wait covers as little as possible, and can be dismissed there
  const closer = [{ needed: pressed, spoken: aboutBoxes }, { needed: all, spoken: [] }, { needed: pressed, spoken: [] }];
  const ways: readonly Free[] = [{ needed: all, spoken: aboutBoxes }, ...(canWait ? [] : closer)];
  const place = firstOf(ways, placeBeside);
  const waits = place === null && canWait && widthOf(edges) > 0;
  slip.style.visibility = waits ? 'hidden' : '';
  if (waits) light.hidden = true;
  if (place === null) return waits ? { table: edges, place, among, lit: [] } : null;
  Object.assign(slip.style, {
    transform: `translate(${place.left}px, ${place.top}px)`, width: `${place.width}px`, height: `${place.height}px`,
  });
  moveAnswersDown(slip);
  return { table: edges, place, among, lit: lit?.elements ?? [] };
}

/** The boxes that a note leaves free: the needed ones, and those of its target. */
interface Free {
  readonly needed: readonly BoxEdges[];
  readonly spoken: readonly BoxEdges[];
}

/** Returns the first place that is not null, trying the ways in order, or null if there is none. */
function firstOf(ways: readonly Free[], placeFor: (way: Free) => SlipPlace | null): SlipPlace | null {
  for (const way of ways) {
    const place = placeFor(way);
    if (place !== null) return place;
  }
  return null;
}

/** Returns whether a note is on the table, rather than waiting for room. */
export function isLaid(slip: HTMLElement): boolean {
  return slip.style.visibility !== 'hidden';
}

/** Returns the height of a note with one line of text above its answers. */
function leastHeightOf(slip: HTMLElement): number {
  const words = slip.querySelector<HTMLElement>('.laid-words');
  return slip.offsetHeight - (words?.offsetHeight ?? 0) + LINE;
}

/** Moves the answers of a note below its words by a transform (laidSlip.css). */
function moveAnswersDown({ style, firstElementChild: words, lastElementChild: answers }: HTMLElement): void {
  if (!(words instanceof HTMLElement) || !(answers instanceof HTMLElement)) return;
  style.setProperty('--answers-down', '0px');
  style.setProperty('--answers-down', `${answers.offsetTop - words.offsetTop}px`);
}

function show(light: HTMLElement, box: BoxEdges | null): void {
  light.hidden = box === null;
  if (box === null) return;
  Object.assign(light.style, {
    transform: `translate(${box.left - AROUND}px, ${box.top - AROUND}px)`,
    width: `${box.right - box.left + 2 * AROUND}px`, height: `${box.bottom - box.top + 2 * AROUND}px`,
  });
}

/** Returns a box with the highlight around it. */
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
