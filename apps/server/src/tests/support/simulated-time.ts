import type { Cancel, Time } from '../../time.ts';

interface Appointment {
  readonly at: number;
  readonly task: () => void;
}

/** A time that passes only when it is told to, everything that was to happen meanwhile happening in its order. */
export class SimulatedTime implements Time {
  #now = 1_000_000;
  readonly #appointments = new Set<Appointment>();

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): Cancel {
    const appointment = { at: this.#now + ms, task };
    this.#appointments.add(appointment);
    return () => this.#appointments.delete(appointment);
  }

  /** Lets so many ms pass. Resolves when all that came of it is done. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let next = this.#next(end); next !== null; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      this.#appointments.delete(next);
      next.task();
      await settle();
    }
    this.#now = end;
  }

  #next(end: number): Appointment | null {
    let next: Appointment | null = null;
    for (const appointment of this.#appointments) {
      if (appointment.at <= end && (next === null || appointment.at < next.at)) next = appointment;
    }
    return next;
  }
}

/** Resolves when everything that waits for nothing but its turn has had it. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
