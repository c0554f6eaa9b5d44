import { isDeepStrictEqual } from 'node:util';
import { type Strength, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import { moveAtTimeOut, type Seat, type Tagged } from '@chinwag/rules';
import type { Thinker } from '../../bots/thinking.ts';
import type { Log } from '../../log.ts';
import type { GameRun } from '../game/game-run.ts';

/** What it takes to ask a bot. */
export interface BotChoiceServices {
  readonly thinker: Thinker;
  readonly log: Log;
}

/** A game as a bot may be asked about it. */
type AskableGame = Pick<GameRun, 'game' | 'state' | 'thoughtAt'>;

/** A seat at which a bot is to choose, and how well it plays. */
export interface BotSeat {
  readonly seat: Seat;
  readonly strength: Strength;
}

/** What a bot would do at a seat; or, if that is nothing lawful, the first lawful move: no table ever waits. */
export async function chosenByBot(run: AskableGame, at: BotSeat, services: BotChoiceServices): Promise<Tagged> {
  const { game, state } = run;
  const { seat } = at;
  const chosen = await asked(run, at, services);
  if (chosen !== null && game.check(game.hide(state, seat), seat, chosen) === null) return chosen;
  if (chosen !== null) services.log.error({ game: game.id }, 'a bot chose an unlawful move');
  return one(game.legalMoves(state, seat)[0]);
}

/** What a bot that sits in does: what the rules read from silence (CW7.2, CH8.2), or else what a usual one would do itself. */
export async function chosenForAbsent(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  return run.game.forAbsent(run.state, seat) ?? chosenByBot(run, { seat, strength: USUAL_STRENGTH }, services);
}

/**
 * What is done at the seat of somebody whose time is out: one of the moves that the game offers for it, and no other. A bot
 * chooses where there are several.
 */
export async function chosenWhenTimeIsOut(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  const { game, state } = run;
  const offered = game.timeOut(state, seat);
  const chosen = offered.length > 1 ? await asked(run, { seat, strength: USUAL_STRENGTH }, services, offered) : null;
  const move = one(moveAtTimeOut(game, state, seat, chosen));
  if (chosen !== null && !isDeepStrictEqual(move, chosen)) {
    services.log.error({ game: game.id }, 'a bot chose a move that is not offered when time is out');
  }
  return move;
}

/** A bot's choice, among these moves if they are given; null if it makes none. */
async function asked(
  run: AskableGame,
  { seat, strength }: BotSeat,
  { thinker, log }: BotChoiceServices,
  among?: readonly Tagged[],
): Promise<Tagged | null> {
  const game = run.game.id;
  const question = { game, strength, ...run.thoughtAt(seat) };
  try {
    return await thinker.choose(among === undefined ? question : { ...question, among });
  } catch (error) {
    log.error({ game, err: error }, 'a bot chose nothing');
    return null;
  }
}

/** The move there is, as there is one wherever a decision is pending. */
function one(move: Tagged | null | undefined): Tagged {
  if (move === null || move === undefined) throw new Error('a decision is pending at a seat that has no lawful move');
  return move;
}
