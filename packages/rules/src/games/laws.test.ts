import { expect, test } from 'vitest';
import { type AnyLawSubject, describeLaws } from '../kernel/laws/index.ts';
import { chanoyuSubject } from './chanoyu/law-subject.ts';
import { chapankaSubject } from './chapanka/law-subject.ts';
import { chinasoSubject } from './chinaso/law-subject.ts';
import { chinchonSubject } from './chinchon/law-subject.ts';
import { chinkwaySubject } from './chinkway/law-subject.ts';
import { type GameId, games } from './registry.ts';

/** What the laws are told about each game. A registered game that is not here does not build. */
const subjects = {
  chinkway: chinkwaySubject,
  chinaso: chinasoSubject,
  chinchon: chinchonSubject,
  chapanka: chapankaSubject,
  chanoyu: chanoyuSubject,
} satisfies Record<GameId, AnyLawSubject>;

test('every registered game is held to the laws, under its own name', () => {
  const judged = Object.entries<AnyLawSubject>(subjects).map(([id, subject]) => [id, subject.game.id, subject.game]);
  expect(judged).toEqual(Object.entries(games).map(([id, game]) => [id, id, game]));
});

for (const subject of Object.values<AnyLawSubject>(subjects)) describeLaws(subject);
