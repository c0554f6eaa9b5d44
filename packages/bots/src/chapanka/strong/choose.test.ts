import { chapanka, chapankaGuessing } from '@chinwag/rules/chapanka';
import { describeStrong } from '../../testing/describe-strong.ts';
import { chapankaBots } from '../index.ts';

describeStrong({
  game: chapanka,
  guessing: chapankaGuessing,
  players: chapankaBots,
  seats: 4,
  options: { deals: 4, kinalPot: 'on', trickMemory: 'last' },
});
