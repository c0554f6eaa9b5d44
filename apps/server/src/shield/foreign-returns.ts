import { type Guest, type GuestId, refusal } from '@chinwag/protocol';
import { answerOn } from '../http/raw-response.ts';
import type { UpgradeGuard } from '../http/request-guards.ts';

const UNAUTHORIZED = 401;

/** What tells whose a connection is that somebody would take up again. */
export interface ReturnCheck {
  /** The guest of a token; null for one that is none. */
  readonly read: (token: string) => Promise<Guest | null>;
  /** Whose connection of that session to that room has dropped, or is about to be given up; null if there is none. */
  readonly ownerOf: (room: string, session: string) => GuestId | null;
}

/**
 * Refuses to let anybody but its guest take up a connection again: the token that the framework gives for that is none of ours,
 * and does not suffice.
 */
export function refuseForeignReturns({ read, ownerOf }: ReturnCheck): UpgradeGuard {
  return async (request, socket) => {
    const { searchParams, pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    if (!searchParams.has('reconnectionToken')) return false;
    const owner = ownerOf(pathname.split('/').at(-1) ?? '', searchParams.get('sessionId') ?? '');
    if (owner === null) return false; // there is nothing to take up, as the framework will say
    const guest = await read(searchParams.get('_authToken') ?? '');
    if (guest?.id === owner) return false;
    answerOn(socket, UNAUTHORIZED, refusal('token-invalid'));
    return true;
  };
}
