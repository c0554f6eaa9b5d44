import { allSeats, type Seat } from '../seat.ts';
import { moveAtTimeOut } from '../time-out.ts';
import { textOf } from './json.ts';
import type { AnyStep, Law } from './law.ts';
import { demand, demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';
import { mixed, type Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

const STEPS = 120;
const WANTED = 6;

/**
 * An absent player's prescribed move, and all moves for a player after a timeout, are legal and follow from the player's own view.
 * The table makes no other move, whatever a stand-in chooses.
 */
export const forAbsent: Law = {
  number: 16,
  name: 'absent players',
  says: 'The move made for an absent player is legal. On a timeout, the game makes only moves that it offers, '
    + 'whatever the caller requests.',
  examine(subject, { setup, steps }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      for (const seat of allSeats(setup.seats)) {
        demandAnswer(subject, step, seat);
        demandTimeOut(subject, step, seat);
        demandOffered(subject, step, seat, random);
      }
    }
  },
};

function demandAnswer({ game }: AnyLawSubject, step: AnyStep, seat: Seat): void {
  const move = game.forAbsent(step.after, seat);
  const seen = game.forAbsent(game.hide(step.after, seat), seat);
  demandSame('a seat cannot tell which move is made in its absence', move, seen, { step, viewer: seat });
  if (move === null) return;
  const place = { step, tried: { seat, move } };
  demandSame('the move made for an absent player is refused', null, game.check(step.after, seat, move), place);
}

/** Throws unless the moves that the game offers after a timeout obey the law. */
function demandTimeOut({ game }: AnyLawSubject, step: AnyStep, seat: Seat): void {
  const place = { step, viewer: seat };
  const moves = game.timeOut(step.after, seat);
  const listed = new Set(game.legalMoves(step.after, seat).map(textOf));
  demandSame('a move must be offered on timeout exactly when a seat must act', listed.size > 0, moves.length > 0, place);
  demand(moves.every((move) => listed.has(textOf(move))), 'a move offered on timeout is not listed', place);
  const seen = game.timeOut(game.hide(step.after, seat), seat);
  demandSame('a seat cannot tell which moves are offered on timeout', moves, seen, place);
}

/** Throws unless every offered move can be made after a timeout, and no other move. */
function demandOffered({ game }: AnyLawSubject, step: AnyStep, seat: Seat, random: Random): void {
  const offered = game.timeOut(step.after, seat);
  const wishes = [null, ...mixed(game.legalMoves(step.after, seat), random).slice(0, WANTED)];
  for (const wanted of wishes) {
    const done = moveAtTimeOut(game, step.after, seat, wanted);
    const place = wanted === null ? { step, viewer: seat } : { step, tried: { seat, move: wanted } };
    const isOffered = offered.some((move) => textOf(move) === textOf(done));
    demandSame('the move made on timeout is not offered', offered.length > 0, isOffered, place);
    const isWanted = offered.some((move) => textOf(move) === textOf(wanted));
    if (isWanted) demandSame('the move made on timeout is not the one wanted', wanted, done, place);
  }
}
