import type { GameId } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';
import type { GameAbout, GameUnit } from './about.ts';
import { about as chanoyu } from './chanoyu/about.ts';
import { about as chapanka } from './chapanka/about.ts';
import { about as chinaso } from './chinaso/about.ts';
import { about as chinchon } from './chinchon/about.ts';
import { about as chinkway } from './chinkway/about.ts';
import { about as slobberhannes } from './slobberhannes/about.ts';

/** The games of the app, in the order of display. The app has no other list of games. */
const ABOUTS = { chinkway, chinaso, chinchon, chapanka, chanoyu, slobberhannes } as const satisfies Record<GameId, GameAbout>;

/** A game's metadata with its id, which is also the id of the game's room. */
export interface IdentifiedGame extends GameAbout {
  readonly id: GameId;
  /** A description in a few words. */
  readonly blurb: Message;
  /** One more sentence, shown where there is room. */
  readonly more: Message;
}

/** The metadata of every game, in display order. */
export const ABOUT_GAMES: readonly IdentifiedGame[] = Object.entries<GameAbout>(ABOUTS).map(([name, about]) => {
  const id = name as GameId;
  return { id, blurb: message(`games.${id}.blurb`), more: message(`games.${id}.more`), ...about };
});

/** Returns a game's metadata, or null if there is no such game. */
export function aboutGame(game: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ id }) => id === game) ?? null;
}

/** Returns the unit that a game consists of. Returns `deal` if there is no such game, or if the game names no other unit. */
export function unitOf(game: string): GameUnit {
  return aboutGame(game)?.unit ?? 'deal';
}

/** Returns the game that defines a rule: Chinkway for `CW4.2`. Returns null if no game has the rule's prefix. */
export function gameOfRule(rule: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ rulePrefix }) => rule.startsWith(rulePrefix)) ?? null;
}

/** Returns a message with the number of players that a game can have: `5 players.`, `2 to 7 players.` */
export function playersInWords({ min, max }: GameAbout['seats']): Message {
  return min === max ? message('games.players', { count: min }) : message('games.players-from-to', { min, max });
}
