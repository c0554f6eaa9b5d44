import { findBot } from '@chinwag/bots';
import { strengthsOf } from '@chinwag/bots/strengths';
import { type Contestant, RANDOM_PLAYER } from './match.ts';
import { RULES_OF_THUMB } from './rules-of-thumb.ts';

/** A row of the ladder: one candidate among players of a different kind, each by its name. */
export interface Pair {
  readonly game: string;
  readonly candidate: string;
  readonly others: string;
}

/** Returns the contestant with this name in a game. Throws if there is none. */
export function contestantIn(game: string, name: string): Contestant {
  const found = contestantsIn(game).find((contestant) => contestant.name === name);
  if (found === undefined) throw new Error(`nobody plays ${game} as ${name}`);
  return found;
}

/** Returns the rows of a game: each strength among every other strength, among rules of thumb, and among random players. */
export function pairsIn(game: string): readonly Pair[] {
  const all = contestantsIn(game).map(({ name }) => name);
  return strengthsOf(game).flatMap((candidate) =>
    all.filter((others) => others !== candidate).map((others) => ({ game, candidate, others })),
  );
}

function contestantsIn(game: string): readonly Contestant[] {
  const bots = strengthsOf(game).flatMap((strength): readonly Contestant[] => {
    const bot = findBot(game, strength);
    return bot === null ? [] : [{ name: strength, bot }];
  });
  const thumb = RULES_OF_THUMB[game];
  return [...bots, ...(thumb === undefined ? [] : [thumb]), RANDOM_PLAYER];
}
