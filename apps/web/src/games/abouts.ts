import type { GameId } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';
import type { GameAbout, GameUnit } from './about.ts';
import { about as chanoyu } from './chanoyu/about.ts';
import { about as chapanka } from './chapanka/about.ts';
import { about as chinaso } from './chinaso/about.ts';
import { about as chinchon } from './chinchon/about.ts';
import { about as chinkway } from './chinkway/about.ts';
import { about as slobberhannes } from './slobberhannes/about.ts';

/** The games of the app, in the order of display. This is the app's only list of them. */
const ABOUTS = { chinkway, chinaso, chinchon, chapanka, chanoyu, slobberhannes } as const satisfies Record<GameId, GameAbout>;

/** The facts about a game, with its id, which is also its room's. */
export interface IdentifiedGame extends GameAbout {
  readonly id: GameId;
  /** A description in a few words. */
  readonly blurb: Message;
  /** One more sentence, where there is room. */
  readonly more: Message;
}

/** The facts about every game, in the order of display. */
export const ABOUT_GAMES: readonly IdentifiedGame[] = Object.entries<GameAbout>(ABOUTS).map(([name, about]) => {
  const id = name as GameId;
  return { id, blurb: message(`games.${id}.blurb`), more: message(`games.${id}.more`), ...about };
});

/** Returns the facts about a game; null if there is no such game. */
export function aboutGame(game: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ id }) => id === game) ?? null;
}

/** Returns what a game consists of: deals, unless it has a different term. */
export function unitOf(game: string): GameUnit {
  return aboutGame(game)?.unit ?? 'deal';
}

/** Returns the game that a rule's number belongs to, Chinkway for `CW4.2`; null if it belongs to none. */
export function gameOfRule(rule: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ rulePrefix }) => rule.startsWith(rulePrefix)) ?? null;
}

/** Returns how many can play a game: `5 players.`, `2 to 7 players.` */
export function playersInWords({ min, max }: GameAbout['seats']): Message {
  return min === max ? message('games.players', { count: min }) : message('games.players-from-to', { min, max });
}
