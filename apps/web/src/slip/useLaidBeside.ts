import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SpokenOf } from '../board/lesson.ts';
import { isLaid, type LaidBefore, layBeside } from './layBeside.ts';
import { bringIntoSight } from './litPlace.ts';

/** The options of `useLaidBeside`: the note, its highlight, its targets, and whether it can wait. */
export interface LaidBesideOptions {
  readonly slip: RefObject<HTMLElement | null>;
  readonly light: RefObject<HTMLElement | null>;
  readonly about: readonly SpokenOf[];
  readonly isAsked: boolean;
  readonly canWait: boolean;
}

/**
 * Keeps a note (slip) beside its target, and the target highlighted, when anything at the table moves, scrolls or is resized.
 * Returns whether the note is shown. If `canWait`, hides the note while there is no room for it.
 */
export function useLaidBeside({ slip, light, about, isAsked, canWait }: LaidBesideOptions): boolean {
  const [lies, setLies] = useState(!canWait);
  const before = useRef<LaidBefore | null>(null);
  const latest = useRef<() => void>(() => undefined);
  const watch = useRef<TableWatch | null>(null);
  /**
   * The size of the table at which the target was last scrolled into view, once per size, so that the user can scroll elsewhere.
   */
  const soughtAt = useRef('');

  useLayoutEffect(() => {
    latest.current = () => {
      const [element, lamp] = [slip.current, light.current];
      const table = tableAround(element);
      if (element === null || lamp === null || table === null) return;
      const size = `${table.clientWidth} × ${table.clientHeight}`;
      if (soughtAt.current !== size && isWhole(table) && bringIntoSight(table, about)) soughtAt.current = size;
      const laid = { slip: element, light: lamp, about, isAsked, canWait };
      before.current = layBeside(table, laid, soughtAt.current === '' ? null : before.current);
      setLies(isLaid(element));
    };
    // a note that is on the table is placed in the next frame: its measurements would prolong the task that changed the table
    if (before.current === null || watch.current === null) latest.current();
    else watch.current.look();
  });

  useEffect(() => {
    const table = tableAround(slip.current);
    if (table === null) return;
    const started = watchTable(table, [slip, light], () => {
      latest.current();
      return [...(slip.current?.querySelectorAll<HTMLElement>('p, :scope > *') ?? []), ...(before.current?.lit ?? [])];
    });
    watch.current = started;
    return () => {
      watch.current = null;
      started.stop();
    };
  }, [slip, light]);
  return lies;
}

/* In ms: the interval of repeated measurements after a change, and how long they continue. */
const BEAT = 200;
const RESTLESS_FOR = 2000;

/* The parts of a table that make room for each other. */
const PARTS = '.frame > *, .frame-upper > *';

function tableAround(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('.play') ?? null;
}

/** Returns whether a table is completely drawn. The flight layer appears with the last part. */
function isWhole(table: HTMLElement): boolean {
  return table.querySelector('.flights') !== null;
}

type Own = readonly RefObject<HTMLElement | null>[];

/** A watch over a table: `look` measures in the next frame, and `stop` ends the watch. */
interface TableWatch {
  readonly look: () => void;
  readonly stop: () => void;
}

/**
 * Calls `changed` in the next frame whenever an element at a table may have moved, and again when all movement has ended. `changed`
 * returns the elements to observe in addition to the parts of the table. Returns the watch.
 */
function watchTable(table: HTMLElement, own: Own, changed: () => readonly HTMLElement[]): TableWatch {
  let frame = 0;
  let beat: ReturnType<typeof setTimeout> | undefined;
  let restlessUntil = 0;
  let isOver = false;
  const look = () => {
    frame = 0;
    if (isOver) return;
    for (const element of [...table.querySelectorAll(PARTS), ...changed()]) watchSize(element);
    const moving = table.getAnimations({ subtree: true }).filter(ends);
    if (moving.length > 0) void Promise.allSettled(moving.map(({ finished }) => finished)).then(soon);
    // No event reports that an element was only moved, but another change precedes it. Does not measure an idle table.
    clearTimeout(beat);
    if (performance.now() < restlessUntil) beat = setTimeout(again, BEAT);
  };
  const next = () => {
    if (!isOver) frame ||= requestAnimationFrame(look);
  };
  const again = () => {
    if (table.querySelector('.held-copy') === null) next();
  };
  const soon = () => {
    restlessUntil = performance.now() + RESTLESS_FOR;
    next();
  };
  const isOwn = (node: Node) => own.some(({ current }) => current?.contains(node) === true);
  const changes = new MutationObserver((records) => {
    if (records.some((record) => !isOwn(record.target) && !isOfMovement(record))) soon();
  });
  changes.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  const sizes = new ResizeObserver(soon);
  const watched = new WeakSet<Element>();
  // observing an element again would report its size again
  const watchSize = (element: Element) => {
    if (!watched.has(element)) sizes.observe(element);
    watched.add(element);
  };
  watchSize(table);
  table.addEventListener('scroll', soon, { capture: true, passive: true });
  soon();
  const stop = () => {
    isOver = true;
    clearTimeout(beat);
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    table.removeEventListener('scroll', soon, { capture: true });
  };
  return { look: next, stop };
}

function ends({ effect, playState }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
}

/**
 * Returns whether a change only comes from elements that fly over the table, or from a drag. Both change the page in every frame.
 */
function isOfMovement({ target, attributeName }: MutationRecord): boolean {
  if (attributeName === 'data-drop-lit' || attributeName === 'data-carried') return true;
  return target instanceof Element && target.closest('.flights, .held-copy') !== null;
}
