import type { Standing } from '../game.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';

/** Until there is a result, some seat must act; after that, no seat may. Every seat always has a place and a score. */
export const outcome: Law = {
  number: 10,
  name: 'outcome',
  says: 'Until there is a result, at least one seat must act; after that, no seat may. Every seat has a place and a '
    + 'score at all times, including in the result.',
  examine({ game }, { setup, steps }) {
    const seats = allSeats(setup.seats);
    for (const step of steps) {
      const place = { step };
      const state = step.after;
      const result = game.result(state);
      const actors = game.actors(state);
      const over = state.phase.name === 'over';
      demand(over === (result !== null), 'there must be a result exactly when the phase is `over`', place);
      demand((actors.length === 0) === over, 'a seat must act exactly as long as there is no result', place);
      demand(new Set(actors).size === actors.length, 'a seat is listed twice among the seats to act', place);
      demand(actors.every((seat) => seats.includes(seat)), 'a seat that is not at the table is to act', place);
      const scores = game.scores(state);
      demand(scores.length === seats.length && scores.every(Number.isFinite), 'every seat must have one score', place);
      const standings = game.standings(state);
      demandStandings(standings, scores, place);
      if (result === null) continue;
      demandStandings(result.standings, scores, place);
      demandSame('the result must match the standings', standings, result.standings, place);
    }
  },
};

function demandStandings(standings: readonly Standing[], scores: readonly number[], place: BreachContext): void {
  const bySeat = standings.toSorted((a, b) => a.seat - b.seat);
  demandSame('the standings must list every seat once', allSeats(scores.length), bySeat.map(({ seat }) => seat), place);
  demandSame('the standings must agree with the scores', scores, bySeat.map(({ score }) => score), place);
  standings.forEach((standing, index) => {
    const sharesPlace = index > 0 && standing.place === standings[index - 1]?.place;
    demand(sharesPlace || standing.place === index + 1, 'places must be numbered 1-1-3, best first', place);
  });
}
