import type { AnyGameSecrets } from '../kernel/laws/secrets.ts';
import type { AnyLawSubject } from '../kernel/laws/subject.ts';
import type { GameId } from './games.ts';

/** The inputs of a game's tests in addition to its rules: the law subject, and the knowledge that the rules allow each viewer. */
export interface Subjects {
  /** The subject of the laws (property tests). */
  readonly laws: AnyLawSubject;
  /** The knowledge that the rules allow each viewer. */
  readonly secrets: AnyGameSecrets;
}

/** Resolves with a game's test subjects, from `subjects.ts` in its own folder. Rejects if that file is missing or incomplete. */
export async function subjectsOf(id: GameId): Promise<Subjects> {
  const { laws, secrets }: Partial<Subjects> = await import(`./${id}/subjects.ts`);
  if (laws === undefined || secrets === undefined) throw new Error(`${id}/subjects.ts lacks its laws or its secrets`);
  return { laws, secrets };
}
