import type { Time } from '../../time.ts';
import type { Dice } from './dice.ts';
import type { Weather } from './weather.ts';

/** The minimum latency of a message, in ms, and the maximum jitter. */
const LEAST = 20;
const MORE = 120;
/** The additional delay of a late message, in ms. */
const LATE = 12_000;

/** One direction of a simulated connection: messages arrive after a delay and in order, unless a fault is injected. */
export class Wire {
  readonly #time: Time;
  readonly #dice: Dice;
  readonly #weather: Weather;
  #last = 0;
  /** How many in 1,000 of the messages in flight still arrive. */
  #arrive = 1000;

  constructor(time: Time, dice: Dice, weather: Weather) {
    this.#time = time;
    this.#dice = dice;
    this.#weather = weather;
  }

  /** Sends a message, which `deliver` delivers at the other end. */
  carry(deliver: () => void): void {
    if (this.#weather.strikes('lost message', 3)) return;
    if (this.#weather.strikes('doubled message', 3)) this.#send(deliver);
    this.#send(deliver);
  }

  /** Breaks the connection; `arrive` in 1,000 of the messages in flight still arrive. */
  cut(arrive: number): void {
    this.#arrive = arrive;
  }

  #send(deliver: () => void): void {
    const now = this.#time.now();
    let at = now + LEAST + this.#dice.below(MORE);
    if (this.#weather.strikes('late message', 3)) at += this.#dice.below(LATE);
    else this.#last = at = Math.max(this.#last, at);
    this.#time.after(at - now, () => {
      if (this.#arrive === 1000 || this.#dice.happens(this.#arrive)) deliver();
    });
  }
}
