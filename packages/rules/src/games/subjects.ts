import type { AnyGameSecrets } from '../kernel/laws/secrets.ts';
import type { AnyLawSubject } from '../kernel/laws/subject.ts';
import type { GameId } from './games.ts';

/** What a game's tests need in addition to its rules. */
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
