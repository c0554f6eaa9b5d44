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

  it('knows that it was lost when it is live again', () => {
    expect(after(joined, dropped, joined)).toEqual({ name: 'live', after: 'loss' });
  });

  it('counts the attempts to take up a lost connection', () => {
    expect(after(joined, dropped, dropped)).toEqual({ name: 'reconnecting', attempt: 2 });
  });

  it('counts afresh after it was live again', () => {
    expect(after(joined, dropped, dropped, joined, dropped)).toEqual({ name: 'reconnecting', attempt: 1 });
  });

  it('tells a server that is away from a line that dropped, and when it tries again', () => {
    expect(after(joined, dropped, { type: 'unreachable', retryAt: 5 }, { type: 'unreachable', retryAt: 9 })).toEqual({
      name: 'restarting',
      attempt: 2,
      retryAt: 9,
    });
  });

  it('says that the device has no network, whatever else fails for want of it', () => {
    expect(after(joined, lost, dropped, { type: 'unreachable', retryAt: 5 })).toEqual({ name: 'offline' });
  });

  it('tries again when the network is back', () => {
    expect(after(joined, lost, back)).toEqual({ name: 'reconnecting', attempt: 1 });
  });

  it('is that of somebody at the door until they are let in', () => {
    expect(after({ type: 'entry-requested' }, { type: 'entry-requested' })).toEqual({ name: 'requesting-entry' });
    expect(after({ type: 'entry-requested' }, joined)).toEqual({ name: 'live', after: 'opening' });
  });

  it('keeps a refusal, which no later signal undoes', () => {
    const refused = refusal('removed-from-table');
    expect(after(joined, { type: 'refused', refusal: refused }, dropped, back)).toEqual({
      name: 'refused',
      refusal: refused,
    });
  });

  it('waits longer after each failed attempt, but never long', () => {
    expect([0, 1, 2, 3, 10].map((attempts) => backoffMs(attempts, 0))).toEqual([500, 1000, 2000, 4000, 8000]);
  });

  it('is not the same for all who lost the same server, and half as long at least', () => {
    expect([0, 0.5, 0.999].map((chance) => Math.round(backoffMs(2, chance)))).toEqual([2000, 1500, 1001]);
  });
});
