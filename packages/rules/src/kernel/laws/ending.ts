import type { Law } from './law.ts';
import { demand } from './law-broken.ts';

/** Random play reaches a result within the game's maximum number of moves. */
export const ending: Law = {
  number: 6,
  name: 'ending',
  says: 'Random play reaches a result within the maximum number of moves that the game declares.',
  examine(subject, { setup, steps, end }) {
    const most = subject.moveBound(setup.seats, setup.options);
    const moves = steps.length - 1;
    demand(moves <= most, `the game takes more than ${most} moves`);
    demand(subject.game.result(end) !== null, `the game stops after ${moves} moves without a result`);
  },
};
