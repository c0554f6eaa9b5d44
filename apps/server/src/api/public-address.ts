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
 * Returns the handler of requests for the origins at which friends reach the server. That is the configured origin; without one, it
 * is this machine's network addresses. It refuses requests from other machines, and pages opened under a name that others can use.
 */
export function reach({ publicUrl = null, listenHost = null }: PublicAddress): RequestHandler {
  return (request, response) => {
    if (!isOnThisMachine(request) || !isAskedAtLoopback(request)) throw new Refused('address-unknown');
    const answer: Reach = { origins: publicUrl === null ? originsOf(listenHost, request.socket.localPort ?? 0) : [publicUrl] };
    response.json({ ok: true, ...answer });
  };
}
