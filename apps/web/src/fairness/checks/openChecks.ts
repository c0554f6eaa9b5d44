import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { storedOnDevice } from '../../storage/stored.ts';

/** Of how many games at most a check is open. */
const MOST = 20;

const stored = storedOnDevice('checks.open', z.readonly(z.array(z.string())));

/** The games that are to be checked, and those in which something is wrong that nobody has read yet. They outlast a reload. */
export const openChecks = createStore<{ readonly games: readonly string[] }>(() => ({ games: stored.read() ?? [] }));

stored.follow((games) => openChecks.setState({ games: games ?? [] }));

/** A game is over: it is to be checked. */
export function openCheck(gameId: string): void {
  change((games) => (games.includes(gameId) ? games : [...games, gameId].slice(-MOST)));
}

/** Nothing is left to be done about a game. */
export function closeCheck(gameId: string): void {
  change((games) => games.filter((game) => game !== gameId));
}

function change(to: (games: readonly string[]) => readonly string[]): void {
  const games = to(stored.read() ?? []);
  stored.write(games);
  openChecks.setState({ games });
}
