import { ended, newRound, type Round, seedOfRound, withCommitment, withNumber } from '../../fair/rounds.ts';
import { type AtSeat, type RoundTerms, seatCommitment } from '../../fair/commitments.ts';
import { type AnyGame, evolveAll, type Setup } from '../../kernel/game.ts';
import { defaultOptions } from '../../kernel/options.ts';
import { keyStream, uniformDraws } from '../../kernel/shuffle.ts';
import { attemptOrTakeBack, TAKE_BACK, TakingBack } from '../../kernel/taking-back.ts';
import { type FileMove, type GameFile, RULES_VERSION } from '../format.ts';
import { gameDigest } from '../seal.ts';
import { gameFileOf } from '../write.ts';

/** 32 bytes that are all the same, as hex. */
export function hexOf(byte: number): string {
  return byte.toString(16).padStart(2, '0').repeat(32);
}

/**
 * A game of chance, played to its end by lawful moves and shuffled by everybody but the last seat, as a file; so many moves are
 * taken back in it.
 */
export function playedFile(game: AnyGame, seats = game.seats.min, options: object = {}, takenBack = 0): GameFile {
  const chosen = { ...defaultOptions(game.options), ...options };
  const invited = Array.from({ length: seats - 1 }, (_, seat) => seat);
  const terms = { gameId: `test-${game.id}`, game: game.id, options: chosen, seats, owner: 0, round: 1, invited };
  return fileShuffledBy(game, terms, shuffledRound(terms), takenBack);
}

/** The file of a game of chance that one round of numbers shuffled, no matter who gave them; so many moves are taken back in it. */
export function fileShuffledBy(game: AnyGame, terms: RoundTerms, round: Round, takenBack = 0): GameFile {
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

/** The moves of a game of chance, of which some are taken back as soon as they can be. */
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

/** A round in which all who are asked give a number: the seat, over and over. */
export function shuffledRound(terms: RoundTerms): Round {
  const numbers = terms.invited.map((seat): AtSeat => [seat, hexOf(seat + 1)]);
  let round = newRound(terms, hexOf(0xab));
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
