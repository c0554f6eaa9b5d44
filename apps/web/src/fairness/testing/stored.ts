import { packEvent } from '@chinwag/protocol';
import { games, type Position } from '@chinwag/rules';
import { EMPTY_HASH_CHAIN, extendHashChain, shownStateDigest } from '@chinwag/rules/fair';
import {
  type ChainedGameFile, type ChainedGameRecord, type EarlierGameFile, type EarlierGameRecord, type GameFile, type GameRecord,
  replay, RULES_VERSION,
} from '@chinwag/rules/game-file';
import type { CheckableGame } from '../checkGame.ts';
import type { Evidence } from '../evidence.ts';

/** The game used by the game-check tests. */
export const GAME: CheckableGame = games.chapanka;

/** Returns a game as the server sends it: its file, without the parts that can be derived from the rest. */
export function givenOut(file: ChainedGameFile): ChainedGameRecord;
export function givenOut(file: EarlierGameFile): EarlierGameRecord;
export function givenOut(file: GameFile): GameRecord {
  const moves = file.moves.map(({ seat, by, move }) => ({ seat, by, move }));
  const { rules, id, game, options, owner, seed, digest } = file;
  const always = { rules, id, game, options, owner, seed, digest, moves };
  if (file.version !== 3) return { ...always, seats: file.seats, endedAt: file.endedAt, rounds: file.rounds };
  const { version, table, seats, changes, rounds, end, endedAt } = file;
  return { ...always, version, table, seats, changes, rounds, end, endedAt };
}

/** Returns the evidence that the device of a seat, or of a spectator, stores about a game with these rules. */
export function evidenceFrom(file: GameFile, viewer: Position, checkable: CheckableGame = GAME): Evidence {
  const counters = file.version === 3 ? file.rounds.map(({ counter }) => counter) : [];
  const rounds = file.rounds.map(({ terms, commitment, commitments, numbers }, at) => ({
    round: at + 1, counter: counters[at] ?? null, terms, commitment, bound: commitments, given: numbers,
    own: numbers.find(([held]) => held === viewer) ?? null,
    granted: numbers.some(([held]) => held === viewer) ? 'number' as const : 'nothing' as const,
  }));
  const opened = { secrets: file.rounds.map(({ secret }) => secret), digest: file.digest };
  return {
    gameId: file.id, rounds, opened, ...shownTo(file, viewer, checkable),
    shuffledBefore: rounds.length, heard: 'everything', heardFrom: rounds.length === 0 ? null : 1,
    table: 'ABCDEFGHJK', givenBefore: 0, missed: 0, incomplete: false, chain: null, afterAnother: false, restoredAt: null,
    setBack: false, rules: RULES_VERSION, updated: false, checked: false,
  };
}

/** Returns everything that a seat saw of a game, from before the start to the end. */
function shownTo(file: GameFile, viewer: Position, checkable: CheckableGame): Pick<Evidence, 'seen' | 'states'> {
  const states: Evidence['states'][number][] = [];
  let chain = EMPTY_HASH_CHAIN;
  let to = 0;
  for (const { before, events } of replay(checkable, file)) {
    let state = before;
    if (to === 0) states.push({ viewer, seq: 0, digest: shownStateDigest(0, checkable.hide(state, viewer)) });
    for (const event of events) {
      chain = extendHashChain(chain, packEvent(checkable.hideEvent(event, viewer, state), checkable.eventFields));
      state = checkable.evolve(state, event);
      to += 1;
    }
  }
  return { states, seen: [{ viewer, from: 0, to, chain }] };
}
