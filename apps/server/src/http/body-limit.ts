import { refusal } from '@chinwag/protocol';
import type { RequestGuard } from './request-guards.ts';
import { answer } from './raw-response.ts';

const TOO_LARGE = 413;

/**
 * Refuses every request whose body is longer than `bytes`, or of a length it does not tell, before anybody reads it:
 * Colyseus would read any body to its end.
 */
export function limitBodies(bytes: number): RequestGuard {
  return ({ headers }, response) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    if (Number(length) <= bytes && encoding === undefined) return false;
    answer(response, TOO_LARGE, refusal('message-malformed'));
    return true;
  };
}
