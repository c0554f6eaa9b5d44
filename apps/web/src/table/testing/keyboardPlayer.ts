import type { GameState } from '@chinwag/rules';
import { OWN_SEAT } from '../../session/practice/localSeat.ts';
import { stops, topSheet } from './keyboard.ts';
import type { LocalSeat } from './localTable.tsx';

/** The controls beside the hand that can be pressed. */
const CONTROLS = '.frame button, .frame input';

/** The controls that cannot be pressed now, or are only for signs and sorting. */
const IDLE = '[aria-disabled=true], [popover] *, .seat *';

/** The main button (brass plate), which makes a move. */
const PLATE = '.action-bar .button-go';

/** More presses than the longest of these games takes. A game that needs more is in an endless loop. */
const MOST_PRESSES = 10_000;

/**
 * Plays a game to its end by keyboard alone, without knowing its rules. It presses the main button if possible; if not, `random`
 * decides which card to lift, or what else to try. Resolves with the number of keys pressed. Rejects if the focus is ever lost, or
 * if something is unreachable.
 */
export async function playByKeyboard(seat: LocalSeat, random: () => number): Promise<number> {
  const keys = new Keys(seat);
  const one = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)];
  let tried: Tried = { at: null, names: new Set() };
  while (!seat.isOver()) {
    if (topSheet() !== null) {
      await keys.press('Escape');
      continue;
    }
    const { screen, newest } = seat.game();
    if (!screen.game.actors(newest).includes(OWN_SEAT)) throw new Error('no seat is to act');
    if (tried.at !== newest) tried = { at: newest, names: new Set() };
    const { names } = tried;
    const controls = stops().filter((stop) => stop.matches(CONTROLS) && !stop.matches(IDLE));
    const cards = handCards().filter((card) => !card.matches('[aria-disabled=true]'));
    const lying = cards.filter((card) => card.ariaSelected !== 'true');
    const plate = controls.find((control) => control.matches(PLATE));
    const action = one(controls.filter((control) => control.matches('.action-bar *')));
    const untried = one(controls.filter((control) => !names.has(nameOf(control))));
    const card = one(nearest(lying));
    const use = (control: HTMLElement) => {
      names.add(nameOf(control));
      return keys.pressOn(control, control instanceof HTMLInputElement ? ' ' : 'Enter');
    };
    if (plate !== undefined && random() < 0.9) await use(plate);
    else if (action !== undefined && random() < (lying.length < cards.length ? 0.6 : 0.1)) await use(action);
    else if (card !== undefined && random() < 0.6) await keys.pressOnCard(card, ' ');
    else if (untried !== undefined) await use(untried);
    else if (card !== undefined) await keys.pressOnCard(card, ' ');
    else if (action !== undefined) await use(action);
  }
  return keys.presses;
}

/** The controls pressed since the last event of the game. */
interface Tried {
  readonly at: GameState | null;
  readonly names: Set<string>;
}

/** Moves to the control to press, and checks the focus. */
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
    const hand = handCards();
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

/** Returns the cards of the hand, in order, or an empty list while a sheet hides it. */
function handCards(): readonly Element[] {
  const hand = stops().find((stop) => stop.role === 'option')?.closest('[role=listbox]');
  return [...(hand?.children ?? [])].flatMap((row) => [...row.children]);
}

/** Returns the few of these cards that take the fewest keys to reach. */
function nearest(cards: readonly Element[]): readonly Element[] {
  const at = handCards().findIndex((card) => card.matches('[tabindex="0"]'));
  const away = (card: Element) => Math.abs(Number(card.ariaPosInSet) - 1 - at);
  return cards.toSorted((a, b) => away(a) - away(b)).slice(0, 4);
}

function nameOf(element: Element | null): string {
  if (element === null) return 'nothing';
  return `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent.slice(0, 60)}”`;
}
