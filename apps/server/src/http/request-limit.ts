import { refusal } from '@chinwag/protocol';
import type { House } from '../app-context.ts';
import type { RequestGuard } from './request-guards.ts';
import { answer } from './raw-response.ts';

const TOO_MANY = 429;

/** Refuses those who ask for more than they may of anything, files and pages too, told apart by their address. */
export function limitRequests({ shield, addressOfRequest }: Pick<House, 'shield' | 'addressOfRequest'>): RequestGuard {
  return (request, response) => {
    if (shield.admits('http', addressOfRequest(request))) return false;
    answer(response, TOO_MANY, refusal('too-many-messages'));
    return true;
  };
}

/**
 * Refuses those who join tables too often, told apart by their address, before Colyseus makes a place for them. Whatever is
 * posted, and not to the API, counts as joining: Colyseus finds its own path in more spellings than one.
 */
export function limitJoins({ shield, addressOfRequest }: Pick<House, 'shield' | 'addressOfRequest'>): RequestGuard {
  return (request, response) => {
    const joins = request.method === 'POST' && request.url?.startsWith('/api/') !== true;
    if (!joins || shield.admits('joins', addressOfRequest(request))) return false;
    const refused = { ...refusal('too-many-messages'), error: 'too-many-messages' }; // by the framework's name for it
    answer(response, TOO_MANY, refused);
    return true;
  };
}
