import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { demandSame } from './law-broken.ts';
import { someSteps } from './moments.ts';

const STEPS = 120;

/** What must be answered for somebody who is away is a lawful move of theirs, and they can tell it from what they see. */
export const forAbsent: Law = {
  number: 16,
  name: 'for the absent',
  says: 'What must be answered for somebody who is away is a lawful move of theirs.',
  examine({ game }, { setup, steps }, random) {
    for (const step of someSteps(steps, STEPS, random)) {
      for (const seat of allSeats(setup.seats)) {
        const move = game.forAbsent(step.after, seat);
        const seen = game.forAbsent(game.hide(step.after, seat), seat);
        demandSame('a seat cannot tell what is answered for it', move, seen, { step, viewer: seat });
        if (move === null) continue;
        const place = { step, tried: { seat, move } };
        demandSame('what is answered for somebody away is refused', null, game.check(step.after, seat, move), place);
      }
    }
  },
};
