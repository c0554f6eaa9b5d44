import { movementTime } from '../movementTime.ts';
import type { Point } from '../point.ts';
import { type Drag, landingOf, lastOf, leanOf, moved, pressed, type Sample, velocityOf } from './drag.ts';
import { type Drop, dropAt, dropUnder, middleOf, type SeenDrop, seenDrops } from './drops.ts';
import { HeldCopy } from './HeldCopy.ts';

/** An element that can be dragged, with its callbacks. Its functions return the current values. */
export interface Grabbed {
  /** Returns the pressed element in its current place, or null once it is gone. */
  readonly element: () => HTMLElement | null;
  /** Returns the part of the element that is shown under the pointer. */
  readonly picture: (element: HTMLElement) => HTMLElement;
  /** Called once the element is being dragged. */
  readonly onLift: () => void;
  /** Called while the element is held over no drop target. */
  readonly onMove: (at: Point) => void;
  /** Called when it is released, before its drop targets are looked up. */
  readonly onRelease?: () => void;
  readonly drops: () => readonly Drop[];
  /** Called when the element was dropped, taken back by the user, or removed, and before an illegal drop is explained. */
  readonly onEnd: (how: 'dropped' | 'released' | 'taken back') => void;
}

/** Returns the element that a press grabs, or null for an element that cannot be dragged. */
export type Grab = (target: Element) => Grabbed | null;

/** A held element, with its copy, the grip, and its drop targets. */
interface HeldThing {
  readonly grabbed: Grabbed;
  readonly copy: HeldCopy;
  /** The place where the element was gripped, relative to its centre. */
  readonly grip: Point;
  /** How long a movement takes at this table, in ms. Read once, because each read of the page's style may cost a frame. */
  readonly moveTime: number;
  /** The drop targets; null until they are looked up. */
  drops: readonly SeenDrop[] | null;
}

/**
 * The phase of a drag. `pressed`: the press may become a drag. `held`: the element is under the pointer. `landing`: the element is
 * on its way to the target over which it was released; a press takes it back. `lying`: the dropped element stays there until the
 * outcome is known. `returning`: the element is on its way back to its place.
 */
type DragPhase =
  | { readonly name: 'idle' }
  | { readonly name: 'pressed'; readonly drag: Drag; readonly grabbed: Grabbed }
  | { readonly name: 'held'; readonly drag: Drag; readonly held: HeldThing }
  | { readonly name: 'landing' | 'lying' | 'returning'; readonly held: HeldThing; readonly timer: ReturnType<typeof setTimeout> };

const IDLE: DragPhase = { name: 'idle' };

/*
 * In ms: how long a dropped or thrown element is on its way, during which it can be taken back. Then the longest time for which it
 * stays there.
 */
const LAID_DOWN = 130;
const THROWN = 450;
const LIES = 700;
/* The time of the way back to its place, as a share of a movement's time. */
const HOME_TIME = 0.8;
/* A held element is slightly larger. A target that it fits attracts it. */
const LIFTED = 1.07;
const DRAWN = 0.45;
/* Each frame makes this share of the remaining change. Within this distance, the change is complete. */
const EASED = 0.3;
const NEAR = 0.02;
/* In a target narrower than this, in px, the element takes on the target's size. */
const SMALL = 90;

/**
 * Drags the element that `grab` finds in `root`, as one state machine: pressed, held, landing, lying, returning. Escape, a lost
 * pointer, and its removal send the element back.
 */
export class Dragging {
  readonly #root: HTMLElement;
  readonly #grab: Grab;
  readonly #listening = new AbortController();
  #phase: DragPhase = IDLE;
  #lit: readonly Element[] = [];
  #frame: number | null = null;
  /** The pose of the copy: its lean, in degrees, and how far it is attracted to the target below it, from 0 to 1. */
  #lean = 0;
  #drawn = 0;
  /** Whether the click at the end of this press must be ignored. */
  #isSpent = false;

  /** `first` is a press made before any listener was installed. */
  constructor(root: HTMLElement, grab: Grab, first: PointerEvent | null) {
    this.#root = root;
    this.#grab = grab;
    const { signal } = this.#listening;
    document.addEventListener('pointerdown', this.#pressAnywhere, { signal, capture: true });
    root.addEventListener('pointerdown', this.#press, { signal });
    document.addEventListener('pointermove', this.#move, { signal, capture: true, passive: true });
    document.addEventListener('pointerup', this.#onDragEnd, { signal });
    document.addEventListener('pointercancel', this.#lose, { signal, capture: true });
    document.addEventListener('lostpointercapture', this.#lose, { signal, capture: true });
    document.addEventListener('click', this.#click, { signal, capture: true });
    document.addEventListener('scroll', this.#forgetPlaces, { signal, capture: true, passive: true });
    addEventListener('resize', this.#forgetPlaces, { signal });
    addEventListener('keydown', this.#key, { signal, capture: true });
    addEventListener('blur', this.takeBack, { signal });
    if (first !== null) this.#press(first);
  }

  /** Stops all dragging. */
  stop(): void {
    this.takeBack();
    this.#putAway();
    this.#listening.abort();
  }

  /** Updates after the page has changed. */
  refresh(): void {
    const phase = this.#phase;
    if (!('held' in phase)) return;
    const { held } = phase;
    const element = held.grabbed.element();
    if (element !== null) {
      mark(this.#root, element);
      this.#forgetPlaces();
      return;
    }
    this.#putAway();
    if (phase.name === 'held' || phase.name === 'landing') held.grabbed.onEnd('taken back');
  }

  /** Returns a held or landing element to its place. */
  readonly takeBack = (): void => {
    const phase = this.#phase;
    if (phase.name === 'pressed') this.#phase = IDLE;
    if (phase.name !== 'held' && phase.name !== 'landing') return;
    this.#goHome(phase.held);
    phase.held.grabbed.onEnd('taken back');
  };

  readonly #press = (event: PointerEvent): void => {
    // a second finger drags nothing
    if (this.#phase.name !== 'idle' || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const grabbed = this.#grab(event.target);
    if (grabbed === null) return;
    this.#phase = { name: 'pressed', drag: pressed(event.pointerId, event.pointerType, sampleOf(event)), grabbed };
  };

  readonly #click = (event: MouseEvent): void => {
    const byKey = event.detail === 0;
    if (!this.#isSpent || byKey) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A press anywhere takes back an element on its way, and does nothing else. */
  readonly #pressAnywhere = (event: PointerEvent): void => {
    if (event.isPrimary) this.#isSpent = this.#phase.name === 'landing';
    switch (this.#phase.name) {
      case 'landing':
        event.stopPropagation();
        return this.takeBack();
      case 'lying':
      case 'returning':
        return this.#putAway();
      case 'pressed':
        if (event.isPrimary) this.#phase = IDLE;
        return;
      case 'held':
      case 'idle':
        return;
    }
  };

  readonly #move = (event: PointerEvent): void => {
    const phase = this.#phase;
    if (!('drag' in phase) || phase.drag.pointer !== event.pointerId) return;
    if (event.buttons === 0) return this.takeBack();
    // no other listener needs this event, and React would search the whole table for each movement
    event.stopPropagation();
    const drag = moved(phase.drag, sampleOf(event));
    if (phase.name === 'pressed' && drag.isHeld) return this.#lift(drag, phase.grabbed);
    this.#phase = { ...phase, drag };
    if (phase.name === 'held') this.#nextFrame();
  };

  #lift(drag: Drag, grabbed: Grabbed): void {
    const element = grabbed.element();
    this.#phase = IDLE;
    if (element === null) return;
    this.#isSpent = true;
    const moveTime = movementTime(this.#root);
    this.#root.setPointerCapture(drag.pointer);
    const copy = new HeldCopy(grabbed.picture(element), this.#root, placeAt(element));
    const grip = { x: drag.from.x - copy.pose.x, y: drag.from.y - copy.pose.y };
    mark(this.#root, element);
    // this attribute restyles every element of the page, and only a mouse has a visible cursor
    if (drag.kind === 'mouse') document.documentElement.dataset['dragging'] = '';
    this.#lean = 0;
    this.#drawn = 0;
    this.#phase = { name: 'held', drag, held: { grabbed, copy, grip, moveTime, drops: null } };
    grabbed.onLift();
    this.#nextFrame();
  }

  readonly #onDragEnd = (event: PointerEvent): void => {
    const phase = this.#phase;
    if (!('drag' in phase) || phase.drag.pointer !== event.pointerId) return;
    if (phase.name === 'pressed') {
      this.#phase = IDLE;
      return;
    }
    const { held, drag } = phase;
    held.grabbed.onRelease?.();
    // by then it may be gone
    if (this.#phase !== phase) return;
    const landing = landingOf(drag, event.timeStamp);
    const drop = dropAt(this.#dropsOf(held), landing);
    if (drop?.isLawful === true) return this.#land(held, drop, landing.isThrown ? THROWN : LAID_DOWN);
    this.#goHome(held);
    held.grabbed.onEnd('released');
    drop?.onDrop();
  };

  #land(held: HeldThing, drop: SeenDrop, lasts: number): void {
    this.#putOut();
    const timer = setTimeout(() => {
      if (!drop.element.isConnected) return this.takeBack();
      this.#phase = { name: 'lying', held, timer: setTimeout(() => this.#goHome(held), LIES) };
      held.grabbed.onEnd('dropped');
      drop.onDrop();
    }, lasts);
    this.#phase = { name: 'landing', held, timer };
    held.copy.goTo(drop.box, scaleOver(held, drop), held.moveTime === 0 ? 0 : lasts);
  }

  readonly #lose = (event: PointerEvent): void => {
    const phase = this.#phase;
    if (!('drag' in phase) || phase.drag.pointer !== event.pointerId) return;
    // capturing the pointer ends the touch of the pressed element
    if (event.type === 'pointercancel' || !this.#root.hasPointerCapture(event.pointerId)) this.takeBack();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || (this.#phase.name !== 'held' && this.#phase.name !== 'landing')) return;
    event.preventDefault();
    event.stopPropagation();
    this.takeBack();
  };

  #goHome(held: HeldThing): void {
    this.#putOut();
    this.#forgetTimer();
    const element = held.grabbed.element();
    const lasts = held.moveTime * HOME_TIME;
    if (element === null || lasts === 0) return this.#putAway();
    held.copy.goTo(held.grabbed.picture(element).getBoundingClientRect(), 1, lasts);
    this.#phase = { name: 'returning', held, timer: setTimeout(() => this.#putAway(), lasts) };
  }

  #putAway(): void {
    this.#putOut();
    this.#forgetTimer();
    if ('held' in this.#phase) this.#phase.held.copy.remove();
    this.#phase = IDLE;
    mark(this.#root, null);
  }

  #forgetTimer(): void {
    if ('timer' in this.#phase) clearTimeout(this.#phase.timer);
  }

  readonly #forgetPlaces = (): void => {
    if (this.#phase.name !== 'held') return;
    this.#phase.held.drops = null;
    this.#nextFrame();
  };

  #dropsOf(held: HeldThing): readonly SeenDrop[] {
    if (held.drops !== null) return held.drops;
    held.drops = seenDrops(held.grabbed.drops());
    this.#light(held.drops.filter(({ isLawful }) => isLawful).map(({ element }) => element));
    return held.drops;
  }

  #light(lawful: readonly Element[]): void {
    for (const element of this.#lit) if (!lawful.includes(element)) element.removeAttribute(LIT);
    for (const element of lawful) if (!element.hasAttribute(LIT)) element.setAttribute(LIT, '');
    this.#lit = lawful;
  }

  /** Lights no target, and stops following the pointer. */
  #putOut(): void {
    this.#light([]);
    delete document.documentElement.dataset['dragging'];
    if (this.#frame !== null) cancelAnimationFrame(this.#frame);
    this.#frame = null;
  }

  #nextFrame(): void {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = null;
      if (this.#phase.name === 'held') this.#follow(this.#phase.drag, this.#phase.held, now);
    });
  }

  /** Draws the copy under the pointer. A lean or attraction continues only until the copy has come to rest. */
  #follow(drag: Drag, held: HeldThing, now: number): void {
    const at = lastOf(drag);
    const over = dropUnder(this.#dropsOf(held), at);
    const target = over?.isLawful === true ? over : null;
    for (const element of this.#lit) setAs(element, element === target?.element ? 'over' : '');
    if (over === null) held.grabbed.onMove(at);
    const isStill = held.moveTime === 0;
    const snaps = target !== null && isSmall(target);
    const [lean, drawn] = [isStill ? 0 : leanOf(velocityOf(drag, now)), snaps ? 1 : 0];
    const eased = (from: number, to: number) => (isStill || Math.abs(to - from) < NEAR ? to : from + (to - from) * EASED);
    this.#lean = eased(this.#lean, lean);
    this.#drawn = eased(this.#drawn, drawn);
    const pointer = { x: at.x - held.grip.x, y: at.y - held.grip.y };
    const pull = target === null ? 0 : this.#drawn * DRAWN;
    const to = target === null ? pointer : middleOf(target.box);
    held.copy.show({
      x: pointer.x + (to.x - pointer.x) * pull,
      y: pointer.y + (to.y - pointer.y) * pull,
      lean: this.#lean,
      scale: isStill ? 1 : LIFTED,
    });
    if (this.#lean !== lean || this.#drawn !== drawn || lean !== 0) this.#nextFrame();
  }
}

const LIT = 'data-drop-lit';

function sampleOf({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Sample {
  return { x, y, time };
}

/** Returns the name of the place that contains an element, or is within it. */
function placeAt(element: HTMLElement): string | null {
  const PLACE = '[data-place]';
  const place = element.matches(PLACE) ? element : (element.querySelector(PLACE) ?? element.closest(PLACE));
  return place?.getAttribute('data-place') ?? null;
}

function isSmall({ box }: SeenDrop): boolean {
  return box.width < SMALL;
}

function scaleOver({ copy }: HeldThing, drop: SeenDrop): number {
  return isSmall(drop) ? copy.scaleIn(drop.box) : 1;
}

/** Sets whether a place is lit, but only if that changes, because every write notifies the page's observers. */
function setAs(element: Element, lit: 'over' | ''): void {
  if (element.getAttribute(LIT) !== lit) element.setAttribute(LIT, lit);
}

/** Marks the element in `root` whose copy is held, and no other. */
function mark(root: Element, held: HTMLElement | null): void {
  for (const other of root.querySelectorAll('[data-carried]:not(.held-copy)')) {
    if (other !== held) other.removeAttribute('data-carried');
  }
  if (held !== null) held.dataset['carried'] = '';
}
