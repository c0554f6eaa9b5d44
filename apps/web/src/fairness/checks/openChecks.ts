import * as z from 'zod/mini';
import { createStore } from 'zustand/vanilla';
import { storedOnDevice } from '../../storage/stored.ts';

/** The most games with an open check. */
const MOST = 20;

const stored = storedOnDevice('checks.open', z.readonly(z.array(z.string())));

/** The store for the games to check, and for those with a fault that the user has not read yet. Its content survives a reload. */
export const openChecks = createStore<{ readonly games: readonly string[] }>(() => ({ games: stored.read() ?? [] }));

stored.follow((games) => openChecks.setState({ games: games ?? [] }));

/** Adds a finished game to the games to check. */
export function openCheck(gameId: string): void {
  change((games) => (games.includes(gameId) ? games : [...games, gameId].slice(-MOST)));
}

/** Removes a game that needs no further check. */
export function closeCheck(gameId: string): void {
  change((games) => games.filter((game) => game !== gameId));
}

function change(to: (games: readonly string[]) => readonly string[]): void {
  const games = to(stored.read() ?? []);
  stored.write(games);
  openChecks.setState({ games });
}
