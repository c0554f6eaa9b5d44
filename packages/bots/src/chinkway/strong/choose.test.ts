import { chinkway, chinkwayGuessing } from '@chinwag/rules/chinkway';
import { describeStrong } from '../../testing/describe-strong.ts';
import { chinkwayBots } from '../index.ts';

describeStrong({
  game: chinkway,
  guessing: chinkwayGuessing,
  players: chinkwayBots,
  seats: 5,
  options: { length: 'short', finalDeal: 'none', finalDealRequest: 'always', trickMemory: 'last' },
});
