import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findGame, games } from '@chinwag/rules';
import { checkGameFile, gameFileOf, gameRecordSchema, RULES_VERSION } from '@chinwag/rules/game-file';
import { describe, expect, it } from 'vitest';

const FIXTURES = join(import.meta.dirname, '../../packages/rules/src/game-file/fixtures');

/** The stored games of each version of the rules, by version and file. */
const stored = readdirSync(FIXTURES).flatMap((version) =>
  readdirSync(join(FIXTURES, version)).map((name) => ({ version, name, path: join(FIXTURES, version, name) })),
);

describe('a game played under rules of version', () => {
  it.each(stored)('$version, $name, is replayed by the current rules event for event', ({ version, path }) => {
    const game = gameRecordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const rules = findGame(game.game);
    if (rules === null) throw new Error(`the game ${game.game} is not there any more`);
    const written = gameFileOf(rules, game);
    expect(written).toMatchObject({ ok: true });
    expect(written.ok && checkGameFile(rules, written.file)).toBeNull();
    expect(String(game.rules)).toBe(version);
  });
});

it('the fixtures contain every game under the current rules, with and without moves taken back, and some of format 3', () => {
  const today = stored.flatMap(({ version, name }) => (version === String(RULES_VERSION) ? name : []));
  const chained = ['chapanka', 'slobberhannes'].flatMap((id) => [`${id}-chained.json`, `${id}-agreed.json`]);
  const earlier = Object.keys(games).flatMap((id) => [`${id}.json`, `${id}-taken-back.json`]);
  expect(today.toSorted()).toEqual([...earlier, ...chained].toSorted());
});
