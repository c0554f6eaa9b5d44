import type { AnyGame } from '../game.ts';
import type { Law } from './law.ts';
import { demand } from './law-broken.ts';

/** Every phase change is in the game's phase table, and the game can reach every phase in the table. */
export const phases: Law = {
  number: 8,
  name: 'phases',
  says: 'Every phase change is in the phase table, and play can reach every phase in the table.',
  examine({ game }, { steps }) {
    const first = steps[0]?.before.phase.name ?? '';
    const reachable = phasesReachedFrom(first, game);
    for (const phase of Object.keys(game.phases)) {
      demand(reachable.has(phase), `the phase ${phase} cannot be reached in the phase table`);
    }
    for (const step of steps) {
      let state = step.before;
      for (const event of step.events) {
        const { name } = state.phase;
        state = game.evolve(state, event);
        const next = state.phase.name;
        const known = name === next ? name in game.phases : game.phases[name]?.includes(next) === true;
        demand(known, `the phase table has no ${name} → ${next}`, { step, event });
      }
    }
  },
};

/** Returns `first` and the phases that can follow it by the table, directly or later. */
function phasesReachedFrom(first: string, game: AnyGame): ReadonlySet<string> {
  const reached = new Set([first]);
  for (const phase of reached) {
    const followers = game.phases[phase];
    demand(followers !== undefined, `the phase ${phase} is not in the phase table`);
    for (const follower of followers) reached.add(follower);
  }
  return reached;
}
