import { type Cancel, later, laterDate, type Monotonic, storedDate, type Time, type WallTime } from '../../time.ts';

interface Appointment {
  readonly at: number;
  /** The order of creation, which breaks ties. */
  readonly number: number;
  task: (() => void) | null;
}

/** A simulated time that advances only on request, and runs scheduled tasks in order. */
export class SimulatedTime implements Time {
  #now = 1_000_000 as Monotonic;
  #wall = storedDate(1_000_000);
  #made = 0;
  /** A binary heap: each task is due before the tasks at twice its index and the next index. */
  readonly #appointments: Appointment[] = [];

  now(): Monotonic {
    return this.#now;
  }

  date(): WallTime {
    return laterDate(this.#wall, this.#now);
  }

  /** Changes the system clock by a number of ms, without passing time. */
  setClock(by: number): void {
    this.#wall = laterDate(this.#wall, by);
  }

  after(ms: number, task: () => void): Cancel {
    const appointment: Appointment = { at: this.#now + ms, number: this.#made++, task };
    this.#add(appointment);
    return () => {
      appointment.task = null;
    };
  }

  /** Advances time by `ms`. Resolves when all resulting work is done. */
  async pass(ms: number): Promise<void> {
    const end = later(this.#now, ms);
    await settle();
    while (await this.#next(end));
    this.#now = end;
  }

  /** Advances time until a condition holds, by at most `ms`. */
  async passUntil(holds: () => boolean, ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    while (!holds() && (await this.#next(end)));
  }

  /** Runs the next task due by `end`. Resolves with whether there was one. */
  async #next(end: number): Promise<boolean> {
    for (let [next] = this.#appointments; next !== undefined && next.at <= end; [next] = this.#appointments) {
      this.#takeFirst();
      if (next.task === null) continue;
      this.#now = Math.max(this.#now, next.at) as Monotonic;
      next.task();
      await settle();
      return true;
    }
    return false;
  }

  #add(appointment: Appointment): void {
    const heap = this.#appointments;
    let at = heap.push(appointment) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = heap[above];
      if (other === undefined || isBefore(other, appointment)) break;
      heap[at] = other;
      at = above;
    }
    heap[at] = appointment;
  }

  #takeFirst(): void {
    const heap = this.#appointments;
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      const [left, right] = [heap[below], heap[below + 1]];
      if (left === undefined) break;
      const sooner = right !== undefined && isBefore(right, left) ? right : left;
      if (sooner === right) below += 1;
      if (isBefore(last, sooner)) break;
      heap[at] = sooner;
      at = below;
    }
    heap[at] = last;
  }
}

/** A time that follows another until it is stopped. Its scheduled tasks then never run. */
export class MortalTime implements Time {
  readonly #time: Time;
  #stopped = false;

  constructor(time: Time) {
    this.#time = time;
  }

  now(): Monotonic {
    return this.#time.now();
  }

  date(): WallTime {
    return this.#time.date();
  }

  after(ms: number, task: () => void): Cancel {
    return this.#time.after(ms, () => {
      if (!this.#stopped) task();
    });
  }

  stop(): void {
    this.#stopped = true;
  }
}

function isBefore(one: Appointment, other: Appointment): boolean {
  return one.at < other.at || (one.at === other.at && one.number < other.number);
}

/** Resolves when all queued microtasks and immediates have run. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
