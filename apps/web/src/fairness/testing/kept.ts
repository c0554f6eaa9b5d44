import { packEvent } from '@chinwag/protocol';
import { games, type Position } from '@chinwag/rules';
import { EMPTY_HASH_CHAIN, extendHashChain } from '@chinwag/rules/fair';
import { type GameFile, type KeptGame, replay } from '@chinwag/rules/game-file';
import type { CheckableGame } from '../checkGame.ts';
import type { KeptNumbers } from '../keptNumbers.ts';

/** The game that tests of checking are about. */
export const GAME: CheckableGame = games.chapanka;

/** A game as the house gives it out: its file, without what follows from the rest. */
export function givenOut(file: GameFile): KeptGame {
  const { rules, id, game, options, seats, owner, endedAt, seed, rounds, digest, moves: made } = file;
  const moves = made.map(({ seat, by, move }) => ({ seat, by, move }));
  return { rules, id, game, options, seats, owner, endedAt, seed, rounds, digest, moves };
}

/** What the device of a seat, or of one who watches, keeps of a game that the house plays by these rules. */
export function keptOf(file: GameFile, viewer: Position, house: CheckableGame = GAME): KeptNumbers {
  const rounds = file.rounds.map(({ terms, commitment, commitments, numbers }, at) => ({
    round: at + 1, terms, commitment, own: numbers.find(([held]) => held === viewer) ?? null, bound: commitments, given: numbers,
  }));
  const opened = { secrets: file.rounds.map(({ secret }) => secret), digest: file.digest };
  return { gameId: file.id, rounds, opened, seen: [seenBy(file, viewer, house)] };
}

/** All that a seat was shown of a game, from its opening to its end. */
function seenBy(file: GameFile, viewer: Position, house: CheckableGame): KeptNumbers['seen'][number] {
  let chain = EMPTY_HASH_CHAIN;
  let to = 0;
  for (const { before, events } of replay(house, file)) {
    let state = before;
    for (const event of events) {
      chain = extendHashChain(chain, packEvent(house.hideEvent(event, viewer, state), house.eventFields));
      state = house.evolve(state, event);
      to += 1;
    }
  }
  return { viewer, from: 0, to, chain };
}
