import {
  checking, type EarlierGameFile, type EarlierGameRecord, evidenceInFile, type FileMove, faultOfRecord, gameDigest, gameFileOf,
  type GameFile, type GameRecord, type OtherThanSent, type PlayedAgain, replay, type ReplayedStep, type UntrueFile,
} from '@chinwag/rules/game-file';
import { mismatchIn, SeenAgain, type ShownAgain } from './compare.ts';
import type { Evidence } from './evidence.ts';
import { isComparable, type ShuffleVerdict, verdictOn } from './verdict.ts';

/** What of a game’s rules it takes to check one. */
export type CheckableGame = PlayedAgain & ShownAgain;

/** What is said of a game that was checked. */
export type CheckedFile = GameFile | Pick<EarlierGameFile, 'version' | 'seats' | 'rounds' | 'seed' | 'moves' | 'digest'>;

/** What was found out about a game: what is wrong with it first; or, if nothing is, what this device can say of it. */
export type CheckedGame =
  | {
      readonly ok: true;
      readonly verdict: ShuffleVerdict;
      readonly file: CheckedFile;
      /** How many events happened, and how many of them this device was shown while they did. */
      readonly events: number;
      readonly shown: number;
      /** How many rounds were held at its table while this device was away. */
      readonly missed: number;
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
  if (!('changes' in given) && (given.ending === 'last-deal' || given.ending === 'agreed')) {
    return compared(game, { ...unfinishedOf(game, given), said: null }, evidence, rest);
  }
  const written = gameFileOf(game, given);
  return written.ok ? checkFile(game, written.file, evidence, rest) : written;
}

/** Checks a game in a file, which also has its events, and the report of the device that saved it. */
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

/** A game that can be played again, by steps at whose end stands what is wrong, with what the device says that saved it. */
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

/** A game without a result, which all agreed to end: its moves must make what the server sent the digest of. */
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

/** What the device that saved a file was shown otherwise is a contradiction of the file in itself. */
function asSaid(unlike: OtherThanSent | null): UntrueFile | null {
  return unlike === null ? null : { code: 'file-evidence' };
}
