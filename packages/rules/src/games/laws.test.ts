import { expect, test } from 'vitest';
import type { AnyGame } from '../kernel/game.ts';
import { describeLaws } from '../kernel/laws/index.ts';
import { type GameId, games } from './games.ts';
import { subjectsOf } from './subjects.ts';

const judged = await Promise.all(
  (Object.keys(games) as GameId[]).map(async (id) => ({ id, subject: (await subjectsOf(id)).laws })),
);

test('every registered game is tested against the laws under its own name', () => {
  const said = judged.map(({ id, subject }) => [id, subject.game.id, subject.game]);
  expect(said).toEqual(Object.entries<AnyGame>(games).map(([id, game]) => [id, id, game]));
});

for (const { subject } of judged) describeLaws(subject);
