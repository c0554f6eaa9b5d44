import type { GameState, Tagged } from '@chinwag/rules';
import type { LessonView } from '../../board/lesson.ts';
import type { Message, MessageKey } from '../../language/message.ts';

/** A sentence said at a moment: its values, the move it advises against, and the full state of the game. */
export interface SaidAt<State extends GameState, Move extends Tagged> extends LessonView<State, Move> {
  readonly values: Message['values'];
  /** The move it advises against; null if no move was the reason. */
  readonly move: Move | null;
  /** The state with all hands; `state` is what the learner sees. */
  readonly real: State;
}

/** The claim of a sentence about the current game; `rule` for a sentence that is true at every moment of every game. */
export type Claim<State extends GameState, Move extends Tagged> = 'rule' | ((said: SaidAt<State, Move>) => boolean);

/** The claims of everything said in a game's lesson and in practice after it. */
export type Claims<Game extends string, State extends GameState, Move extends Tagged> = {
  readonly [Key in MessageKey as Key extends `lessons.${Game}.${infer Name}` ? Name : never]: Claim<State, Move>;
};

/** Returns whether the player named in a placeholder of a sentence is the one in a seat. */
export function names<State extends GameState, Move extends Tagged>(
  { values, players }: Pick<SaidAt<State, Move>, 'values' | 'players'>, gap: string, seat: number,
): boolean {
  const named = values[gap];
  if (typeof named !== 'object') return false;
  // by themselves, within a message
  if ('key' in named) return names({ values: named.values, players }, 'who', seat);
  return 'name' in named && named.name === players[seat]?.name;
}
