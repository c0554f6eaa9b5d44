import type { Seat, Tagged } from '@chinwag/rules';
import type { Thinker } from '../bots/thinking.ts';
import type { Log } from '../log.ts';
import type { GameRun } from './game-run.ts';

/** What it takes to ask a bot. */
export interface BotChoiceServices {
  readonly thinker: Thinker;
  readonly log: Log;
}

/** What a bot would do at a seat. */
export function chosenByBot(run: GameRun, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  return chosenAmong(run, seat, run.game.legalMoves(run.state, seat), services);
}

/** What a bot that sits in does: what the rules read from silence (CW7.2, CH8.2), or else what it would do itself. */
export async function chosenForAbsent(run: GameRun, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  return run.game.forAbsent(run.state, seat) ?? chosenByBot(run, seat, services);
}

/** What is done at the seat of somebody whose time is out: an offer is declined, a duty done by a bot, and no more. */
export async function chosenWhenTimeIsOut(run: GameRun, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  const moves = run.game.timeOut(run.state, seat);
  const [only, ...others] = moves;
  return only !== undefined && others.length === 0 ? only : chosenAmong(run, seat, moves, services);
}

/** A bot's choice, of the kinds of these moves; or, if that is nothing lawful, the first of them: no table ever waits. */
async function chosenAmong(
  { game, state }: GameRun,
  seat: Seat,
  moves: readonly Tagged[],
  { thinker, log }: BotChoiceServices,
): Promise<Tagged> {
  const view = game.hide(state, seat);
  const among = [...new Set(moves.map(({ type }) => type))];
  try {
    const move = await thinker.choose({ game: game.id, view, seat, among });
    if (among.includes(move.type) && game.check(view, seat, move) === null) return move;
    log.error({ game: game.id }, 'a bot chose an unlawful move');
  } catch (error) {
    log.error({ game: game.id, err: error }, 'a bot chose nothing');
  }
  const [first] = moves;
  if (first === undefined) throw new Error('a seat is awaited that has no lawful move');
  return first;
}
