import * as z from 'zod/mini';
import { storedOnDevice } from '../../storage/stored.ts';

const stored = storedOnDevice('played', z.readonly(z.array(z.string())));

/** Returns whether a game of this kind has been finished on this device. */
export function hasPlayed(game: string): boolean {
  return stored.read()?.includes(game) ?? false;
}

/** Records that a game of this kind has been finished on this device. */
export function notePlayed(game: string): void {
  if (!hasPlayed(game)) stored.write([...(stored.read() ?? []), game]);
}
