import type { GameId } from '@chinwag/rules';
import { type Message, message } from '../language/message.ts';
import type { GameAbout, GameUnit } from './about.ts';
import { about as chanoyu } from './chanoyu/about.ts';
import { about as chapanka } from './chapanka/about.ts';
import { about as chinaso } from './chinaso/about.ts';
import { about as chinchon } from './chinchon/about.ts';
import { about as chinkway } from './chinkway/about.ts';
import { about as slobberhannes } from './slobberhannes/about.ts';

/** The games of the app, in the order in which they are shown. This is the app's only list of them. */
const ABOUTS = { chinkway, chinaso, chinchon, chapanka, chanoyu, slobberhannes } as const satisfies Record<GameId, GameAbout>;

/** The facts about a game, with its id, which names its room as well. */
export interface IdentifiedGame extends GameAbout {
  readonly id: GameId;
  /** What it is, in a few words. */
  readonly blurb: Message;
  /** One sentence more, where there is room. */
  readonly more: Message;
}

/** The facts about every game, in the order in which they are shown. */
export const ABOUT_GAMES: readonly IdentifiedGame[] = Object.entries<GameAbout>(ABOUTS).map(([name, about]) => {
  const id = name as GameId;
  return { id, blurb: message(`games.${id}.blurb`), more: message(`games.${id}.more`), ...about };
});

/** The facts about a game, or null for a game that there is not. */
export function aboutGame(game: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ id }) => id === game) ?? null;
}

/** What a game is made of: its deals, unless it calls them something else. */
export function unitOf(game: string): GameUnit {
  return aboutGame(game)?.unit ?? 'deal';
}

/** The game that a rule's number belongs to: Chinkway for `CW4.2`; null for a number of none. */
export function gameOfRule(rule: string): IdentifiedGame | null {
  return ABOUT_GAMES.find(({ rulePrefix }) => rule.startsWith(rulePrefix)) ?? null;
}

/** How many may play a game: `5 players.`, `2 to 7 players.` */
export function playersInWords({ min, max }: GameAbout['seats']): Message {
  return min === max ? message('games.players', { count: min }) : message('games.players-from-to', { min, max });
}
