import type { FirstTime } from '../../board/lesson.ts';
import { loadMessages } from '../../language/load.ts';

const FILES = import.meta.glob<readonly FirstTime[]>('../../games/*/firstTimes.ts', { import: 'firstTimes' });

const asked = new Map<string, Promise<readonly FirstTime[]>>();

/**
 * Returns a promise of a game's first-time hints, loaded once with their messages. The promise never rejects: the list is empty if
 * the game has no hints, or if loading fails.
 */
export function firstTimesOf(game: string): Promise<readonly FirstTime[]> {
  const before = asked.get(game);
  if (before !== undefined) return before;
  const loading = load(game).catch(() => []);
  asked.set(game, loading);
  return loading;
}

async function load(game: string): Promise<readonly FirstTime[]> {
  const file = FILES[`../../games/${game}/firstTimes.ts`];
  if (file === undefined) return [];
  const [firstTimes] = await Promise.all([file(), loadMessages('lessons')]);
  return firstTimes;
}
