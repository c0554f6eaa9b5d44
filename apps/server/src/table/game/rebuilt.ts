import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnyGame } from '@chinwag/rules';
import { firstOther, replay, type ReplayedStep } from '@chinwag/rules/game-file';
import { unpackMoves } from '../../store/packed-moves.ts';
import type { EndedGame, Entry } from '../../store/store.ts';
import { endsByRules } from './replay-access.ts';

/** The number of moves replayed per turn of the event loop. They take a few milliseconds, because other tables are playing. */
const AT_A_TURN = 20;

/**
 * Replays a game's packed moves by the current rules. Resolves with its entries, or with null if the moves do not lead to the
 * stored end. Rejects if the packed moves are malformed.
 */
export async function rebuiltEntries(game: AnyGame, ended: EndedGame): Promise<readonly Entry[] | null> {
  const { setup: { options, owner, seed, seats }, ending, packedMoves } = ended;
  const moves = unpackMoves(packedMoves);
  const steps = replay(game, {
    options, owner, seed, moves, seats: Array.from({ length: seats }), ending: endsByRules(ending) ? 'played' : ending,
  });
  const entries: Entry[] = [];
  let seq = 1;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value === null ? entries : null;
    entries.push(entryOf(step.value, moves, seq));
    seq += step.value.events.length;
    if (entries.length % AT_A_TURN === 0) await nextTurn();
  }
}

function entryOf({ number, events }: ReplayedStep, moves: ReturnType<typeof unpackMoves>, seq: number): Entry {
  const made = moves[number - 1];
  if (made === undefined) return { seq, seat: null, moveId: null, by: null, events };
  const { seat, by, move, playouts } = made;
  return { seq, seat, moveId: null, by, move, events, ...(playouts !== undefined && { playouts }) };
}

/** Returns whether rebuilt entries equal the stored ones: the same moves by the same seats, with the same effects. */
export function areSame(rebuilt: readonly Entry[], stored: readonly Entry[]): boolean {
  return rebuilt.length === stored.length && rebuilt.every((entry, at) => isSame(entry, stored[at]));
}

function isSame(entry: Entry, stored: Entry | undefined): boolean {
  if (stored === undefined || entry.seq !== stored.seq || entry.seat !== stored.seat || entry.by !== stored.by) return false;
  if (entry.playouts !== stored.playouts) return false;
  return firstOther(entry.events, stored.events) === null;
}
