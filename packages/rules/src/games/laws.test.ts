import { expect, test } from 'vitest';
import { describeLaws } from '../kernel/laws/index.ts';
import { games, type Subjects, subjects } from './registry.ts';

const judged = await Promise.all(
  Object.entries<() => Promise<Subjects>>(subjects).map(async ([id, load]) => ({ id, subject: (await load()).laws })),
);

test('every registered game is held to the laws, under its own name', () => {
  const told = judged.map(({ id, subject }) => [id, subject.game.id, subject.game]);
  expect(told).toEqual(Object.entries(games).map(([id, game]) => [id, id, game]));
});

for (const { subject } of judged) describeLaws(subject);
