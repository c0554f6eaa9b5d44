import type { Guest } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { FixedWindowCounter } from './fixed-window-counter.ts';
import { PlayingConnections } from './playing-connections.ts';

/** The last message to each connection: whether its owner plays elsewhere. A connection without a message counts as no. */
const received = new Map<string, boolean>();
const open: Connection[] = [];
let playing: PlayingConnections;
beforeEach(() => {
  received.clear();
  open.length = 0;
  playing = new PlayingConnections(new Connections(open));
});

function line(sessionId: string, auth: Guest): Connection {
  return {
    sessionId,
    auth,
    userData: {
      rate: new FixedWindowCounter({ perSecond: 1, floodPerSecond: 1 }), counter: 0, device: null, address: null, dismissed: null,
    },
    send: (_type: unknown, elsewhere: unknown) => void received.set(sessionId, elsewhere === true),
    enqueueRaw: () => undefined,
    leave: () => undefined,
  };
}

/** Lets a guest in on a new connection, and returns it. */
function comeIn(sessionId: string, guest: Guest): Connection {
  const connection = line(sessionId, guest);
  open.push(connection);
  playing.playOn(connection);
  return connection;
}

function drop(connection: Connection): void {
  open.splice(open.indexOf(connection), 1);
  playing.lost(connection.auth?.id ?? ANN.id);
}

describe('a guest with the table open twice', () => {
  it('plays on the newest connection, and the first is notified', () => {
    comeIn('laptop', ANN);
    expect(received.size).toBe(0);
    comeIn('phone', ANN);
    expect([...received]).toEqual([['laptop', true]]);
  });

  it('plays on the connection they choose, and both are notified', () => {
    const laptop = comeIn('laptop', ANN);
    comeIn('phone', ANN);
    playing.playOn(laptop);
    expect([...received]).toEqual([['laptop', false], ['phone', true]]);
  });

  it('plays on the remaining connection when the other closes', () => {
    comeIn('laptop', ANN);
    const phone = comeIn('phone', ANN);
    drop(phone);
    expect(received.get('laptop')).toBe(false);
  });

  it('continues on a connection that reconnects, unless another has taken over', () => {
    const laptop = comeIn('laptop', ANN);
    drop(laptop);
    open.push(laptop);
    playing.returned(laptop);
    expect(received.size).toBe(0);
    drop(laptop);
    comeIn('phone', ANN);
    open.push(laptop);
    playing.returned(laptop);
    expect([...received]).toEqual([['laptop', true]]);
  });

  it('does not affect other guests', () => {
    comeIn('laptop', ANN);
    comeIn('tablet', BEN);
    expect(received.size).toBe(0);
  });
});
