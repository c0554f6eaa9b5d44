import { HIDDEN } from '../cards.ts';
import type { AnyGame, GameState, Tagged } from '../game.ts';
import { textsIn } from './json.ts';
import type { AnyPlayedGame } from './law.ts';
import { pick, type Random } from './random.ts';

/**
 * Returns at most `most` moves that the game's parser accepts. Some are legal now, some come from different moments of the game,
 * and the rest have one detail changed.
 */
export function movesToTry(
  game: AnyGame,
  state: GameState,
  { steps }: AnyPlayedGame,
  most: number,
  random: Random,
): readonly Tagged[] {
  const now = game.actors(state).flatMap((seat) => game.legalMoves(state, seat));
  const words = [...textsIn(state), ...textsIn(now), HIDDEN, ''];
  const tried: Tagged[] = [];
  for (let i = 0; i < most; i++) {
    const move = random.below(2) === 0 && now.length > 0 ? pick(now, random) : pick(steps, random).by?.move;
    if (move === undefined) continue;
    const parsed = game.move.safeParse(random.below(3) === 0 ? move : changed(move, words, random));
    if (parsed.success) tried.push(parsed.data);
  }
  return tried;
}

/** Returns a value with one detail changed: a different string, number or choice, or a list with a different order or length. */
function changed(value: unknown, words: readonly string[], random: Random): unknown {
  if (Array.isArray(value)) return (random.below(3) === 0 ? changedList : changedItem)(value, words, random);
  if (typeof value === 'object' && value !== null) return changedField(value, words, random);
  switch (random.below(6)) {
    case 0:
      return null;
    case 1:
      return typeof value === 'boolean' ? !value : random.below(2) === 0;
    case 2:
      return typeof value === 'number' ? value + 1 : random.below(12);
    default:
      return typeof value === 'number' ? value - 1 : pick(words, random);
  }
}

function changedField(value: object, words: readonly string[], random: Random): unknown {
  const fields = Object.entries(value).filter(([name]) => name !== 'type');
  if (fields.length === 0) return value;
  const [name, old] = pick(fields, random);
  return { ...value, [name]: changed(old, words, random) };
}

function changedItem(list: readonly unknown[], words: readonly string[], random: Random): readonly unknown[] {
  if (list.length === 0) return [pick(words, random)];
  const at = random.below(list.length);
  return list.map((item, index) => (index === at ? changed(item, words, random) : item));
}

function changedList(list: readonly unknown[], words: readonly string[], random: Random): readonly unknown[] {
  switch (random.below(4)) {
    case 0:
      return list.slice(1);
    case 1:
      return [...list, ...list.slice(0, 1)];
    case 2:
      return [...list, pick(words, random)];
    default:
      return list.toReversed();
  }
}
