import { transitionsOf } from '../play.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { demandSame } from './law-broken.ts';

/**
 * The course of a game (its scores over time) begins with 0 for everybody, and has a row for each deal. It ends at the current
 * scores.
 */
export const course: Law = {
  number: 14,
  name: 'course',
  says: 'The course of the score begins with 0 for every seat, has a row for each deal, and ends with the current scores.',
  examine({ game }, { setup, steps }) {
    const nothing = allSeats(setup.seats).map(() => 0);
    for (const step of steps) {
      for (const { event, after } of transitionsOf(game, step)) {
        if (!game.dealEnds.includes(event.type)) continue;
        const place = { step, event };
        const rows = game.course(after);
        demandSame('the course does not begin with 0 for everybody', nothing, rows[0], place);
        demandSame('the course does not have one row for each deal', after.records.length + 1, rows.length, place);
        demandSame('the course does not end with the current scores', game.scores(after), rows.at(-1), place);
      }
    }
  },
};
