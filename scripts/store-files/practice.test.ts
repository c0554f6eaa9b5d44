import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBot, plainThought } from '@chinwag/bots';
import { findGame, games } from '@chinwag/rules';
import { canonicalJson } from '@chinwag/rules/fair';
import { expect, it } from 'vitest';
import { storedPracticeSchema } from '../../apps/web/src/session/practice/storedPractice.ts';
import { LocalRun } from '../../apps/web/src/session/practice/localRun.ts';

const FIXTURES = join(import.meta.dirname, '../../apps/web/src/session/practice/fixtures');
/** A stored practice game, and its state. */
interface PracticeFixture {
  readonly kept: unknown;
  readonly seq: number;
  readonly digest: string;
}

const stored = readdirSync(FIXTURES).flatMap((version) =>
  readdirSync(join(FIXTURES, version)).map((name) => ({ version, name, path: join(FIXTURES, version, name) })),
);

it.each(stored)('a practice game stored by version $version, $name, loads unchanged and continues', ({ name, path }) => {
  const { kept: stored, seq, digest } = JSON.parse(readFileSync(path, 'utf8')) as PracticeFixture;
  const game = findGame(name.replace('.json', ''));
  const bot = findBot(game?.id ?? '');
  const parsed = storedPracticeSchema.safeParse(stored);
  const run = game === null || !parsed.success ? null : LocalRun.carriedOn(game, parsed.data);
  if (game === null || bot === null || run === null) throw new Error('it cannot be carried on');
  expect(run.seq).toBe(seq);
  expect(createHash('sha256').update(canonicalJson(run.state)).digest('hex')).toBe(digest);
  while (run.state.records.length === 1 && !run.isOver) {
    const [seat] = game.actors(run.state);
    if (seat === undefined) throw new Error('nobody is asked');
    expect(run.attempt(seat, bot.choose(plainThought(game.hide(run.state, seat), seat)))).not.toHaveProperty('ok');
  }
  expect(run.state.records).toHaveLength(2);
});

it('the fixtures contain a practice game of every game in the newest version, and no version drops a game', () => {
  const versions = readdirSync(FIXTURES).toSorted((one, other) => Number(one) - Number(other));
  const gamesOf = (version: string) => stored.filter((one) => one.version === version).map(({ name }) => name.replace('.json', ''));
  expect(gamesOf(versions.at(-1) ?? '').toSorted()).toEqual(Object.keys(games).toSorted());
  for (const [at, version] of versions.slice(1).entries()) {
    expect(gamesOf(version)).toEqual(expect.arrayContaining([...gamesOf(versions[at] ?? '')]));
  }
});
