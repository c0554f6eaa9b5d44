import type { Refusal } from '@chinwag/protocol';

/** The state of the connection to a table. `retryAt` is the time of the next attempt, in ms on the clock of `performance.now`. */
export type ConnectionStatus =
  | { readonly name: 'connecting' }
  /** `after` says whether the connection has just been opened, or was lost before. */
  | { readonly name: 'live'; readonly after: 'opening' | 'loss' }
  /** The page is resuming a connection that has just been lost. */
  | { readonly name: 'reconnecting'; readonly attempt: number }
  /** The server itself is down. */
  | { readonly name: 'restarting'; readonly attempt: number; readonly retryAt: number }
  /** The host must admit the guest; the page repeats the request. */
  | { readonly name: 'requesting-entry' }
  /** This device has no network. */
  | { readonly name: 'offline' }
  | { readonly name: 'refused'; readonly refusal: Refusal };

/** A signal that changes the connection's status. */
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

/** Returns the wait before the next attempt after this many failures, in ms, with random jitter: `chance` is from 0 up to 1. */
export function backoffMs(attempts: number, chance: number): number {
  return jittered(Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempts), chance);
}

/**
 * Returns a wait shortened by up to half, by `chance` from 0 up to 1. That way, clients that have lost a server do not all
 * reconnect at once.
 */
export function jittered(ms: number, chance: number): number {
  return ms * (1 - chance / 2);
}

/** Returns how many attempts in a row have failed. */
export function failedAttempts(status: ConnectionStatus): number {
  return status.name === 'restarting' || status.name === 'reconnecting' ? status.attempt : 0;
}

/**
 * Returns the state after a signal. A refusal remains until a new request. A device without network stays offline until the network
 * is back.
 */
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
