import { findBot, plainThought } from '@chinwag/bots';
import { asHiddenState, type Tagged } from '@chinwag/rules';
import { granted } from './api.ts';
import type { TestPlayer } from './test-player.ts';

/** How a move is refused when, of several who were asked at once, another's has ended the asking. */
const TOO_LATE = 'sequence-old';

/** Whether the game has come to its result, as a player sees it. */
export function isOver(player: TestPlayer): boolean {
  return player.isInGame && player.game.result(player.view.state) !== null;
}

/** The first lawful move of a player whose decision is pending. */
export function firstMove(player: TestPlayer): Tagged {
  const [move] = player.lawfulMoves;
  if (move === undefined) throw new Error('a decision is pending without a lawful move');
  return move;
}

/** The move that a bot in a player's place would make. */
export function botsMove(player: TestPlayer): Tagged {
  const { game, seat, state } = player.view;
  const bot = findBot(game);
  if (bot === null || seat === null) throw new Error('no bot could play here');
  return bot.choose(plainThought(asHiddenState(state), seat));
}

/**
 * Plays what `choose` says, or else first lawful moves, whenever one is pending, until something holds; until the game is over
 * if nothing is given.
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

/** Lets all play until something holds for each; until the game is over if nothing is given. */
export async function allPlayOn(
  players: readonly TestPlayer[],
  until?: (player: TestPlayer) => boolean,
  choose?: (player: TestPlayer) => Tagged,
): Promise<void> {
  await Promise.all(players.map((player) => playOn(player, () => until?.(player) ?? false, choose)));
}

/** Makes one move for the one whose turn it is, and lets everybody follow. All seats must be those of `players`. */
export async function playOneMove(
  players: readonly TestPlayer[],
  choose: (player: TestPlayer) => Tagged = firstMove,
): Promise<void> {
  const mover = players.find((player) => player.isToMove);
  if (mover === undefined) throw new Error('no decision is pending');
  const { seq } = granted(await mover.move(choose(mover)));
  await Promise.all(players.map((player) => player.until(() => player.view.seq === seq)));
}

/** Makes one move after the other until something holds, or the game is over. */
export async function playTogether(players: readonly TestPlayer[], until: () => boolean): Promise<void> {
  while (!players.some(isOver) && !until()) await playOneMove(players);
}
