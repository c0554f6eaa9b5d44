import {
  checking, type EarlierGameFile, type EarlierGameRecord, evidenceInFile, type FileMove, faultOfRecord, gameDigest, gameFileOf,
  type GameFile, type GameRecord, type OtherThanSent, type PlayedAgain, replay, type ReplayedStep, type UntrueFile,
} from '@chinwag/rules/game-file';
import { mismatchIn, SeenAgain, type ShownAgain } from './compare.ts';
import type { Evidence } from './evidence.ts';
import { isComparable, type ShuffleVerdict, verdictOn } from './verdict.ts';

/** The parts of a game's rules that a check needs. */
export type CheckableGame = PlayedAgain & ShownAgain;

/** The parts of a game's file that a report uses. */
export type CheckedFile = GameFile | Pick<EarlierGameFile, 'version' | 'seats' | 'rounds' | 'seed' | 'moves' | 'digest'>;

/** The result of checking a game: the first fault, or, without one, what this device can prove about the game. */
export type CheckedGame =
  | {
      readonly ok: true;
      readonly verdict: ShuffleVerdict;
      readonly file: CheckedFile;
      /** The number of events, and the number of those that this device was shown live. */
      readonly events: number;
      readonly shown: number;
      /** The number of rounds held at the table while this device was away. */
      readonly missed: number;
    }
  | { readonly ok: false; readonly fault: UntrueFile | OtherThanSent };

/** The number of moves replayed in one task. The task takes a few ms, in which the page can do no other work. */
const STRETCH = 50;

/**
 * Replays a game from its shuffle numbers and its moves, and compares it with this device's evidence, if any. Resolves with the
 * result, which may be a fault. `rest` lets the page do other work between the steps.
 */
export async function checkGame(
  game: CheckableGame,
  given: GameRecord,
  evidence: Evidence | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  // A fault in the numbers comes before its consequences, such as moves that the cards do not allow.
  const fault = faultOfRecord(given) ?? (evidence === null ? null : mismatchIn(given, evidence));
  if (fault !== null) return { ok: false, fault };
  if (!('changes' in given) && (given.ending === 'last-deal' || given.ending === 'agreed')) {
    return compared(game, { ...unfinishedOf(game, given), said: null }, evidence, rest);
  }
  const written = gameFileOf(game, given);
  return written.ok ? checkFile(game, written.file, evidence, rest) : written;
}

/**
 * Checks a game from a file. The file also contains the game's events and the report of the device that saved the file. Resolves
 * with the result, which may be a fault.
 */
export async function checkFile(
  game: CheckableGame,
  file: GameFile,
  evidence: Evidence | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  const mismatch = evidence === null ? null : mismatchIn(file, evidence);
  if (mismatch !== null) return { ok: false, fault: mismatch };
  return compared(game, { file, steps: checking(game, file), said: evidenceInFile(file) }, evidence, rest);
}

/** A game to replay in steps, which return its fault, with the report of the device that saved it. */
interface Checkable {
  readonly file: CheckedFile;
  readonly steps: Generator<ReplayedStep, UntrueFile | null>;
  readonly said: Pick<Evidence, 'seen' | 'states'> | null;
}

async function compared(
  game: CheckableGame,
  { file, steps, said: saidOf }: Checkable,
  evidence: Evidence | null,
  rest: () => Promise<void>,
): Promise<CheckedGame> {
  const again = new SeenAgain(game, evidence === null || !isComparable(evidence) ? NOTHING_SEEN : evidence);
  const said = new SeenAgain(game, saidOf ?? NOTHING_SEEN);
  let events = 0;
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) {
      const wrong = value ?? again.end() ?? asSaid(said.end());
      if (wrong !== null) return { ok: false, fault: wrong };
      const missed = evidence?.missed ?? 0;
      return { ok: true, verdict: verdictOn(file, events, evidence), file, events, shown: again.shown, missed };
    }
    events += value.events.length;
    const unlike = again.follow(value) ?? asSaid(said.follow(value));
    if (unlike !== null) return { ok: false, fault: unlike };
    if (value.number % STRETCH === STRETCH - 1) await rest();
  }
}

/** Returns the check of a game without a result, which all agreed to end. Its moves must match the digest that the server sent. */
function unfinishedOf(game: CheckableGame, given: EarlierGameRecord): Pick<Checkable, 'file' | 'steps'> {
  const moves: FileMove[] = [];
  const { seats, rounds, seed, digest } = given;
  return { file: { version: 1, seats, rounds, seed, moves, digest }, steps: steps() };

  function* steps(): Generator<ReplayedStep, UntrueFile | null> {
    let opening: ReplayedStep['events'] = [];
    const all = replay(game, given);
    for (;;) {
      const { done, value } = all.next();
      if (done === true) {
        if (value !== null) return value;
        break;
      }
      const made = given.moves[value.number - 1];
      if (made === undefined) opening = value.events;
      else moves.push({ ...made, events: value.events });
      yield value;
    }
    const { id, options, owner } = given;
    const first = { seat: null, by: null, move: null, events: opening };
    const made = gameDigest({ id, game: given.game, options, owner, seed, seats: seats.length }, [first, ...moves]);
    return made === digest ? null : { code: 'file-digest' };
  }
}

const NOTHING_SEEN: Pick<Evidence, 'seen' | 'states'> = { seen: [], states: [] };

/** Returns the fault of a file whose own evidence contradicts it, or null if there is no contradiction. */
function asSaid(unlike: OtherThanSent | null): UntrueFile | null {
  return unlike === null ? null : { code: 'file-evidence' };
}
