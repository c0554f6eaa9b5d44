import { bots } from '@chinwag/bots';
import { chinkway, type ChinkwayEvent, type ChinkwayState } from '@chinwag/rules/chinkway';
import { type PlayedEvent, playedGame } from '../../stories/playedGame.ts';

/** An event in the Chinkway stories' game, with the states before and after the event. */
export type ChinkwayPlayed = PlayedEvent<ChinkwayState, ChinkwayEvent>;

/** The setup of every game that is shown or tested without a server. */
export const SETUP = {
  seats: 5,
  owner: 0,
  options: { length: 'full', finalDeal: 'reseat', finalDealRequest: 'always', trickMemory: 'last' },
  seed: 'c0ffee'.padEnd(64, '0'),
} as const;

let played: readonly ChinkwayPlayed[] | null = null;

/** Returns the events of the stories' game: ten deals played by five bots, the same every time. */
export function storyGame(): readonly ChinkwayPlayed[] {
  played ??= playedGame(chinkway, bots.chinkway.sensible, SETUP);
  return played;
}
