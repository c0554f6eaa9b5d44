import type { Standing } from '../game.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';

/** Until there is a result, some seat must act; after that, no seat may. Every seat always has a place and a score. */
export const outcome: Law = {
  number: 10,
  name: 'outcome',
  says: 'Until there is a result, at least one seat must act; after that, none. Every seat always has a place and a '
    + 'score, also in the result.',
  examine({ game }, { setup, steps }) {
    const seats = allSeats(setup.seats);
    for (const step of steps) {
      const place = { step };
      const state = step.after;
      const result = game.result(state);
      const actors = game.actors(state);
      const over = state.phase.name === 'over';
      demand(over === (result !== null), 'there is a result just when the phase is `over`', place);
      demand((actors.length === 0) === over, 'a seat is to act just as long as there is no result', place);
      demand(new Set(actors).size === actors.length, 'a seat is to act twice', place);
      demand(actors.every((seat) => seats.includes(seat)), 'a seat is to act that is not at the table', place);
      const scores = game.scores(state);
      demand(scores.length === seats.length && scores.every(Number.isFinite), 'every seat has one score', place);
      const standings = game.standings(state);
      demandStandings(standings, scores, place);
      if (result === null) continue;
      demandStandings(result.standings, scores, place);
      demandSame('the result is how the game stands', standings, result.standings, place);
    }
  },
};

function demandStandings(standings: readonly Standing[], scores: readonly number[], place: BreachContext): void {
  const bySeat = standings.toSorted((a, b) => a.seat - b.seat);
  demandSame('the standings name every seat once', allSeats(scores.length), bySeat.map(({ seat }) => seat), place);
  demandSame('the standings and the scores agree', scores, bySeat.map(({ score }) => score), place);
  standings.forEach((standing, index) => {
    const sharesPlace = index > 0 && standing.place === standings[index - 1]?.place;
    demand(sharesPlace || standing.place === index + 1, 'places go 1-1-3, best first', place);
  });
}
