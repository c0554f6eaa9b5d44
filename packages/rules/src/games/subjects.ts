import type { AnyGameSecrets } from '../kernel/laws/secrets.ts';
import type { AnyLawSubject } from '../kernel/laws/subject.ts';
import type { GameId } from './games.ts';

/** What a game is judged by, beside its rules. */
export interface Subjects {
  /** What the laws are given about it. */
  readonly laws: AnyLawSubject;
  /** Who may know what in it. */
  readonly secrets: AnyGameSecrets;
}

/** What a game is judged by, from `subjects.ts` in its own folder. Throws if a registered game has no such file: a test would. */
export async function subjectsOf(id: GameId): Promise<Subjects> {
  const { laws, secrets }: Partial<Subjects> = await import(`./${id}/subjects.ts`);
  if (laws === undefined || secrets === undefined) throw new Error(`${id}/subjects.ts lacks its laws or its secrets`);
  return { laws, secrets };
}
