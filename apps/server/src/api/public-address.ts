import type { Reach } from '@chinwag/protocol';
import { type RequestHandler } from 'express';
import { isOnThisMachine } from '../operations/metrics-access.ts';
import { originsOf } from './own-addresses.ts';
import { isAskedAtLoopback } from '../http/request-address.ts';
import { Refused } from '../http/refuse.ts';

/** The configured public address of the server; each part is optional. */
export interface PublicAddress {
  readonly publicUrl?: string | null;
  readonly listenHost?: string | null;
}

/**
 * Returns the request handler that answers with the origins at which friends can reach the server. These are the configured origin,
 * or this machine's network addresses if none is configured. The handler refuses requests from other machines, and requests to a
 * host name that is not a loopback name.
 */
export function reach({ publicUrl = null, listenHost = null }: PublicAddress): RequestHandler {
  return (request, response) => {
    if (!isOnThisMachine(request) || !isAskedAtLoopback(request)) throw new Refused('address-unknown');
    const answer: Reach = { origins: publicUrl === null ? originsOf(listenHost, request.socket.localPort ?? 0) : [publicUrl] };
    response.json({ ok: true, ...answer });
  };
}
