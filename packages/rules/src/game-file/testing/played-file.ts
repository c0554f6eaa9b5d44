import type { RoundBody } from '../../fair/chained-terms.ts';
import { type AtSeat, type RoundTerms, seatCommitment } from '../../fair/commitments.ts';
import { type Holder, withLeaf, withoutHolder } from '../../fair/holder.ts';
import { ended, newChainedRound, newRound, type Round, seedOfRound, withCommitment, withNumber } from '../../fair/rounds.ts';
import { emptyChain, linkOfRound, nextPlace } from '../../fair/table-chain.ts';
import { type AnyGame, evolveAll, type Setup } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { keyStream, uniformDraws } from '../../kernel/shuffle.ts';
import { attemptOrTakeBack, TAKE_BACK, TakingBack } from '../../kernel/taking-back.ts';
import type { FileEvidence } from '../evidence.ts';
import {
  type ChainedGameFile, type EarlierGameFile, type FileMove, type GameFile, type GameRecord, RULES_VERSION,
} from '../format.ts';
import { digestOfFile, gameDigest, sealOf } from '../seal.ts';
import { gameFileOf } from '../write.ts';

/** Returns 32 copies of a byte as hex. */
export function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0').repeat(32);
}

/**
 * Returns the file of a randomly played game, shuffled with numbers from every seat but the last. The game is complete; players
 * took back `takenBack` of its moves.
 */
export function playedFile(game: AnyGame, seats = game.seats.min, options: object = {}, takenBack = 0): EarlierGameFile {
  const chosen = { ...defaultOptions(game.options), ...options };
  const invited = Array.from({ length: seats - 1 }, (_, seat) => seat);
  const terms = { gameId: `test-${game.id}`, game: game.id, options: chosen, seats, owner: 0, round: 1, invited };
  return fileShuffledBy(game, terms, shuffledRound(terms), takenBack);
}

/**
 * Returns the file of a randomly played game, shuffled by one commit-and-reveal round. Players took back `takenBack` of its moves.
 */
export function fileShuffledBy(game: AnyGame, terms: RoundTerms, round: Round, takenBack = 0): EarlierGameFile {
  const { gameId: id, options, seats, owner } = terms;
  const seed = seedOfRound(round);
  const setup = { options, seats, owner, seed };
  const { opening: events, made } = playedByChance(game, setup, takenBack);
  const opening = { seat: null, by: null, move: null, events };
  const digest = gameDigest({ ...setup, id, game: game.id }, [opening, ...made]);
  const moves = made.map(({ seat, move, by }) => ({ seat, move, by }));
  const named = Array.from({ length: seats }, (_, seat) => ({ kind: 'person' as const, name: `Player ${seat + 1}` }));
  const written = gameFileOf(game, {
    rules: RULES_VERSION, id, game: game.id, options, seats: named, owner, endedAt: 1_750_000_000_000,
    seed, rounds: [round], digest, moves,
  });
  if (!written.ok) throw new Error(written.fault.code);
  return written.file;
}

/** Returns the moves of a randomly played game, some of which are taken back as soon as possible. */
function playedByChance(game: AnyGame, setup: Setup<object>, takenBack: number) {
  const draw = uniformDraws(keyStream(setup.seed, 2 ** 31));
  const taking = new TakingBack(game);
  const { state: begin, events: opening } = game.begin(setup);
  const made: FileMove[] = [];
  let [state, from, toTakeBack] = [evolveAll(game, begin, opening), 1 + opening.length, takenBack];
  while (game.result(state) === null) {
    const last = made.at(-1)?.seat ?? 0;
    const isTime = toTakeBack > 0 && typeof taking.of(last) !== 'string' && draw(3) === 0;
    const toAct = game.actors(state);
    const seat = isTime ? last : (toAct[draw(toAct.length)] ?? 0);
    const moves = game.legalMoves(state, seat);
    const move = isTime ? TAKE_BACK : moves[draw(moves.length)];
    const attempt = move === undefined ? null : attemptOrTakeBack(game, taking, state, seat, move);
    if (move === undefined || attempt?.ok !== true) throw new Error(`${game.id}: a seat to act has no lawful move`);
    if (isTime) toTakeBack -= 1;
    taking.follow({ seat, before: state, events: attempt.events, from });
    made.push({ seat, by: 'person', move, events: attempt.events });
    state = evolveAll(game, state, attempt.events);
    from += attempt.events.length;
  }
  return { opening, made };
}

/** The parameters of a test game of version 3; each has a default. */
export interface ChainedPlay {
  readonly seats?: number;
  readonly options?: object;
  /** The number of moves that are taken back. */
  readonly takenBack?: number;
  /** The end of the game: at its result by default, or by agreement after half of the game or after the first deal. */
  readonly end?: NonNullable<GameRecord['ending']>;
  /** The server's random byte, from 0 to 255; each gives a different game. */
  readonly secret?: number;
  readonly owner?: number | null;
  /** The seats whose initial holders' names have been erased. */
  readonly erased?: readonly number[];
  /** The seats that a bot takes over, each with the number of moves before the takeover. */
  readonly botsFrom?: readonly (readonly [after: number, seat: number])[];
  readonly evidence?: FileEvidence | null;
}

/**
 * Returns a version 3 file of a randomly played game, shuffled with numbers from every seat but the last, in its table's second
 * round.
 */
export function playedChainedFile(game: AnyGame, play: ChainedPlay = {}): ChainedGameFile {
  const { seats: count = game.seats.min, options = {}, takenBack = 0, end = 'played', secret = 0xab, owner = 0 } = play;
  const chosen = { ...defaultOptions(game.options), ...options };
  const held = Array.from({ length: count }, (_, seat) => withLeaf(saltOf(seat), personAt(seat)));
  const body: RoundBody = {
    rules: RULES_VERSION, gameId: `test-${game.id}`, game: game.id, options: chosen, owner,
    invited: Array.from({ length: count - 1 }, (_, seat) => seat), leaves: held.map(({ leaf }) => leaf),
  };
  const origin = hexOf(0x0f);
  const before = newChainedRound(nextPlace(origin, emptyChain(origin)), body, hexOf(0x77));
  const link = linkOfRound(before.terms, before.commitment);
  const round = withAllNumbers(newChainedRound(nextPlace(origin, { counter: 1, link }), body, hexOf(secret)));
  const seed = seedOfRound(round);
  const { made } = playedByChance(game, { options: chosen, seats: count, owner, seed }, takenBack);
  const moves = made.slice(0, countUntil(end, game, made)).map(({ seat, by, move }) => ({ seat, by, move }));
  const changes = (play.botsFrom ?? []).map(([after, seat]) => ({
    after: Math.min(after, moves.length), seat, ...withLeaf(saltOf(seat + 100), { kind: 'bot', name: 'Tin' }),
  }));
  const seatHolders = held.map((holder, seat) => (play.erased?.includes(seat) === true ? withoutHolder(holder) : holder));
  const unsealed = gameFileOf(game, {
    version: 3, rules: RULES_VERSION, id: body.gameId, game: game.id, options: chosen, table: origin, seats: seatHolders, changes,
    owner, end: end === 'played' ? end : 'agreed', ending: end, endedAt: 1_750_000_000_000, seed, rounds: [before, round],
    digest: hexOf(0), moves,
  }, play.evidence ?? null);
  if (!unsealed.ok || unsealed.file.version !== 3) throw new Error('a game of chance cannot be played again');
  return resealed(unsealed.file);
}

/** Returns how many moves of a complete game belong to a game that ends in this way. */
function countUntil(end: NonNullable<GameRecord['ending']>, { dealEnds }: AnyGame, made: readonly FileMove[]): number {
  switch (end) {
    case 'played':
      return made.length;
    case 'agreed':
      return Math.floor(made.length / 2);
    case 'last-deal':
      return 1 + made.findIndex(({ events }) => events.some(({ type }) => dealEnds.includes(type)));
  }
}

/** Returns a file with a matching digest and seal, as a forger who knows the format would make it. */
export function resealed<File extends GameFile>(file: File): File {
  const digested = { ...file, digest: digestOfFile(file) };
  return { ...digested, seal: sealOf(digested) };
}

function personAt(seat: number): Holder {
  return { kind: 'person', name: `Player ${seat + 1}`, pseudonym: saltOf(seat + 200) };
}

function saltOf(byte: number): string {
  return hexOf(byte).slice(32);
}

/** Returns a finished round in which each invited seat reveals 32 equal bytes: the seat's number plus one. */
export function shuffledRound(terms: RoundTerms): Round {
  return withAllNumbers(newRound(terms, hexOf(0xab)));
}

/** Returns the round after each invited seat has revealed 32 equal bytes: the seat's number plus one. */
export function withAllNumbers<R extends Round>(asked: R): R {
  const numbers = asked.invited.map((seat): AtSeat => [seat, hexOf(seat + 1)]);
  let round = asked;
  for (const number of numbers) {
    const bound = withCommitment(round, [number[0], seatCommitment(round.terms, round.commitment, number)], 'in-time');
    if (typeof bound === 'string') throw new Error(bound);
    round = bound;
  }
  for (const number of numbers) {
    const given = withNumber(round, number, 'in-time');
    if (typeof given === 'string') throw new Error(given);
    round = given;
  }
  return ended(round);
}
