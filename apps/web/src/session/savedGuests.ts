import { type Guest, guestSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';
import { storedOnDevice } from '../storage/stored.ts';

/** Reads a session that was stored. */
export const sessionSchema = z.object({ guest: guestSchema, token: z.string() });
/** Who this browser is to the server, and the token that proves it: stored on the device, gone with it. */
export type GuestSession = Readonly<z.output<typeof sessionSchema>>;

/** How many guests a browser saves beside the one it is: of more, those whose place was taken longest ago go. */
const MOST_SAVED = 5;

const saved = storedOnDevice('saved-guests', z.readonly(z.array(sessionSchema)));

/** The guests that this browser was before, who was it last first. */
export function savedGuests(): readonly GuestSession[] {
  return (saved.read() ?? []).slice(0, MOST_SAVED);
}

/** Saves who this browser was until now, beside who it is from now on; neither is lost by it. Gives all that are saved then. */
export function saveFormer(former: GuestSession | null, now: GuestSession): readonly GuestSession[] {
  const before = savedGuests();
  const others = former === null ? before : [former, ...before.filter(({ guest }) => guest.id !== former.guest.id)];
  return write(others.filter(({ guest }) => guest.id !== now.guest.id).slice(0, MOST_SAVED));
}

/** Saves somebody no more. Gives all that are saved then. */
export function saveNoMore({ id }: Pick<Guest, 'id'>): readonly GuestSession[] {
  return write(savedGuests().filter(({ guest }) => guest.id !== id));
}

/** Tells `changed` whenever another tab has saved others. */
export function followSavedGuests(changed: (sessions: readonly GuestSession[]) => void): void {
  saved.follow(() => changed(savedGuests()));
}

function write(sessions: readonly GuestSession[]): readonly GuestSession[] {
  if (sessions.length === 0) saved.remove();
  else saved.write(sessions);
  return sessions;
}
