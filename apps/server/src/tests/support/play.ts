import { findBot, plainThought } from '@chinwag/bots';
import { asHiddenState, type Tagged } from '@chinwag/rules';
import { granted } from './api.ts';
import type { TestPlayer } from './test-player.ts';

/** The refusal of a move if several players had a pending decision, and another player's move has ended it. */
const TOO_LATE = 'sequence-old';

/** Returns whether the game has a result, as a player sees it. */
export function isOver(player: TestPlayer): boolean {
  return player.isInGame && player.game.result(player.view.state) !== null;
}

/** Returns the first legal move of a player with a pending decision. */
export function firstMove(player: TestPlayer): Tagged {
  const [move] = player.lawfulMoves;
  if (move === undefined) throw new Error('a decision is pending without a lawful move');
  return move;
}

/** Returns the move that a bot in a player's seat would make. */
export function botsMove(player: TestPlayer): Tagged {
  const { game, seat, state } = player.view;
  const bot = findBot(game);
  if (bot === null || seat === null) throw new Error('no bot could play here');
  return bot.choose(plainThought(asHiddenState(state), seat));
}

/**
 * Plays a player's pending decisions until a condition holds, by default until the game is over. `choose` returns the moves, by
 * default the first legal ones. Rejects if the table refuses a move.
 */
export async function playOn(
  player: TestPlayer,
  until: () => boolean = () => false,
  choose: (player: TestPlayer) => Tagged = firstMove,
): Promise<void> {
  const isDone = (): boolean => isOver(player) || until();
  for (;;) {
    await player.until(() => isDone() || player.isToMove);
    if (isDone()) return;
    const answer = await player.move(choose(player));
    if (answer.ok || answer.code !== TOO_LATE) granted(answer);
  }
}

/**
 * Lets several players play until a condition holds for each, by default until the game is over. Rejects if the table refuses a
 * move.
 */
export async function allPlayOn(
  players: readonly TestPlayer[],
  until?: (player: TestPlayer) => boolean,
  choose?: (player: TestPlayer) => Tagged,
): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, () => until?.(player) ?? false, choose)));
}

/**
 * Makes one move for the player whose turn it is, and waits until all have received it. `players` must have all seats. Rejects if
 * no decision is pending or the table refuses the move.
 */
export async function playOneMove(
  players: readonly TestPlayer[],
  choose: (player: TestPlayer) => Tagged = firstMove,
): Promise<void> {
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  const { seq } = granted(await mover.move(choose(mover)));
  await Promise.all(players.map((player) => player.until(() => player.view.seq === seq)));
}

/** Makes moves until a condition holds or the game is over. Rejects if the table refuses a move. */
export async function playTogether(players: readonly TestPlayer[], until: () => boolean): Promise<void> {
  while (!players.some(isOver) && !until()) await playOneMove(players);
}
