import type { AnyGame } from '../kernel/game.ts';
import type { AnyGameSecrets } from '../kernel/laws/secrets.ts';
import type { AnyLawSubject } from '../kernel/laws/subject.ts';
import { chanoyu } from './chanoyu/index.ts';
import { chapanka } from './chapanka/index.ts';
import { chinaso } from './chinaso/index.ts';
import { chinchon } from './chinchon/index.ts';
import { chinkway } from './chinkway/index.ts';
import { slobberhannes } from './slobberhannes/index.ts';

/** Every game there is, by its stable name. */
export const games = { chinkway, chinaso, chinchon, chapanka, chanoyu, slobberhannes } as const;

export type GameId = keyof typeof games;

/** What a game is judged by, beside its rules: what the laws are told about it, and who may know what in it. */
export interface Subjects {
  readonly laws: AnyLawSubject;
  readonly secrets: AnyGameSecrets;
}

/** What each game is judged by, loaded by the tests alone. */
export const subjects = {
  chinkway: () => import('./chinkway/subjects.ts'),
  chinaso: () => import('./chinaso/subjects.ts'),
  chinchon: () => import('./chinchon/subjects.ts'),
  chapanka: () => import('./chapanka/subjects.ts'),
  chanoyu: () => import('./chanoyu/subjects.ts'),
  slobberhannes: () => import('./slobberhannes/subjects.ts'),
} as const satisfies Record<GameId, () => Promise<Subjects>>;

/** The game of that name, or null if there is none. */
export function findGame(id: string): AnyGame | null {
  return Object.values<AnyGame>(games).find((game) => game.id === id) ?? null;
}
