import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, games } from '@chinwag/rules';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import { type ChainedPlay, playedChainedFile, playedFile } from '@chinwag/rules/testing/played-file';

/**
 * Adds two games of each kind, played by the current rules, to those of every earlier version. One of the two has moves taken back,
 * and some are in format 3. Never rewrites an existing file. If a new file differs, increase the version of the rules.
 */
const folder = join(import.meta.dirname, '../../packages/rules/src/game-file/fixtures', String(RULES_VERSION));
mkdirSync(folder, { recursive: true });
const played = Object.values<AnyGame>(games).flatMap((game) => [
  { game, path: join(folder, `${game.id}.json`), takenBack: 0 },
  { game, path: join(folder, `${game.id}-taken-back.json`), takenBack: 5 },
]);
for (const { game, path, takenBack } of played) {
  if (existsSync(path)) continue;
  const file = playedFile(game, game.seats.min, {}, takenBack);
  const { rules, id, options, seats, owner, endedAt, seed, rounds, digest, moves: made } = file;
  const moves = made.map(({ seat, by, move }) => ({ seat, by, move }));
  const stored = { rules, id, game: game.id, options, seats, owner, endedAt, seed, rounds, digest, moves };
  writeFileSync(path, `${JSON.stringify(stored)}\n`);
  console.log(path);
}

const EVENTFUL: ChainedPlay = { takenBack: 3, botsFrom: [[4, 1]], erased: [2] };
const chained = [games.chapanka, games.slobberhannes].flatMap((game) => [
  { path: join(folder, `${game.id}-chained.json`), file: playedChainedFile(game, EVENTFUL) },
  { path: join(folder, `${game.id}-agreed.json`), file: playedChainedFile(game, { end: 'agreed' }) },
]);
for (const { path, file } of chained) {
  if (existsSync(path)) continue;
  const { version, rules, id, game, options, table, seats, changes, owner, end, endedAt, seed, rounds, digest } = file;
  const moves = file.moves.map(({ seat, by, move }) => ({ seat, by, move }));
  const stored = { version, rules, id, game, options, table, seats, changes, owner, end, endedAt, seed, rounds, digest, moves };
  writeFileSync(path, `${JSON.stringify(stored)}\n`);
  console.log(path);
}
