import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@chinwag/rules';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import { playedFile } from '@chinwag/rules/testing/played-file';

/**
 * Keeps a game of each kind, as it is played under the rules of today, beside those of every earlier version. One that is there
 * already is never written again: if it does not come out the same, the version of the rules is to be one more.
 */
const folder = join(import.meta.dirname, '../../packages/rules/src/game-file/fixtures', String(RULES_VERSION));
mkdirSync(folder, { recursive: true });
for (const game of Object.values(games)) {
  const path = join(folder, `${game.id}.json`);
  if (existsSync(path)) continue;
  const { rules, id, options, seats, owner, endedAt, seed, rounds, digest, moves: made } = playedFile(game);
  const moves = made.map(({ seat, by, move }) => ({ seat, by, move }));
  const kept = { rules, id, game: game.id, options, seats, owner, endedAt, seed, rounds, digest, moves };
  writeFileSync(path, `${JSON.stringify(kept)}\n`);
  console.log(path);
}
