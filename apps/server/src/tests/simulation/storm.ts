import type { Time } from '../../time.ts';
import type { Cluster } from './cluster.ts';
import type { Dice } from './dice.ts';
import type { FaultKind } from './faults.ts';
import type { Friend } from './friend.ts';
import type { Trace } from './trace.ts';
import type { StoreWeather, Weather } from './weather.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The mean interval of each enabled kind of fault, in ms. */
const EVERY = 25 * MINUTE;
/** The mean duration of a store fault, in ms. */
const LASTS = 20 * SECOND;
/** The mean time until everybody goes home for the night, in ms. */
const NIGHTS = 2 * HOUR;

const STORE_WEATHERS = { 'slow store': 'slow', 'failing store': 'failing', 'store away': 'away' } as const;

/** The dependencies of a storm. */
export interface StormParts {
  readonly time: Time;
  readonly dice: Dice;
  readonly weather: Weather;
  readonly cluster: Cluster;
  readonly friends: readonly Friend[];
  readonly trace: Trace;
}

/** Injects the faults that come at random times, and the nights without people. */
export class Storm {
  readonly #parts: StormParts;

  constructor(parts: StormParts) {
    this.#parts = parts;
  }

  begin(): void {
    const { cluster } = this.#parts;
    this.#again('crash', () => cluster.crashAny());
    this.#again('restart', () => cluster.restart());
    this.#again('two owners', () => cluster.split());
    for (const [kind, store] of Object.entries(STORE_WEATHERS) as [keyof typeof STORE_WEATHERS, StoreWeather][]) {
      this.#again(kind, () => this.#turn(store));
    }
    this.#nights();
  }

  /** Injects a kind of fault repeatedly, if that kind is enabled. `make` injects it, and returns whether that was possible. */
  #again(kind: FaultKind, make: () => boolean): void {
    const { time, dice, weather } = this.#parts;
    time.after(dice.wait(EVERY), () => {
      if (weather.has(kind) && make()) weather.count(kind);
      this.#again(kind, make);
    });
  }

  /** Degrades the store for a while. Returns whether the state of the store changed. */
  #turn(store: StoreWeather): boolean {
    const { time, dice, weather, cluster } = this.#parts;
    // If no process has the table, the fault would have no effect.
    if (weather.store !== 'good' || cluster.current === null) return false;
    weather.store = store;
    time.after(SECOND + dice.wait(LASTS), () => {
      weather.store = 'good';
      void cluster.reachStore();
    });
    return true;
  }

  #nights(): void {
    const { time, dice, friends, trace } = this.#parts;
    time.after(dice.wait(NIGHTS), () => {
      trace.note('all go home');
      for (const friend of friends) friend.go(dice.happens(700) ? 'leave' : 'cut');
      const night = dice.between(4, 16) * HOUR;
      for (const friend of friends) time.after(night + dice.wait(5 * MINUTE), () => friend.come());
      time.after(night, () => this.#nights());
    });
  }
}
