import { type Game, type GameState, hideEvents, type Tagged } from '../game.ts';
import type { Step } from '../play.ts';
import type { Viewer } from '../seat.ts';
import { textOf } from './json.ts';
import { allViewers } from './moments.ts';

/** A viewer's seal: a hash (eight hex digits) of everything that the viewer has received and seen so far. */
export interface Seal {
  readonly viewer: Viewer;
  readonly digits: string;
}

/** Returns everybody's seal before the first message. */
export function firstSeals(seats: number): readonly Seal[] {
  return allViewers(seats).map((viewer) => ({ viewer, digits: '' }));
}

/**
 * Returns everybody's seal after a step. Each viewer receives the step's events and sees the resulting state, as `hide` shows them.
 */
export function sealsAfter<State extends GameState, Event extends Tagged>(
  game: Pick<Game<never, State, never, Event>, 'evolve' | 'hide' | 'hideEvent'>,
  seals: readonly Seal[],
  { before, events, after }: Step<State, unknown, Event>,
): readonly Seal[] {
  return seals.map(({ viewer, digits }) => {
    const sent = [digits, hideEvents(game, events, viewer, before), game.hide(after, viewer)];
    return { viewer, digits: digest(textOf(sent)) };
  });
}

/** Returns a 32-bit FNV-1a hash, enough to distinguish texts that nobody forged. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
