import { refusal } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { type ConnectionSignal, type ConnectionStatus, nextStatus, backoffMs } from './status.ts';

const after = (...signals: readonly ConnectionSignal[]): ConnectionStatus =>
  signals.reduce(nextStatus, { name: 'connecting' });

const joined: ConnectionSignal = { type: 'joined' };
const dropped: ConnectionSignal = { type: 'dropped' };
const lost: ConnectionSignal = { type: 'network-lost' };
const back: ConnectionSignal = { type: 'network-back' };

describe('the state of the connection', () => {
  it('is live once joined', () => {
    expect(after(joined)).toEqual({ name: 'live', after: 'opening' });
  });

  it('remembers a loss when it is live again', () => {
    expect(after(joined, dropped, joined)).toEqual({ name: 'live', after: 'loss' });
  });

  it('counts the reconnect attempts', () => {
    expect(after(joined, dropped, dropped)).toEqual({ name: 'reconnecting', attempt: 2 });
  });

  it('resets the count once it is live again', () => {
    expect(after(joined, dropped, dropped, joined, dropped)).toEqual({ name: 'reconnecting', attempt: 1 });
  });

  it('distinguishes an unreachable server, with its retry time, from a dropped connection', () => {
    expect(after(joined, dropped, { type: 'unreachable', retryAt: 5 }, { type: 'unreachable', retryAt: 9 })).toEqual({
      name: 'restarting',
      attempt: 2,
      retryAt: 9,
    });
  });

  it('is offline without a network, even if other errors follow', () => {
    expect(after(joined, lost, dropped, { type: 'unreachable', retryAt: 5 })).toEqual({ name: 'offline' });
  });

  it('is reconnecting when the network is back', () => {
    expect(after(joined, lost, back)).toEqual({ name: 'reconnecting', attempt: 1 });
  });

  it('is requesting-entry until the player is let in', () => {
    expect(after({ type: 'entry-requested' }, { type: 'entry-requested' })).toEqual({ name: 'requesting-entry' });
    expect(after({ type: 'entry-requested' }, joined)).toEqual({ name: 'live', after: 'opening' });
  });

  it('keeps a refusal over all later signals', () => {
    const refused = refusal('removed-from-table');
    expect(after(joined, { type: 'refused', refusal: refused }, dropped, back)).toEqual({
      name: 'refused',
      refusal: refused,
    });
  });

  it('waits longer after each failed attempt, up to a limit', () => {
    expect([0, 1, 2, 3, 10].map((attempts) => backoffMs(attempts, 0))).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('shortens each wait at random by up to half, so that clients do not retry together', () => {
    expect([0, 0.5, 0.999].map((chance) => Math.round(backoffMs(2, chance)))).toEqual([2000, 1500, 1001]);
  });
});
