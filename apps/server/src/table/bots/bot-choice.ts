import { isDeepStrictEqual } from 'node:util';
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
type AskableGame = Pick<GameRun, 'game' | 'state'>;

/** What a bot would do at a seat; or, if that is nothing lawful, the first lawful move: no table ever waits. */
export async function chosenByBot(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  const { game, state } = run;
  const chosen = await asked(run, seat, services);
  if (chosen !== null && game.check(game.hide(state, seat), seat, chosen) === null) return chosen;
  if (chosen !== null) services.log.error({ game: game.id }, 'a bot chose an unlawful move');
  return one(game.legalMoves(state, seat)[0]);
}

/** What a bot that sits in does: what the rules read from silence (CW7.2, CH8.2), or else what it would do itself. */
export async function chosenForAbsent(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  return run.game.forAbsent(run.state, seat) ?? chosenByBot(run, seat, services);
}

/**
 * What is done at the seat of somebody whose time is out: one of the moves that the game offers for it, and no other. A bot
 * chooses where there are several.
 */
export async function chosenWhenTimeIsOut(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  const { game, state } = run;
  const offered = game.timeOut(state, seat);
  const chosen = offered.length > 1 ? await asked(run, seat, services, offered) : null;
  const move = one(moveAtTimeOut(game, state, seat, chosen));
  if (chosen !== null && !isDeepStrictEqual(move, chosen)) {
    services.log.error({ game: game.id }, 'a bot chose a move that is not offered when time is out');
  }
  return move;
}

/** A bot's choice, among these moves if they are given; null if it makes none. */
async function asked(
  { game, state }: AskableGame,
  seat: Seat,
  { thinker, log }: BotChoiceServices,
  among?: readonly Tagged[],
): Promise<Tagged | null> {
  const question = { game: game.id, view: game.hide(state, seat), seat };
  try {
    return await thinker.choose(among === undefined ? question : { ...question, among });
  } catch (error) {
    log.error({ game: game.id, err: error }, 'a bot chose nothing');
    return null;
  }
}

/** The move there is, as there is one wherever a decision is pending. */
function one(move: Tagged | null | undefined): Tagged {
  if (move === null || move === undefined) throw new Error('a decision is pending at a seat that has no lawful move');
  return move;
}
