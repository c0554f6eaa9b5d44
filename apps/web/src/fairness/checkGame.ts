import {
  checking, evidenceInFile, faultOfRecord, gameFileOf, type GameFile, type GameRecord, type OtherThanSent, type PlayedAgain,
  type UntrueFile,
} from '@chinwag/rules/game-file';
import { mismatchIn, SeenAgain, type ShownAgain } from './compare.ts';
import type { Evidence } from './evidence.ts';
import { isComparable, type ShuffleVerdict, verdictOn } from './verdict.ts';

/** What of a game’s rules it takes to check one. */
export type CheckableGame = PlayedAgain & ShownAgain;

/** What was found out about a game: what is wrong with it first; or, if nothing is, what this device can say of it. */
export type CheckedGame =
  | {
      readonly ok: true;
      readonly verdict: ShuffleVerdict;
      readonly file: GameFile;
      /** How many events happened, and how many of them this device was shown while they did. */
      readonly events: number;
      readonly shown: number;
    }
  | { readonly ok: false; readonly fault: UntrueFile | OtherThanSent };

/** How many moves are made again at a stretch: a few ms, in which the page can do nothing else. */
const STRETCH = 50;

/**
 * Plays a game again from its numbers and moves, and compares it with what this device saved of it, null for nothing. `rest` lets
 * the page do what else it has to do.
 */
export async function checkGame(
  game: CheckableGame,
  given: GameRecord,
  evidence: Evidence | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  // What is wrong with the numbers is said before what comes of them: moves that no such cards allow.
  const fault = faultOfRecord(given) ?? (evidence === null ? null : mismatchIn(given, evidence));
  if (fault !== null) return { ok: false, fault };
  const written = gameFileOf(game, given);
  return written.ok ? checkFile(game, written.file, evidence, rest) : written;
}

/** The same of a game in a file, in which is also what happened, and the word of the device that saved it. */
export async function checkFile(
  game: CheckableGame,
  file: GameFile,
  evidence: Evidence | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  const mismatch = evidence === null ? null : mismatchIn(file, evidence);
  if (mismatch !== null) return { ok: false, fault: mismatch };
  const again = new SeenAgain(game, evidence === null || !isComparable(evidence) ? NOTHING_SEEN : evidence);
  const said = new SeenAgain(game, evidenceInFile(file) ?? NOTHING_SEEN);
  const steps = checking(game, file);
  let events = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      const wrong = value ?? again.end() ?? asSaid(said.end());
      if (wrong !== null) return { ok: false, fault: wrong };
      return { ok: true, verdict: verdictOn(file, events, evidence), file, events, shown: again.shown };
    }
    events += value.events.length;
    const unlike = again.follow(value) ?? asSaid(said.follow(value));
    if (unlike !== null) return { ok: false, fault: unlike };
    if (value.number % STRETCH === STRETCH - 1) await rest();
  }
}

const NOTHING_SEEN: Pick<Evidence, 'seen' | 'states'> = { seen: [], states: [] };

/** What the device that saved a file was shown otherwise is a contradiction of the file in itself. */
function asSaid(unlike: OtherThanSent | null): UntrueFile | null {
  return unlike === null ? null : { code: 'file-evidence' };
}
