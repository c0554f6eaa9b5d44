import { evolveAll, type GameState, type Tagged } from '../game.ts';
import { allSeats, type Seat } from '../seat.ts';
import { demandConserved } from './conservation.ts';
import { textOf } from './json.ts';
import type { AnyPlayedGame, AnyStep, Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';
import { mixed, type Random } from './random.ts';
import { demandOnList } from './refusal.ts';
import type { AnyLawSubject } from './subject.ts';
import { movesToTry } from './tried-moves.ts';

const STEPS = 60;
const LISTED = 40;
const PLAYED = 3;
const TRIED = 16;

/**
 * A seat to act has a move. Every listed move is legal, and the list has every legal move, except where the game documents a
 * subset. The game accepts every legal move, and a rule refuses any other. (Its input is frozen, so a refusal that changes anything
 * also fails.)
 */
export const lawfulMoves: Law = {
  number: 5,
  name: 'legal moves',
  says: 'Every listed move passes `check`. Every move that passes is listed, except where the game documents a subset. The '
    + 'rules reject any other move.',
  examine(subject, played, random) {
    for (const step of someSteps(played.steps, STEPS, random)) {
      for (const seat of allSeats(played.setup.seats)) {
        demandListed(subject, step, seat, random);
        demandJudged(subject, step, seat, played, random);
      }
    }
  },
};

function demandListed(subject: AnyLawSubject, step: AnyStep, seat: Seat, random: Random): void {
  const { game } = subject;
  const state = step.after;
  const moves = game.legalMoves(state, seat);
  const place = { step, viewer: seat };
  const toAct = game.actors(state).includes(seat);
  demandSame('a seat must have legal moves exactly when it must act', toAct, moves.length > 0, place);
  demandSame('a move is listed twice', new Set(moves.map(textOf)).size, moves.length, place);
  mixed(moves, random).slice(0, LISTED).forEach((move, index) => {
    const tried = { ...place, tried: { seat, move } };
    demandSame('a listed move is refused', null, game.check(state, seat, move), tried);
    const parsed = game.move.safeParse(move);
    demand(parsed.success, 'a listed move cannot be parsed', tried);
    demandSame('a listed move is parsed as a different move', move, parsed.data, tried);
    if (index < PLAYED) demandPlayable(subject, state, seat, move, tried);
  });
}

function demandJudged(
  subject: AnyLawSubject,
  step: AnyStep,
  seat: Seat,
  played: AnyPlayedGame,
  random: Random,
): void {
  const { game, partlyListed = [] } = subject;
  const state = step.after;
  const listed = new Set(game.legalMoves(state, seat).map(textOf));
  for (const move of movesToTry(game, state, played, TRIED, random)) {
    const place = { step, tried: { seat, move } };
    const refusal = game.check(state, seat, move);
    if (refusal === null) {
      demand(game.actors(state).includes(seat), 'a move is legal for a seat that is not to act', place);
      demand(listed.has(textOf(move)) || partlyListed.includes(move.type), 'a legal move is not listed', place);
      demandPlayable(subject, state, seat, move, place);
    } else {
      demand(!listed.has(textOf(move)), 'a listed move is refused', place);
      demandOnList(refusal, game.refusals, place);
    }
  }
}

function demandPlayable(subject: AnyLawSubject, state: GameState, seat: Seat, move: Tagged, place: BreachContext): void {
  const { game } = subject;
  const events = game.decide(state, seat, move);
  demand(events.length > 0, 'a legal move has no events', place);
  demandConserved(subject, evolveAll(game, state, events), place);
}
