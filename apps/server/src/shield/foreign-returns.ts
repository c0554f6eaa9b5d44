import { type Guest, type GuestId, refusal, type RefusalCode } from '@chinwag/protocol';
import { answerOn } from '../http/raw-response.ts';
import type { UpgradeGuard } from '../http/request-guards.ts';

const UNAUTHORIZED = 401;

/** What tells whose a connection is that somebody would take up again. */
export interface ReturnCheck {
  /** Whom a token proves somebody to be, or why it does not. */
  readonly read: (token: string) => Promise<{ readonly guest: Guest } | RefusalCode>;
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
    const bearer = await read(searchParams.get('_authToken') ?? '');
    if (typeof bearer !== 'string' && bearer.guest.id === owner) return false;
    answerOn(socket, UNAUTHORIZED, refusal(typeof bearer === 'string' ? bearer : 'token-invalid'));
    return true;
  };
}
