import type { Seat } from '@chinwag/rules';
import { capital } from '../../../wording/words.ts';
import { isYou, type People, together, whose } from '../people.ts';

/** Who is awaited, as it is read out: `Tomek’s turn.` `question` is what they are asked instead of taking a turn. */
export function readTurn(awaited: readonly Seat[], question: string | null, people: People): string {
  const [seat] = awaited;
  if (seat === undefined) return 'Nobody is awaited.';
  if (question !== null && awaited.some((asked) => isYou(people, asked))) return question;
  if (question !== null || awaited.length > 1) return `Waiting for ${together(people, awaited)}.`;
  return `${capital(whose(people, seat))} turn.`;
}
