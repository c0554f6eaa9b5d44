import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';

const stored = storedOnDevice('played', z.readonly(z.array(z.string())));

/** Whether a game of this kind was played to its end on this device. */
export function hasPlayed(game: string): boolean {
  return stored.read()?.includes(game) ?? false;
}

/** A game of this kind was played to its end here. */
export function notePlayed(game: string): void {
  if (!hasPlayed(game)) stored.write([...(stored.read() ?? []), game]);
}
