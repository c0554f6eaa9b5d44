import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBot, plainThought } from '@chinwag/bots';
import { type AnyGame, defaultOptions, games } from '@chinwag/rules';
import { canonicalJson } from '@chinwag/rules/fair';
import { LocalRun } from '../../apps/web/src/session/practice/localRun.ts';

/** The format version of a practice game in browser storage. */
const VERSION = 1;

/*
 * Writes a practice game of each kind as a browser stores it, beside those of every earlier version. The game is in the middle of
 * its second deal, in which a move was taken back. Never rewrites an existing file.
 */
const folder = join(import.meta.dirname, '../../apps/web/src/session/practice/fixtures', String(VERSION));

const OWN_SEAT = 0;

mkdirSync(folder, { recursive: true });
for (const game of Object.values<AnyGame>(games)) {
  const path = join(folder, `${game.id}.json`);
  if (existsSync(path)) continue;
  const { stored, seq, state } = inTheSecondDeal(game);
  const digest = createHash('sha256').update(canonicalJson(state)).digest('hex');
  writeFileSync(path, `${JSON.stringify({ kept: stored, seq, digest })}\n`);
  console.log(path);
}

/** Returns a practice game in whose second deal the player has taken a move back, and made it again. */
function inTheSecondDeal(game: AnyGame): LocalRun {
  const seed = createHash('sha256').update(game.id).digest('hex');
  const run = new LocalRun(game, { seats: game.seats.min, owner: 1, options: defaultOptions<object>(game.options), seed });
  const bot = findBot(game.id);
  run.open();
  for (let takenBack = false; ;) {
    const [seat] = game.actors(run.state);
    if (seat === undefined || bot === null) throw new Error(`${game.id}: nobody can move`);
    const made = run.attempt(seat, bot.choose(plainThought(game.hide(run.state, seat), seat)));
    if ('ok' in made) throw new Error(`${game.id}: ${made.code}`);
    if (run.state.records.length !== 1 || seat !== OWN_SEAT) continue;
    if (takenBack) return run;
    takenBack = !('ok' in run.takeBack(OWN_SEAT));
  }
}
