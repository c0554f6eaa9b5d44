import { isRefusalCode, type RefusalCode, refusal } from '@chinwag/protocol';
import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { UNAVAILABLE } from './raw-response.ts';

const STATUS: Partial<Record<RefusalCode, number>> = {
  'token-missing': 401,
  'token-invalid': 401,
  'token-expired': 401,
  'token-revoked': 401,
  'pass-invalid': 401,
  'removed-from-table': 403,
  'watching-closed': 403,
  'door-closed': 403,
  'door-knock': 403,
  'door-busy': 429,
  'turned-away': 403,
  'link-dead': 403,
  'not-seated': 403,
  'table-full': 403,
  'too-many-watchers': 403,
  'address-unknown': 404,
  'game-unknown': 404,
  'table-not-found': 404,
  'game-outdated': 410,
  'game-not-found': 404,
  'game-begun-before': 410,
  'game-cleared-away': 410,
  'game-for-table': 403,
  'table-gone': 410,
  'too-many-messages': 429,
  'too-many-tables': 429,
  'server-error': 500,
  'store-unavailable': UNAVAILABLE,
  'table-unreachable': UNAVAILABLE,
  'server-stopping': UNAVAILABLE,
};

/** A refusal, thrown by a handler of the API. */
export class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Always throws the refusal of an unknown path. This handler runs after all others. */
export function refuseAddress(): never {
  throw new Refused('address-unknown');
}

/** Returns an error handler that answers with a refusal as JSON and a matching status. */
export function refuseErrors(log: Log, metrics: Metrics) {
  return (error: unknown, _request: Request, response: Response, _next: NextFunction): void => {
    const code = codeOf(error);
    const status = STATUS[code] ?? 400;
    if (code === 'server-error') log.error({ err: error }, 'the API failed');
    else if (status === UNAVAILABLE) log.error({ code, err: causeOf(error) }, 'the API refused');
    metrics.refusals.inc({ code });
    response.status(status).json(refusal(code));
  };
}

/** Returns the refusal code if a table's room refused to open. Returns null if opening the room failed unexpectedly. */
export function whyNotLoaded(error: unknown): RefusalCode | null {
  if (!(error instanceof Error)) return null;
  return isRefusalCode(error.message) ? error.message : whyNotLoaded(error.cause);
}

/** Returns the cause of an unexpected refusal, or the refusal itself if it has no cause. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

function codeOf(error: unknown): RefusalCode {
  if (error instanceof Refused) return error.code;
  const { status } = error as { readonly status?: unknown };
  if (status === 404) return 'address-unknown';
  // Express could not parse the request: it is not JSON, too long, in an unknown encoding, or at a malformed URL.
  return typeof status === 'number' && status < 500 ? 'message-malformed' : 'server-error';
}
