import { type Guest, type GuestId, refusal, type RefusalCode } from '@chinwag/protocol';
import { answerOn } from '../http/raw-response.ts';
import type { UpgradeGuard } from '../http/request-guards.ts';

const UNAUTHORIZED = 401;

/** The dependencies of `refuseForeignReturns`. */
export interface ReturnCheck {
  /** Verifies a token. Resolves with its guest, or with the reason for a refusal. */
  readonly read: (token: string) => Promise<{ readonly guest: Guest } | RefusalCode>;
  /**
   * Returns the guest whose connection to that room and session has dropped or is about to be given up. Returns null if there is
   * none.
   */
  readonly ownerOf: (room: string, session: string) => GuestId | null;
}

/**
 * Returns a guard that lets only the guest of a dropped connection resume it. The reconnection token is not enough, because
 * Colyseus issues it and not this server.
 */
export function refuseForeignReturns({ read, ownerOf }: ReturnCheck): UpgradeGuard {
  return async (request, socket) => {
    const { searchParams, pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    if (!searchParams.has('reconnectionToken')) return false;
    const owner = ownerOf(pathname.split('/').at(-1) ?? '', searchParams.get('sessionId') ?? '');
    if (owner === null) return false; // there is nothing to resume, as Colyseus will report
    const bearer = await read(searchParams.get('_authToken') ?? '');
    if (typeof bearer !== 'string' && bearer.guest.id === owner) return false;
    answerOn(socket, UNAUTHORIZED, refusal(typeof bearer === 'string' ? bearer : 'token-invalid'));
    return true;
  };
}
