import type { GameState, Tagged } from '@chinwag/rules';
import type { LessonView } from '../../board/lesson.ts';
import type { Message, MessageKey } from '../../language/message.ts';

/** Something that was said at a moment: with what, against which move, and how the game really stood. */
export interface SaidAt<State extends GameState, Move extends Tagged> extends LessonView<State, Move> {
  readonly values: Message['values'];
  /** The move that is spoken against; null for what no move was the reason for. */
  readonly move: Move | null;
  /** The state with all hands, of which `state` is what the learner sees. */
  readonly real: State;
}

/** What a sentence says of the game as it stands; `rule` says nothing but what is so at every moment of every game. */
export type Claim<State extends GameState, Move extends Tagged> = 'rule' | ((said: SaidAt<State, Move>) => boolean);

/** Of everything that is said in the lesson of a game and in practice after it, what it claims. */
export type Claims<Game extends string, State extends GameState, Move extends Tagged> = {
  readonly [Key in MessageKey as Key extends `lessons.${Game}.${infer Name}` ? Name : never]: Claim<State, Move>;
};

/** Whether the player whom a sentence names in one of its gaps is the one in a seat. */
export function names<State extends GameState, Move extends Tagged>(
  { values, players }: Pick<SaidAt<State, Move>, 'values' | 'players'>, gap: string, seat: number,
): boolean {
  const named = values[gap];
  if (typeof named !== 'object') return false;
  // by themselves, within something said
  if ('key' in named) return names({ values: named.values, players }, 'who', seat);
  return 'name' in named && named.name === players[seat]?.name;
}
