import { refusal } from '@chinwag/protocol';
import type { RequestGuard } from './request-guards.ts';
import { answer } from './raw-response.ts';

const TOO_LARGE = 413;

/**
 * Returns a guard that refuses requests whose body exceeds `bytes`, or has no declared length. The guard must run before Colyseus,
 * which would read any body to its end.
 */
export function limitBodies(bytes: number): RequestGuard {
  return ({ headers }, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    if (Number(length) <= bytes && encoding === undefined) return false;
    answer(response, TOO_LARGE, refusal('message-malformed'));
    return true;
  };
}
