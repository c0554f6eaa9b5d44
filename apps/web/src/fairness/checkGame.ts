import { checkRounds } from '@chinwag/rules/fair';
import {
  checking, gameFileOf, type GameFile, type GameRecord, type OtherThanSent, type PlayedAgain, type UntrueFile,
} from '@chinwag/rules/game-file';
import { mismatchIn, ownNumbersIn, SeenAgain, type ShownAgain } from './compare.ts';
import type { StoredNumbers } from './storedNumbers.ts';

/** What of a game’s rules it takes to check one. */
export type CheckableGame = PlayedAgain & ShownAgain;

/**
 * What was found out about a game: nothing that contradicts itself or what this device saved, which is no proof, as a device that
 * saved nothing can be contradicted by nothing; or what is wrong with it first.
 */
export type CheckedGame =
  | {
      readonly ok: true;
      readonly file: GameFile;
      /** How many events happened, and how many of them this device was shown while they did. */
      readonly events: number;
      readonly shown: number;
      /** How many of the numbers it was shuffled by this device gave. */
      readonly own: number;
      /** Whether this device saved anything about the numbers before the deal. */
      readonly stored: boolean;
    }
  | { readonly ok: false; readonly fault: UntrueFile | OtherThanSent };

/** How many moves are made again at a stretch: a few ms, in which the page can do nothing else. */
const STRETCH = 50;

/**
 * Computes a game again from its numbers and moves, and compares it with what this device stored of it, null for nothing. `rest`
 * lets the page do what else it has to do.
 */
export async function checkGame(
  game: CheckableGame,
  given: GameRecord,
  stored: StoredNumbers | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  // What is wrong with the numbers is reported before what comes of them: moves that no such cards allow.
  const fault = faultOfNumbers(given) ?? (stored === null ? null : mismatchIn(given, stored));
  if (fault !== null) return { ok: false, fault };
  const written = gameFileOf(game, given);
  if (!written.ok) return written;
  const { file } = written;
  const again = new SeenAgain(game, stored?.seen ?? []);
  const steps = checking(game, file);
  let events = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      if (value !== null) return { ok: false, fault: value };
      const own = stored === null ? 0 : ownNumbersIn(file.rounds, stored);
      return { ok: true, file, events, shown: again.shown, own, stored: (stored?.rounds.length ?? 0) > 0 };
    }
    events += value.events.length;
    const unlike = again.follow(value);
    if (unlike !== null) return { ok: false, fault: unlike };
    if (value.number % STRETCH === STRETCH - 1) await rest();
  }
}

function faultOfNumbers({ id, game, options, owner, seats, rounds, seed }: GameRecord): UntrueFile | null {
  return checkRounds({ gameId: id, game, options, owner, seats: seats.length }, rounds, seed);
}
