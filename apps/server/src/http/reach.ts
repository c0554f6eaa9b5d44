import type { Reach } from '@chinwag/protocol';
import { type RequestHandler } from 'express';
import { isOnThisMachine } from '../operations/metrics-access.ts';
import { ownAddresses } from '../own-addresses.ts';
import { isAskedAtLoopback } from '../pages/asked-at.ts';
import { Refused } from './refuse.ts';

/**
 * Tells where friends reach the house: where it was set, else at this machine's addresses in its networks. Told on this machine
 * alone, to a page that was opened by a name which leads nobody else here.
 */
export function reach(publicUrl: string | null): RequestHandler {
  return (request, response) => {
    if (!isOnThisMachine(request) || !isAskedAtLoopback(request)) throw new Refused('address-unknown');
    const found = ownAddresses().map((address) => `http://${address}:${request.socket.localPort}`);
    const answer: Reach = { origins: publicUrl === null ? found : [publicUrl] };
    response.json({ ok: true, ...answer });
  };
}
