import { SETTLE } from '../easing.ts';
import type { Point } from '../point.ts';
import './drag.css';
import { type DropBox, middleOf } from './drops.ts';

/** The pose of a held copy: its centre, in px, and its lean, in degrees. */
export interface Pose extends Point {
  readonly lean: number;
  /** The scale; 1 for the size in its place. */
  readonly scale: number;
}

/** A copy of the dragged element, shown under the pointer and above everything. Presses pass through it. */
export class HeldCopy {
  readonly #element: HTMLElement;
  readonly #width: number;
  #pose: Pose;

  /** `place` is the place of the original, so that flights from that place start at the copy. */
  constructor(picture: HTMLElement, within: Element, place: string | null) {
    const { left, top, width, height } = picture.getBoundingClientRect();
    this.#width = width;
    this.#pose = { ...middleOf({ left, top, width, height }), lean: 0, scale: 1 };
    const element = document.createElement('div');
    element.className = 'held-copy';
    element.dataset['carried'] = '';
    if (place !== null) element.dataset['place'] = place;
    element.ariaHidden = 'true';
    element.popover = 'manual';
    element.style.width = `${width}px`;
    element.style.setProperty('--card-width', `${width}px`);
    element.append(picture.cloneNode(true));
    within.prepend(element);
    element.showPopover();
    this.#element = element;
    this.show(this.#pose);
  }

  get pose(): Pose {
    return this.#pose;
  }

  show(pose: Pose): void {
    this.#pose = pose;
    this.#element.style.transform = transformOf(pose);
  }

  /** Moves the copy to the centre of a target within this many ms, at the given scale. A duration of 0 moves it at once. */
  goTo(box: DropBox, scale: number, duration: number): void {
    const before = transformOf(this.#pose);
    this.show({ ...middleOf(box), lean: 0, scale });
    if (duration > 0) this.#element.animate({ transform: [before, transformOf(this.#pose)] }, { duration, easing: SETTLE });
  }

  /** Returns the scale at which the copy is as wide as a target. */
  scaleIn({ width }: DropBox): number {
    return width / this.#width;
  }

  remove(): void {
    this.#element.remove();
  }
}

function transformOf({ x, y, lean, scale }: Pose): string {
  const middle = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
  return `${middle} rotate(${lean.toFixed(2)}deg) scale(${scale.toFixed(3)})`;
}
