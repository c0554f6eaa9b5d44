import { canonicalJson } from '../fair/canonical-json.ts';
import { checkRounds } from '../fair/check-rounds.ts';
import type { UntrueFile } from './faults.ts';
import type { GameFile } from './format.ts';
import { firstOther, type PlayedAgain, replay, type ReplayedStep } from './replay.ts';
import { fileResult } from './result.ts';
import { digestOfFile, sealOf } from './seal.ts';

/**
 * Checks a file: whether the numbers make the seed, the seed and the moves all that happened, and that the result. It yields each
 * step as it is played again, so that the caller may pause between two; returns what is wrong first, or null.
 */
export function* checking(game: PlayedAgain, file: GameFile): Generator<ReplayedStep, UntrueFile | null> {
  const { id, options, owner, seats, seed, rounds } = file;
  const fault = checkRounds({ gameId: id, game: file.game, options, owner, seats: seats.length }, rounds, seed);
  if (fault !== null) return fault;
  const steps = replay(game, file);
  let last: ReplayedStep | null = null;
  for (;;) {
    const next = steps.next();
    if (next.done === true) {
      if (next.value !== null) return next.value;
      break;
    }
    last = next.value;
    const recorded = last.number === 0 ? file.opening : (file.moves[last.number - 1]?.events ?? []);
    const event = firstOther(recorded, last.events);
    if (event !== null) return { code: 'file-events', move: last.number, event };
    yield last;
  }
  const result = last === null ? null : fileResult(game, last.after);
  if (result === null) return { code: 'file-unfinished' };
  if (canonicalJson(result) !== canonicalJson(file.result)) return { code: 'file-result' };
  if (digestOfFile(file) !== file.digest) return { code: 'file-digest' };
  return sealOf(file) === file.seal ? null : { code: 'file-seal' };
}

/** Checks a file at one go: what is wrong first, or null. */
export function checkGameFile(game: PlayedAgain, file: GameFile): UntrueFile | null {
  const steps = checking(game, file);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
