import type { Tagged } from '../game.ts';
import { allSeats } from '../seat.ts';
import type { AnyPlayedGame, Law } from './law.ts';
import { demand, demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';
import { demandOnList } from './refusal.ts';

const STEPS = 60;

/** `whyNone` returns a violation, with its rule and message, exactly for the kinds of move that a seat does not have. */
export const whyNone: Law = {
  number: 15,
  name: 'why none',
  says: 'The game says why a kind of move is not possible if, and only if, the seat has no legal move of that kind.',
  examine({ game }, played, random) {
    const kinds = kindsIn(played);
    for (const step of someSteps(played.steps, STEPS, random)) {
      for (const seat of allSeats(played.setup.seats)) {
        const listed = game.legalMoves(step.after, seat);
        const here = new Set(listed.map(({ type }) => type));
        for (const type of new Set([...kinds, ...here])) {
          const place = { step, tried: { seat, move: { type } } };
          const why = game.whyNone(step.after, seat, type);
          demandSame('a kind of move must be possible exactly when no reason is given', here.has(type), why === null, place);
          if (why !== null) demandOnList(why, game.refusals, place);
        }
      }
    }
    demand(kinds.size > 0, 'a game was played without a move');
  },
};

/** Returns every kind of move that was made in a game. */
function kindsIn({ steps }: AnyPlayedGame): ReadonlySet<Tagged['type']> {
  return new Set(steps.flatMap(({ by }) => (by === null ? [] : [by.move.type])));
}
