import type { GameState, Tagged } from '@chinwag/rules';
import type { LessonView } from '../../board/lesson.ts';
import type { Message, MessageKey } from '../../language/message.ts';

/** A sentence shown at a moment: its arguments, the move that it advises against, and the full state of the game. */
export interface SaidAt<State extends GameState, Move extends Tagged> extends LessonView<State, Move> {
  readonly values: Message['values'];
  /** The move that the sentence advises against, or null for none. */
  readonly move: Move | null;
  /** The state with all hands, whereas `state` is what the learner sees. */
  readonly real: State;
}

/** The check of whether a sentence is true of the current game, or `rule` for a sentence that is always true. */
export type Claim<State extends GameState, Move extends Tagged> = 'rule' | ((said: SaidAt<State, Move>) => boolean);

/** The claims of all sentences of a game's lesson and of practice after the lesson. */
export type Claims<Game extends string, State extends GameState, Move extends Tagged> = {
  readonly [Key in MessageKey as Key extends `lessons.${Game}.${infer Name}` ? Name : never]: Claim<State, Move>;
};

/** Returns whether a placeholder of a sentence names the player at `seat`. */
export function names<State extends GameState, Move extends Tagged>(
  { values, players }: Pick<SaidAt<State, Move>, 'values' | 'players'>, gap: string, seat: number,
): boolean {
  const named = values[gap];
  if (typeof named !== 'object') return false;
  // the name alone, within a message
  if ('key' in named) return names({ values: named.values, players }, 'who', seat);
  return 'name' in named && named.name === players[seat]?.name;
}
