import { allSeats, type Viewer } from '../seat.ts';
import type { AnyStep } from './law.ts';
import { mixed, type Random } from './random.ts';

/** Everybody who may look at a game: each seat, the spectators, and those who are shown all hands. */
export function allViewers(seats: number): readonly Viewer[] {
  return [...allSeats(seats), 'spectator', 'all-hands'];
}

/**
 * At most `most` steps of a game: one of each kind (by its events and the phase they led to), so that rare moments
 * are looked at, then any.
 */
export function someSteps(steps: readonly AnyStep[], most: number, random: Random): readonly AnyStep[] {
  const firsts = new Map<string, AnyStep>();
  const others: AnyStep[] = [];
  for (const step of mixed(steps, random)) {
    const kind = `${step.events.map((event) => event.type).join()}>${step.after.phase.name}`;
    if (firsts.has(kind)) others.push(step);
    else firsts.set(kind, step);
  }
  return [...firsts.values(), ...others].slice(0, most);
}
