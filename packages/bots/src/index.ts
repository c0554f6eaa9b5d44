import type { GameId } from '@chinwag/rules';
import type { AnyBot } from './bot.ts';
import { chanoyuBot } from './chanoyu/index.ts';
import { chapankaBot } from './chapanka/index.ts';
import { chinasoBot } from './chinaso/index.ts';
import { chinchonBot } from './chinchon/index.ts';
import { chinkwayBot } from './chinkway/index.ts';
import { slobberhannesBot } from './slobberhannes/index.ts';

export type { AnyBot, Bot } from './bot.ts';

/** A bot for every game there is, by the game's name. */
export const bots = {
  chinkway: chinkwayBot,
  chinaso: chinasoBot,
  chinchon: chinchonBot,
  chapanka: chapankaBot,
  chanoyu: chanoyuBot,
  slobberhannes: slobberhannesBot,
} as const satisfies Record<GameId, AnyBot>;

/** The bot of the game of that name, or null if there is no such game. */
export function findBot(game: string): AnyBot | null {
  return new Map<string, AnyBot>(Object.entries(bots)).get(game) ?? null;
}
