import type { Guest } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import type { Connection } from './connection.ts';
import { Lines } from './connections.ts';
import { MessageRate } from './message-rate.ts';
import { PlayingLines } from './playing-connections.ts';

/** What each line was told last: whether its owner plays elsewhere. Nothing is as good as no. */
const told = new Map<string, boolean>();
const open: Connection[] = [];
let playing: PlayingLines;
beforeEach(() => {
  told.clear();
  open.length = 0;
  playing = new PlayingLines(new Lines(open));
});

function line(sessionId: string, auth: Guest): Connection {
  return {
    sessionId,
    auth,
    userData: { rate: new MessageRate({ perSecond: 1, floodPerSecond: 1 }), dismissed: null },
    send: (_type: unknown, elsewhere: unknown) => void told.set(sessionId, elsewhere === true),
    enqueueRaw: () => undefined,
    leave: () => undefined,
  };
}

/** Somebody comes in on a new line. */
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

describe('somebody with the table open twice', () => {
  it('plays on the line that came last, and the first is told', () => {
    comeIn('laptop', ANN);
    expect(told.size).toBe(0);
    comeIn('phone', ANN);
    expect([...told]).toEqual([['laptop', true]]);
  });

  it('plays where they ask to, and both are told', () => {
    const laptop = comeIn('laptop', ANN);
    comeIn('phone', ANN);
    playing.playOn(laptop);
    expect([...told]).toEqual([['laptop', false], ['phone', true]]);
  });

  it('plays on the line that is left when the other goes', () => {
    comeIn('laptop', ANN);
    const phone = comeIn('phone', ANN);
    drop(phone);
    expect(told.get('laptop')).toBe(false);
  });

  it('goes on where they were when a line flickers, and not where another has taken over', () => {
    const laptop = comeIn('laptop', ANN);
    drop(laptop);
    open.push(laptop);
    playing.returned(laptop);
    expect(told.size).toBe(0);
    drop(laptop);
    comeIn('phone', ANN);
    open.push(laptop);
    playing.returned(laptop);
    expect([...told]).toEqual([['laptop', true]]);
  });

  it('does not concern anybody else', () => {
    comeIn('laptop', ANN);
    comeIn('tablet', BEN);
    expect(told.size).toBe(0);
  });
});
