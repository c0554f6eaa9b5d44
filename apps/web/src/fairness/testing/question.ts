import type { GuestId } from '@chinwag/protocol';
import type { AnyGame } from '@chinwag/rules';
import {
  type AtSeat, type ChainedRound, type Holder, newChainedRound, type PlaceInChain, type RoundBody, seatCommitment,
  type SeatHolder, withLeaf,
} from '@chinwag/rules/fair';
import { type ChainedGameFile, digestOfFile, gameFileOf, RULES_VERSION } from '@chinwag/rules/game-file';
import { fileShuffledBy, hexOf } from '@chinwag/rules/testing/played-file';
import type { ShownToAll } from '../../session/shuffleWitness.ts';
import type { NumberRequest } from '../question.ts';

/** The holder of a seat at a test table. If `person` is null, it is a bot. */
export interface Seated {
  readonly person: GuestId | null;
  readonly name: string;
}

/** The game, seats and chain position of a requested test round. */
export interface AskedRound {
  readonly gameId: string;
  readonly game: string;
  readonly options: object;
  readonly owner: number | null;
  readonly round: number;
  readonly invited: readonly number[];
  readonly seats: readonly Seated[];
  readonly place: PlaceInChain;
}

/** The first round's position in the hash chain of a test table. */
export const FIRST_PLACE: PlaceInChain = { origin: hexOf(0x0c), counter: 1, before: hexOf(0x0c) };

/** Returns the holders of the seats, each with its own leaf. */
export function holdersOf({ seats }: Pick<AskedRound, 'seats'>): readonly SeatHolder[] {
  return seats.map(({ person, name }, seat) => {
    const salt = hexOf(0x5a + seat).slice(0, 32);
    const pseudonym = hexOf(0x90 + seat).slice(0, 32);
    const holder: Holder = person === null ? { kind: 'bot', name } : { kind: 'person', name, pseudonym };
    return withLeaf(salt, holder);
  });
}

/** Returns the content to which the terms of a round commit. */
export function bodyOf(asked: AskedRound): RoundBody {
  const { gameId, game, options, owner, invited } = asked;
  return { rules: RULES_VERSION, gameId, game, options, owner, invited, leaves: holdersOf(asked).map(({ leaf }) => leaf) };
}

/** Returns a round before any device has answered. */
export function roundFor(asked: AskedRound, secret = hexOf(0xab)): ChainedRound {
  return newChainedRound(asked.place, bodyOf(asked), secret);
}

/** Returns the commitments to these numbers in a round. */
export function commitmentsOf(round: ChainedRound, numbers: readonly AtSeat[]): readonly AtSeat[] {
  return numbers.map((number) => [number[0], seatCommitment(round.terms, round.commitment, number)]);
}

/** Returns a round with these numbers and their commitments added, so that the round makes a shuffle. */
export function shuffledBy(round: ChainedRound, numbers: readonly AtSeat[]): ChainedRound {
  return { ...round, commitments: commitmentsOf(round, numbers), numbers, end: 'shuffled' };
}

/** Returns a round with a number for every seat, all of them invented by the server. */
export function forgedRound(asked: AskedRound, byte = 0x50): ChainedRound {
  const numbers = asked.invited.map((seat): AtSeat => [seat, hexOf(byte + seat)]);
  return shuffledBy(roundFor(asked), numbers);
}

/** Returns the request for a number, as a guest with a seat receives it. */
export function questionFor(asked: AskedRound, secret = hexOf(0xab)): NumberRequest {
  const { place, round, seats, invited } = asked;
  const body = bodyOf(asked);
  const people = invited.flatMap((seat) => seats[seat]?.person ?? []);
  const { commitment } = roundFor(asked, secret);
  return { step: 'asked', ...place, round, ...body, options: { ...body.options }, people, holders: holdersOf(asked), commitment };
}

/**
 * Returns the game that results from these rounds, the last of which made the shuffle. `takenBack` is the number of moves to take
 * back.
 */
export function gameShuffledBy(game: AnyGame, asked: AskedRound, rounds: readonly ChainedRound[], takenBack = 0): ChainedGameFile {
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('a game takes a round');
  const { gameId: id, options, owner, invited, seats, place: { origin } } = asked;
  const terms = { gameId: id, game: game.id, options, seats: seats.length, owner, round: 1, invited };
  const { seed, opening, moves, result, endedAt } = fileShuffledBy(game, terms, last, takenBack);
  const played = {
    version: 3 as const, rules: RULES_VERSION, id, game: game.id, options, owner, seed, seats: holdersOf(asked), changes: [],
    end: 'played' as const, endedAt: endedAt ?? 0,
  };
  const digest = digestOfFile({ ...played, opening, moves, result });
  const made = moves.map(({ seat, by, move }) => ({ seat, by, move }));
  const written = gameFileOf(game, { ...played, table: origin, rounds, digest, moves: made });
  if (!written.ok) throw new Error(written.fault.code);
  if (written.file.version !== 3) throw new Error('the file is of an earlier version');
  return written.file;
}

/** Returns the public state of the table while a game is about to start. */
export function shownWith(asked: AskedRound, restoredAt: number | null = null): ShownToAll {
  const { gameId, round, game, options, seats, place: { counter } } = asked;
  const people = seats.map(({ person }) => person);
  const starting = { gameId, round, counter, game, options: { ...options }, people, leaves: [...bodyOf(asked).leaves] };
  return { starting, restoredAt, names: seats.map(({ name }) => name) };
}

/** Returns the public state of the table while no game is about to start. */
export function shownIdle({ seats }: Pick<AskedRound, 'seats'>, restoredAt: number | null = null): ShownToAll {
  return { starting: null, restoredAt, names: seats.map(({ name }) => name) };
}
