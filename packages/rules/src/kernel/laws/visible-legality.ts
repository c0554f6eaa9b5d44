import type { ScoredDeal } from '../game.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { demandSame } from './law-broken.ts';
import { allViewers, someSteps } from './moments.ts';
import { movesToTry } from './tried-moves.ts';

const STEPS = 60;
const MOVES = 12;

/** A seat's view shows what the seat may do. Every view shows the scores and which seats must act. */
export const visibleLegality: Law = {
  number: 4,
  name: 'visible legality',
  says: 'Legal moves, refusals, scores, places, the course and the result all follow from what a viewer sees.',
  examine({ game }, played, random) {
    const { seats } = played.setup;
    for (const step of someSteps(played.steps, STEPS, random)) {
      const state = step.after;
      const moves = movesToTry(game, state, played, MOVES, random);
      for (const seat of allSeats(seats)) {
        const view = game.hide(state, seat);
        const place = { step, viewer: seat };
        const what = 'a seat cannot tell its legal moves from what it sees';
        demandSame(what, game.legalMoves(state, seat), game.legalMoves(view, seat), place);
        for (const move of moves) {
          const judged = game.check(state, seat, move);
          const tried = { ...place, tried: { seat, move } };
          demandSame('a seat cannot tell whether a move is legal', judged, game.check(view, seat, move), tried);
        }
        for (const type of new Set(moves.map((move) => move.type))) {
          const why = game.whyNone(state, seat, type);
          const tried = { ...place, tried: { seat, move: { type } } };
          demandSame('a seat cannot tell why it has no move of a kind', why, game.whyNone(view, seat, type), tried);
        }
        const silence = game.silence(state, seat);
        demandSame('a seat cannot tell whether it may chat', silence, game.silence(view, seat), place);
      }
      for (const viewer of allViewers(seats)) {
        const view = game.hide(state, viewer);
        const place = { step, viewer };
        demandSame('a viewer cannot tell the phase', state.phase.name, view.phase.name, place);
        demandSame('a viewer cannot tell who is to act', game.actors(state), game.actors(view), place);
        demandSame('a viewer cannot tell the scores', game.scores(state), game.scores(view), place);
        demandSame('a viewer cannot tell the course of the game', game.course(state), game.course(view), place);
        demandSame('a viewer cannot tell the records of the deals', state.records.map(alike), view.records.map(alike), place);
        demandSame('a viewer cannot tell the places', game.standings(state), game.standings(view), place);
        demandSame('a viewer cannot tell the result', game.result(state), game.result(view), place);
      }
    }
  },
};

/** Returns the fields of a deal's record that are the same in every game. */
function alike({ number, dealer, points, dead, ledger }: ScoredDeal): ScoredDeal {
  return { number, dealer, points, dead, ledger };
}
