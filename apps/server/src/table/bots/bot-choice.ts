import { isDeepStrictEqual } from 'node:util';
import { type Strength, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import { moveAtTimeOut, type Seat, type Tagged } from '@chinwag/rules';
import type { ChosenMove, Thinker } from '../../bots/thinking.ts';
import type { Log } from '../../log.ts';
import type { GameRun } from '../game/game-run.ts';

/** The dependencies of a bot's choice. */
export interface BotChoiceServices {
  readonly thinker: Thinker;
  readonly log: Log;
}

/** The parts of a game that a bot's choice needs. */
type AskableGame = Pick<GameRun, 'game' | 'state' | 'thoughtAt'>;

/** A seat for which a bot is to choose a move, and the bot's strength. */
export interface BotSeat {
  readonly seat: Seat;
  readonly strength: Strength;
}

/** A move for a seat, and the number of playouts that led to it, which is undefined for a move without search. */
interface MoveOfBot {
  readonly move: Tagged;
  readonly playouts?: number | undefined;
}

/**
 * Resolves with a bot's move for a seat. If the bot fails or finds no legal move, resolves with the first legal one, so that no
 * table ever waits. Rejects if no move is legal.
 */
export async function chosenByBot(run: AskableGame, at: BotSeat, services: BotChoiceServices): Promise<MoveOfBot> {
  const { game, state } = run;
  const { seat, strength } = at;
  const chosen = await asked(run, at, services);
  const move = chosen?.move ?? null;
  if (move !== null && game.check(game.hide(state, seat), seat, move) === null) {
    return strength === 'strong' ? { move, playouts: chosen?.playouts } : { move };
  }
  if (move !== null) services.log.error({ game: game.id }, 'a bot chose an unlawful move');
  return { move: one(game.legalMoves(state, seat)[0]) };
}

/**
 * Resolves with a stand-in bot's move: the rules' default for a player who does not answer (CW7.2, CH8.2). Without such a default,
 * resolves with a move of a bot of default strength. Rejects if no move is legal.
 */
export async function chosenForAbsent(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<MoveOfBot> {
  const silent = run.game.forAbsent(run.state, seat);
  return silent === null ? chosenByBot(run, { seat, strength: USUAL_STRENGTH }, services) : { move: silent };
}

/**
 * Resolves with a move for a player who has timed out, always one that the game allows on a timeout. A bot chooses if there are
 * several. Rejects if there is none.
 */
export async function chosenWhenTimeIsOut(run: AskableGame, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  const { game, state } = run;
  const offered = game.timeOut(state, seat);
  const answer = offered.length > 1 ? await asked(run, { seat, strength: USUAL_STRENGTH }, services, offered) : null;
  const chosen = answer?.move ?? null;
  const move = one(moveAtTimeOut(game, state, seat, chosen));
  if (chosen !== null && !isDeepStrictEqual(move, chosen)) {
    services.log.error({ game: game.id }, 'a bot chose a move that is not offered when time is out');
  }
  return move;
}

/** Resolves with a bot's choice, among the moves in `among` if given. Resolves with null if the bot makes no choice or fails. */
async function asked(
  run: AskableGame,
  { seat, strength }: BotSeat,
  { thinker, log }: BotChoiceServices,
  among?: readonly Tagged[],
): Promise<ChosenMove | null> {
  const game = run.game.id;
  const question = { game, strength, ...run.thoughtAt(seat) };
  try {
    return await thinker.choose(among === undefined ? question : { ...question, among });
  } catch (error) {
    log.error({ game, err: error }, 'a bot chose nothing');
    return null;
  }
}

/** Returns the move. Throws if there is none, which cannot happen while a decision is pending. */
function one(move: Tagged | null | undefined): Tagged {
  if (move === null || move === undefined) throw new Error('a decision is pending at a seat that has no lawful move');
  return move;
}
