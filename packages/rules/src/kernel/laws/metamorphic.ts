import { FRENCH_SUITS } from '../cards.ts';
import { type AnyGame, evolveAll, type GameState, type Tagged } from '../game.ts';
import type { Seat } from '../seat.ts';
import { textOf } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';
import { mixed, type Random } from './random.ts';
import { rotate } from './rotate.ts';
import type { AnyLawSubject, SuitExchange } from './subject.ts';

const STARTS = 12;
const LONGEST = 40;

/** Rotation: if all players move the same number of seats to the left, the game proceeds in the same way, rotated. */
export const rotation: Law = {
  number: 7,
  name: 'rotation',
  says: 'If all players move some seats to the left, every event and result shifts by the same number of seats.',
  examine(subject, { setup, steps }, random) {
    const { seats } = setup;
    const { seatFields } = subject;
    for (const step of someSteps(steps, STARTS, random)) {
      const by = 1 + random.below(seats - 1);
      const likeness: Likeness = {
        state: (state) => rotate(state, seatFields, seats, by),
        seat: (seat) => (seat + by) % seats,
        move: (move) => rotate(move, seatFields, seats, by),
        alikeAfterShuffle: true,
      };
      compareGames(subject, likeness, step, stretchAfter(step, steps, random));
    }
  },
};

/** Suit blindness: if suits are exchanged, the game proceeds in the same way with the exchanged suits. */
export const suitBlindness: Law = {
  number: 7,
  name: 'suit blindness',
  says: 'If a game treats all suits alike and the suits are exchanged, the game runs the same way in the other suits.',
  applies: (subject) => subject.permuteSuits !== undefined,
  examine(subject, { steps }, random) {
    const { permuteSuits } = subject;
    if (permuteSuits === undefined) return;
    for (const step of someSteps(steps, STARTS, random)) {
      const suits = exchangeOf(permuteSuits.suits ?? FRENCH_SUITS, random);
      const likeness: Likeness = {
        state: (state) => permuteSuits.state(state, suits),
        seat: (seat) => seat,
        move: (move) => permuteSuits.move(move, suits),
        alikeAfterShuffle: false,
      };
      compareGames(subject, likeness, step, stretchAfter(step, steps, random));
    }
  },
};

/** A transformation to a game that must proceed in exactly the same way. */
interface Likeness {
  readonly state: (state: GameState) => GameState;
  readonly seat: (seat: Seat) => Seat;
  readonly move: (move: Tagged) => Tagged;
  /** Whether transformed games still match after a shuffle; if not, only their scores must match. */
  readonly alikeAfterShuffle: boolean;
}

function compareGames(subject: AnyLawSubject, like: Likeness, step: AnyStep, later: readonly AnyStep[]): void {
  const { game, partlyListed = [] } = subject;
  const textsOf = (moves: readonly Tagged[]) =>
    moves.filter(({ type }) => !partlyListed.includes(type)).map(textOf).toSorted();
  let twin = like.state(step.after);
  for (const next of later) {
    if (next.by === null) return;
    const place = { step: next };
    const seat = like.seat(next.by.seat);
    const move = like.move(next.by.move);
    const listed = game.legalMoves(next.before, next.by.seat).map(like.move);
    demandSame('the transformed game has different legal moves', textsOf(listed), textsOf(game.legalMoves(twin, seat)), place);
    demandSame('the transformed move is refused in the transformed game', null, game.check(twin, seat, move), place);
    twin = evolveAll(game, twin, game.decide(twin, seat, move));
    const outcome = outcomeOf(game, next.after, like.seat);
    demandSame('the transformed game has a different outcome', outcome, outcomeOf(game, twin, (same) => same), place);
    if (!like.alikeAfterShuffle && shufflesIn(next.before) !== shufflesIn(next.after)) return;
    demandSame('the transformed game continues differently', like.state(next.after), twin, place);
  }
}

/** Returns a stretch of the steps after `step`, or none. */
function stretchAfter(step: AnyStep, steps: readonly AnyStep[], random: Random): readonly AnyStep[] {
  return steps.slice(step.number + 1, step.number + 2 + random.below(LONGEST));
}

/** Returns the scores, and the places once there is a result, with each seat renamed by `nameOf`. */
function outcomeOf(game: AnyGame, state: GameState, nameOf: (seat: Seat) => Seat): unknown {
  const scores = game.scores(state).map((score, seat) => ({ seat: nameOf(seat), score }));
  const standings = game.result(state)?.standings ?? [];
  const places = standings.map(({ seat, place }) => ({ seat: nameOf(seat), place }));
  return { scores: bySeat(scores), places: bySeat(places) };
}

function bySeat<Row extends { readonly seat: Seat }>(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => a.seat - b.seat);
}

/** Returns the number of shuffles in a state; null in a game that does not count them. */
function shufflesIn(state: GameState): unknown {
  return 'shuffles' in state ? state.shuffles : null;
}

function exchangeOf(suits: readonly string[], random: Random): SuitExchange {
  const others = mixed(suits, random);
  return Object.fromEntries(suits.map((suit, index) => [suit, others[index] ?? suit]));
}
