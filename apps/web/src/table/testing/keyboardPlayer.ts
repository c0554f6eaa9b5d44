import { OWN_SEAT } from './localGame.ts';
import { stops } from './keyboard.ts';
import type { LocalSeat } from './localTable.tsx';

/** What may be pressed on the cloth beside the hand, but for what changes nothing in the game. */
const CONTROLS = '.frame :is(button, input[type=radio], input[type=checkbox]):not([aria-disabled=true], .seat button, [popover] *)';

/** Plates, which make a move. */
const PLATES = '.action-bar .button-go:not([aria-disabled=true])';

/** More presses than the longest of these games takes; one that needs more is caught in a circle. */
const MOST_PRESSES = 10_000;

/**
 * Plays a game to its end with keys alone, like somebody who knows no rule of it: a brass plate that can be pressed is
 * pressed, else a card is lifted or something else tried, as `random` has it. Throws if the focus is ever nowhere, or
 * something cannot be reached. Answers with how many keys were pressed.
 */
export async function playByKeyboard(seat: LocalSeat, random: () => number): Promise<number> {
  const keys = new Keys(seat);
  const one = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)];
  while (!seat.isOver()) {
    if (isSheetOpen()) {
      await keys.press('Escape');
      continue;
    }
    const { screen, newest } = seat.game();
    if (!screen.game.actors(newest).includes(OWN_SEAT)) throw new Error('nobody is awaited');
    const [plate] = document.querySelectorAll(PLATES);
    const card = one([...document.querySelectorAll('[role=option]:not([aria-disabled=true], [aria-selected=true])')]);
    const controls = stops().filter((stop) => stop.matches(CONTROLS));
    const action = one(controls.filter((control) => control.matches('.action-bar *')));
    const control = one(controls);
    if (plate !== undefined && random() < 0.9) await keys.pressOn(plate, 'Enter');
    else if (card !== undefined && random() < 0.6) await keys.pressOnCard(card, ' ');
    else if (action !== undefined && random() < 0.6) await keys.pressOn(action, 'Enter');
    else if (control !== undefined) await keys.pressOn(control, control instanceof HTMLInputElement ? ' ' : 'Enter');
  }
  return keys.presses;
}

/** Fingers that find their way to what they want to press, and watch where the focus goes. */
class Keys {
  readonly #seat: LocalSeat;
  #presses = 0;

  constructor(seat: LocalSeat) {
    this.#seat = seat;
  }

  get presses(): number {
    return this.#presses;
  }

  async press(key: string): Promise<void> {
    const before = nameOf(document.activeElement);
    await this.#seat.press(key);
    this.#presses += 1;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) throw new Error(`${key} on ${before} left the focus nowhere`);
    if (this.#presses > MOST_PRESSES) throw new Error('this game comes to no end');
  }

  async pressOn(target: Element, key: string): Promise<void> {
    if (target.matches('.action-bar *')) await this.press('2');
    await this.#tabTo(target);
    await this.press(key);
  }

  async pressOnCard(card: Element, key: string): Promise<void> {
    await this.press('1');
    const hand = [...document.querySelectorAll('[role=option]')];
    const steps = hand.indexOf(card) - hand.findIndex((each) => each === document.activeElement);
    for (let k = 0; k < Math.abs(steps); k++) await this.press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
    if (document.activeElement !== card) throw new Error(`the arrows do not reach ${nameOf(card)}`);
    await this.press(key);
  }

  async #tabTo(target: Element): Promise<void> {
    for (let k = stops().length; k >= 0; k--) {
      if (document.activeElement === target) return;
      await this.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${nameOf(target)}`);
  }
}

function isSheetOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function nameOf(element: Element | null): string {
  if (element === null) return 'nothing';
  return `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}”`;
}
