import { SetupRefused } from '../define-game.ts';
import type { AnyGame, Setup } from '../game.ts';
import type { Law } from './law.ts';
import { demand, LawBroken } from './law-broken.ts';

/** A game refuses invalid seats, owners, options and seeds, with a message that explains why. */
export const setup: Law = {
  number: 12,
  name: 'setup',
  says: 'A game rejects an invalid number of seats, owner, option or seed, and explains why in a sentence.',
  examine({ game }, { setup: lawful }) {
    const { min, max } = game.seats;
    const seats = [min - 1, max + 1, min + 0.5, Number.NaN].map((count) => ({ ...lawful, owner: null, seats: count }));
    const owners = [-1, lawful.seats, 0.5].map((owner) => ({ ...lawful, owner }));
    const seeds = ['', 'seed', lawful.seed.slice(1), lawful.seed.replace(/^./, 'G')].map((seed) => ({ ...lawful, seed }));
    const options = { ...lawful, options: { ...lawful.options, 'no such option': 1 } };
    for (const impossible of [...seats, ...owners, ...seeds, options]) demandRefused(game, impossible);
  },
};

function demandRefused(game: AnyGame, impossible: Setup<object>): void {
  let refused: unknown = null;
  try {
    game.begin(impossible);
  } catch (error) {
    refused = error;
  }
  if (refused === null) throw new LawBroken(`a game begins from an impossible setup: ${JSON.stringify(impossible)}`);
  demand(refused instanceof SetupRefused, `an impossible setup is not refused with a message: ${JSON.stringify(impossible)}`);
  demand(/^[A-Z].*\.$/.test(refused.message), `a refusal is not a sentence: ${refused.message}`);
}
