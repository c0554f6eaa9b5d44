import type { GameId } from '@chinwag/rules';
import type { AnyBot } from './bot.ts';
import * as registered from './registry.ts';

export type { AnyBot, Bot } from './bot.ts';

/** A bot for every game there is, by the game's name. */
export const bots = { ...registered } as const satisfies Record<GameId, AnyBot>;

/** The bot of the game of that name, or null if there is no such game. */
export function findBot(game: string): AnyBot | null {
  return new Map<string, AnyBot>(Object.entries(bots)).get(game) ?? null;
}
