import { canonicalJson } from '../fair/canonical-json.ts';
import { checkChainedRounds, checkRounds } from '../fair/check-rounds.ts';
import { withoutState } from '../fair/game-digest.ts';
import { isLeafTrue } from '../fair/holder.ts';
import type { Tagged } from '../kernel/game.ts';
import { agreesWithEvidence } from './evidence.ts';
import type { UntrueFile } from './faults.ts';
import { type ChainedGameRecord, evidenceInFile, type FileResult, type GameFile, type GameRecord } from './format.ts';
import { firstOther, type PlayedAgain, replay, type ReplayedStep } from './replay.ts';
import { fileResult } from './result.ts';
import { digestOfFile, sealOf } from './seal.ts';

/** Returns the fault in a game's seat holders, or in the numbers that shuffled the game, or null if there is none. */
export function faultOfRecord(record: GameRecord): UntrueFile | null {
  const { id, game, options, owner, seed } = record;
  if (!('changes' in record)) {
    return checkRounds({ gameId: id, game, options, owner, seats: record.seats.length }, record.rounds, seed);
  }
  const { rules, table: origin, seats } = record;
  const leaves = seats.map(({ leaf }) => leaf);
  const about = { origin, rules, gameId: id, game, options, owner, leaves };
  return faultOfHolders(record) ?? checkChainedRounds(about, record.rounds, seed);
}

/** Returns a fault if a name does not match its leaf, or a change is out of order or outside the game. Returns null if none. */
function faultOfHolders({ seats, changes, moves }: ChainedGameRecord): UntrueFile | null {
  for (const [seat, held] of seats.entries()) if (!isLeafTrue(held)) return { code: 'file-holder', seat };
  let before = 0;
  for (const { after, seat, ...held } of changes) {
    if (after < before || after > moves.length || seat >= seats.length) return { code: 'file-changes' };
    if (!isLeafTrue(held)) return { code: 'file-holder', seat };
    before = after;
  }
  return null;
}

/**
 * Checks that a file's numbers produce its seed, its seed and moves produce its events, and its events produce its result. Yields
 * each replayed step, so that the caller may pause between steps. Returns the first fault, or null if there is none.
 */
export function* checking(game: PlayedAgain, file: GameFile): Generator<ReplayedStep, UntrueFile | null> {
  const fault = faultOfRecord(file);
  if (fault !== null) return fault;
  const written = eventsAsWritten(file);
  const steps = replay(game, { ...file, ending: endingOf(game, file) });
  let last: ReplayedStep | null = null;
  for (;;) {
    const next = steps.next();
    if (next.done === true) {
      if (next.value !== null) return next.value;
      break;
    }
    last = next.value;
    const recorded = last.number === 0 ? file.opening : (file.moves[last.number - 1]?.events ?? []);
    const event = firstOther(recorded, written(last.events));
    if (event !== null) return { code: 'file-events', move: last.number, event };
    yield last;
  }
  const result = last === null ? null : fileResult(game, last.after);
  const unlike = unlikeEnd(file, result);
  if (unlike !== null) return unlike;
  if (canonicalJson(result) !== canonicalJson(file.result)) return { code: 'file-result' };
  if (digestOfFile(file) !== file.digest) return { code: 'file-digest' };
  if (sealOf(file) !== file.seal) return { code: 'file-seal' };
  const said = evidenceInFile(file);
  return said === null || agreesWithEvidence(file.rounds, file.digest, said) ? null : { code: 'file-evidence' };
}

/**
 * Returns the fault of a complete game without a result, or of a game ended by agreement with one. Returns null if there is no such
 * contradiction.
 */
export function unlikeEnd(game: GameRecord | GameFile, result: FileResult | null): UntrueFile | null {
  if (endOf(game) === 'played') return result === null ? { code: 'file-unfinished' } : null;
  return result === null ? null : { code: 'file-result' };
}

/** Returns how the game in a file ended. Returns `last-deal` if the game ended by agreement and its last event ends a deal. */
export function endingOf({ dealEnds }: Pick<PlayedAgain, 'dealEnds'>, file: GameFile): NonNullable<GameRecord['ending']> {
  const last = file.moves.at(-1)?.events.at(-1);
  return endOf(file) === 'agreed' && last !== undefined && dealEnds.includes(last.type) ? 'last-deal' : endOf(file);
}

/** Returns how a game ended: played to its end, or ended without a result by agreement of all players. */
function endOf(game: GameRecord | GameFile): ChainedGameRecord['end'] {
  return 'end' in game ? game.end : 'played';
}

/**
 * Returns a function that converts events to the format of the file's version. For a take-back, version 2 includes the restored
 * state, and version 3 does not.
 */
export function eventsAsWritten(game: GameRecord | GameFile): (events: readonly Tagged[]) => readonly Tagged[] {
  return 'changes' in game ? (events) => events.map(withoutState) : (events) => events;
}

/** Checks a file without pauses. Returns the first fault, or null if there is none. */
export function checkGameFile(game: PlayedAgain, file: GameFile): UntrueFile | null {
  const steps = checking(game, file);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
