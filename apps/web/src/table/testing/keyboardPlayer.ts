import { OWN_SEAT } from './localGame.ts';
import { stops } from './keyboard.ts';
import type { LocalSeat } from './localTable.tsx';

/** What may be pressed on the cloth beside the hand; what only looks something up is left out. */
const CONTROLS = '.frame :is(button, input[type=radio], input[type=checkbox]):not([aria-disabled=true], .seat button)';

/** Plates, which make a move. */
const PLATES = '.action-bar .button-go:not([aria-disabled=true])';

/** More presses than the longest of these games takes; one that needs more is caught in a circle. */
const MOST_PRESSES = 20_000;

/**
 * Plays a game to its end with keys alone, like somebody who knows no rule of it: a brass plate that can be pressed is
 * pressed, else a card is lifted or something else tried, as `random` has it. Throws if the focus is ever nowhere, or
 * something cannot be reached. Answers with how many keys were pressed.
 */
export async function playByKeyboard(seat: LocalSeat, random: () => number): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    const before = nameOf(document.activeElement);
    await seat.press(key);
    presses += 1;
    if (document.activeElement === null || document.activeElement === document.body) {
      throw new Error(`after ${key} on ${before} the focus is nowhere`);
    }
    if (presses > MOST_PRESSES) throw new Error('this game comes to no end');
  };
  const one = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)];
  const reach = async (target: Element) => {
    for (let k = stops().length; k >= 0; k--) {
      if (document.activeElement === target) return;
      await press('Tab');
    }
    throw new Error(`the keyboard does not reach ${nameOf(target)}`);
  };
  const reachCard = async (card: Element) => {
    const hand = [...document.querySelectorAll('[role=option]')];
    const active = hand.findIndex((each) => each.matches('[tabindex="0"]'));
    const [start] = hand.slice(active);
    if (start === undefined) return;
    await reach(start);
    const steps = hand.indexOf(card) - active;
    for (let k = 0; k < Math.abs(steps); k++) await press(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
  };
  while (!seat.isOver()) {
    const { screen, newest } = seat.game();
    if (document.querySelector('dialog[open]') !== null) {
      await press('Escape');
      continue;
    }
    if (!screen.game.actors(newest).includes(OWN_SEAT)) throw new Error('nobody is awaited');
    const [plate] = document.querySelectorAll(PLATES);
    const cards = [...document.querySelectorAll('[role=option]:not([aria-disabled=true])')];
    const lying = cards.filter((card) => card.getAttribute('aria-selected') !== 'true');
    const card = one(lying);
    const control = one(stops().filter((stop) => stop.matches(CONTROLS)));
    if (plate !== undefined && random() < 0.8) {
      await reach(plate);
      await press('Enter');
    } else if (card !== undefined && random() < 0.7) {
      await reachCard(card);
      await press(' ');
    } else if (control !== undefined) {
      await reach(control);
      await press(control instanceof HTMLInputElement ? ' ' : 'Enter');
    }
  }
  return presses;
}

function nameOf(element: Element | null): string {
  if (element === null) return 'nothing';
  return `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}”`;
}
