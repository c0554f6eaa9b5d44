import type { Refusal } from '@chinwag/protocol';

/** How the table can be reached at this moment. `retryAt` is when the next attempt begins, as `performance.now` has it. */
export type ConnectionStatus =
  | { readonly name: 'connecting' }
  /** `after` tells whether it was lost before. */
  | { readonly name: 'live'; readonly after: 'opening' | 'loss' }
  /** The connection dropped a moment ago and is being taken up again. */
  | { readonly name: 'reconnecting'; readonly attempt: number }
  /** The server itself is away. */
  | { readonly name: 'restarting'; readonly attempt: number; readonly retryAt: number }
  /** The host has to let one in; one goes on asking. */
  | { readonly name: 'requesting-entry' }
  /** This device has no network. */
  | { readonly name: 'offline' }
  | { readonly name: 'refused'; readonly refusal: Refusal };

/** What can happen to the connection to a table. */
export type ConnectionSignal =
  | { readonly type: 'joined' }
  | { readonly type: 'dropped' }
  | { readonly type: 'unreachable'; readonly retryAt: number }
  | { readonly type: 'entry-requested' }
  | { readonly type: 'network-lost' }
  | { readonly type: 'network-back' }
  | { readonly type: 'refused'; readonly refusal: Refusal };

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

/** How long to wait before the next attempt, after `attempts` that failed, in milliseconds, by chance. */
export function backoffMs(attempts: number, chance: number): number {
  return jittered(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts), chance);
}

/** A wait of which chance, from 0 up to 1, takes up to half away: not all who lost a server come back in the same moment. */
export function jittered(ms: number, chance: number): number {
  return ms * (1 - chance / 2);
}

/** How many attempts in a row have failed. */
export function failedAttempts(status: ConnectionStatus): number {
  return status.name === 'restarting' || status.name === 'reconnecting' ? status.attempt : 0;
}

/** The status after a signal. A refusal stands until one asks again; a device without network stays so until it is back. */
export function nextStatus(status: ConnectionStatus, signal: ConnectionSignal): ConnectionStatus {
  if (status.name === 'refused') return status;
  switch (signal.type) {
    case 'joined':
      if (status.name === 'live') return status;
      return { name: 'live', after: status.name === 'connecting' || status.name === 'requesting-entry' ? 'opening' : 'loss' };
    case 'refused':
      return { name: 'refused', refusal: signal.refusal };
    case 'entry-requested':
      return status.name === 'offline' ? status : { name: 'requesting-entry' };
    case 'network-lost':
      return { name: 'offline' };
    case 'network-back':
      return status.name === 'offline' ? { name: 'reconnecting', attempt: 1 } : status;
    case 'dropped':
      if (status.name === 'offline') return status;
      return { name: 'reconnecting', attempt: status.name === 'reconnecting' ? status.attempt + 1 : 1 };
    case 'unreachable':
      if (status.name === 'offline') return status;
      return {
        name: 'restarting',
        attempt: status.name === 'restarting' ? status.attempt + 1 : 1,
        retryAt: signal.retryAt,
      };
  }
}
