import type { Seat, Tagged } from '@chinwag/rules';
import type { Thinker } from '../bots/thinking.ts';
import type { Log } from '../log.ts';
import type { GameRun } from './game-run.ts';

/** What it takes to ask a bot. */
export interface BotChoiceServices {
  readonly thinker: Thinker;
  readonly log: Log;
}

/** What a bot would do at a seat; or, if that is nothing lawful, the first lawful move: no table ever waits for a bot. */
export async function chosenByBot({ game, state }: GameRun, seat: Seat, { thinker, log }: BotChoiceServices): Promise<Tagged> {
  const view = game.hide(state, seat);
  try {
    const move = await thinker.choose({ game: game.id, view, seat });
    if (game.check(view, seat, move) === null) return move;
    log.error({ game: game.id }, 'a bot chose an unlawful move');
  } catch (error) {
    log.error({ game: game.id, err: error }, 'a bot chose nothing');
  }
  const [first] = game.legalMoves(view, seat);
  if (first === undefined) throw new Error('a seat is awaited that has no lawful move');
  return first;
}

/** What is done at the seat of a person who does nothing: what the rules read from silence (CW7.2, CH8.2), else a bot's choice. */
export async function chosenForPerson(run: GameRun, seat: Seat, services: BotChoiceServices): Promise<Tagged> {
  return run.game.forAbsent(run.state, seat) ?? chosenByBot(run, seat, services);
}
