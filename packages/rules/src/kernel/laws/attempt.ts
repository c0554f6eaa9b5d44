import type { Attempt, Tagged } from '../game.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { demand, demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';
import { movesToTry } from './tried-moves.ts';

const STEPS = 40;
const TRIED = 12;

/** Input from any sender that is not a move. */
const NO_MOVES: readonly unknown[] = [undefined, null, 0, 'play', [], {}, { type: 1 }, { type: 'no such move' }];

/** `attempt` combines `check` and `decide` and refuses input that is not a move. */
export const attempt: Law = {
  number: 17,
  name: 'attempt',
  says: '`attempt` combines `check` and `decide`, and refuses input that is not a move.',
  examine({ game }, played, random) {
    for (const step of someSteps(played.steps, STEPS, random)) {
      const state = step.after;
      for (const seat of allSeats(played.setup.seats)) {
        const listed = game.legalMoves(state, seat).slice(0, 2);
        for (const move of [...listed, ...movesToTry(game, state, played, TRIED, random)]) {
          const violation = game.check(state, seat, move);
          const expected: Attempt<Tagged> =
            violation === null ? { ok: true, events: game.decide(state, seat, move) } : { ok: false, violation };
          const tried = { step, tried: { seat, move } };
          demandSame('`attempt` disagrees with `check` and `decide`', expected, game.attempt(state, seat, move), tried);
        }
        for (const nonsense of NO_MOVES) {
          const place = { step, viewer: seat };
          demand(!game.attempt(state, seat, nonsense).ok, `a non-move is accepted: ${JSON.stringify(nonsense)}`, place);
        }
      }
    }
  },
};
