import { allSeats, type Viewer } from '../seat.ts';
import type { AnyStep } from './law.ts';
import { mixed, type Random } from './random.ts';

/** Returns every viewer of a game: each seat, a spectator, and a spectator of all hands. */
export function allViewers(seats: number): readonly Viewer[] {
  return [...allSeats(seats), 'spectator', 'all-hands'];
}

/**
 * Returns at most `most` steps of a game. The result begins with one step of each kind (by its events and the next phase), to
 * include rare situations.
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
