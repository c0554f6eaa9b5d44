import type { Reach } from '@chinwag/protocol';
import { type RequestHandler } from 'express';
import { isOnThisMachine } from '../operations/metrics-access.ts';
import { originsOf } from './own-addresses.ts';
import { isAskedAtLoopback } from '../http/request-address.ts';
import { Refused } from '../http/refuse.ts';

/** Where the server can be reached: both as they were set, or left out. */
export interface PublicAddress {
  readonly publicUrl?: string | null;
  readonly listenHost?: string | null;
}

/**
 * Says where friends reach the server: where it was set, else at this machine's addresses in its networks. Only on this machine,
 * and to a page that was opened by a name by which nobody else reaches it.
 */
export function reach({ publicUrl = null, listenHost = null }: PublicAddress): RequestHandler {
  return (request, response) => {
    if (!isOnThisMachine(request) || !isAskedAtLoopback(request)) throw new Refused('address-unknown');
    const answer: Reach = { origins: publicUrl === null ? originsOf(listenHost, request.socket.localPort ?? 0) : [publicUrl] };
    response.json({ ok: true, ...answer });
  };
}
