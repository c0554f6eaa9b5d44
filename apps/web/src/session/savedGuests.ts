import { type Guest, guestSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';

/** Schema for a stored session. */
export const sessionSchema = z.object({ guest: guestSchema, token: z.string() });
/** A guest and the token that proves their identity. Both exist on the device alone, and disappear with it. */
export type GuestSession = Readonly<z.output<typeof sessionSchema>>;

/** The number of earlier guests that a browser stores. If there are more, it drops those replaced longest ago. */
const MOST_SAVED = 5;

const saved = storedOnDevice('saved-guests', z.readonly(z.array(sessionSchema)));

/** Returns the earlier guests of this browser, latest first. */
export function savedGuests(): readonly GuestSession[] {
  return (saved.read() ?? []).slice(0, MOST_SAVED);
}

/** Stores this browser's former guest in addition to its current one, so that neither is lost. Returns all stored guests. */
export function saveFormer(former: GuestSession | null, now: GuestSession): readonly GuestSession[] {
  const before = savedGuests();
  const others = former === null ? before : [former, ...before.filter(({ guest }) => guest.id !== former.guest.id)];
  return write(others.filter(({ guest }) => guest.id !== now.guest.id).slice(0, MOST_SAVED));
}

/** Removes a stored guest. Returns the remaining guests. */
export function saveNoMore({ id }: Pick<Guest, 'id'>): readonly GuestSession[] {
  return write(savedGuests().filter(({ guest }) => guest.id !== id));
}

/** Calls `changed` whenever another tab has changed the stored guests. */
export function followSavedGuests(changed: (sessions: readonly GuestSession[]) => void): void {
  saved.follow(() => changed(savedGuests()));
}

function write(sessions: readonly GuestSession[]): readonly GuestSession[] {
  if (sessions.length === 0) saved.remove();
  else saved.write(sessions);
  return sessions;
}
