import type { GameId } from '@chinwag/rules';
import type { AnyBot, AnySearchingBot } from './bot.ts';
import * as registered from './registry.ts';
import { type Strength, type StrongGame, USUAL_STRENGTH } from './strengths.ts';

export { type AnyBot, type AnySearchingBot, type Bot, FULL_PLAYOUTS, plainThought, type Thought } from './bot.ts';

/** The bots of a game, with a strong one if the game has one. */
type PlayersOf<Id extends GameId> = { readonly [S in Exclude<Strength, 'strong'>]: AnyBot } &
  (Id extends StrongGame ? { readonly strong: AnySearchingBot } : object);

/** Every game's bots, by game id and strength. */
export const bots = { ...registered } as const satisfies { readonly [Id in GameId]: PlayersOf<Id> };

/** Returns a game's bot of this strength, or null if there is none. */
export function findBot(game: string, strength: Strength = USUAL_STRENGTH): AnyBot | null {
  const players = new Map<string, Partial<Record<Strength, AnyBot>>>(Object.entries(bots)).get(game);
  return players?.[strength] ?? null;
}

/** Returns the bot that judges moves in this game: its strong bot, or null if there is none. */
export function findJudge(game: string): AnySearchingBot | null {
  const players = new Map<string, { readonly gentle: AnyBot; readonly strong?: AnySearchingBot }>(Object.entries(bots));
  return players.get(game)?.strong ?? null;
}

export type { DecidedGame } from './review/decisions.ts';
export { type MeasuredMean } from './review/measure.ts';
export { type CostlyMove, type Review, reviewing, type ReviewProgress } from './review/review.ts';
