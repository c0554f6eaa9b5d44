import { type DeviceId, type Guest, SERVER_MESSAGE } from '@chinwag/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ANN, BEN } from '../../tests/support/table-parts.ts';
import type { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { FixedWindowCounter } from './fixed-window-counter.ts';
import { OtherDevices } from './other-devices.ts';

/** The messages sent, in order: the connection, and whether there is another device. */
const sent: (readonly [session: string, another: unknown])[] = [];
const open: Connection[] = [];
let devices: OtherDevices;
beforeEach(() => {
  sent.length = 0;
  open.length = 0;
  devices = new OtherDevices(new Connections(open));
});

function comeIn(sessionId: string, auth: Guest, device: string | null): Connection {
  const connection: Connection = {
    sessionId,
    auth,
    userData: {
      rate: new FixedWindowCounter({ perSecond: 1, floodPerSecond: 1 }), counter: 0, device: device as DeviceId | null,
      address: null, dismissed: null,
    },
    send: (type: unknown, another: unknown) => void (type === SERVER_MESSAGE.otherDevice && sent.push([sessionId, another])),
    enqueueRaw: () => undefined,
    leave: () => undefined,
  };
  open.push(connection);
  devices.came(connection);
  return connection;
}

function go(connection: Connection): void {
  open.splice(open.indexOf(connection), 1);
  devices.changed(ANN.id);
}

describe('a guest with the table open', () => {
  it('on two devices is notified on both, and again once only one is left', () => {
    comeIn('laptop', ANN, 'a');
    expect(sent).toEqual([]);
    const phone = comeIn('phone', ANN, 'b');
    expect(sent).toEqual([['laptop', true], ['phone', true]]);
    go(phone);
    expect(sent.slice(2)).toEqual([['laptop', false]]);
  });

  it('in two tabs of one browser counts as one device', () => {
    comeIn('tab-1', ANN, 'a');
    comeIn('tab-2', ANN, 'a');
    expect(sent).toEqual([]);
  });

  it('counts as two devices if one of two connections has no device id', () => {
    comeIn('old page', ANN, null);
    comeIn('phone', ANN, 'b');
    expect(sent).toEqual([['old page', true], ['phone', true]]);
  });

  it('is not notified about the devices of other guests', () => {
    comeIn('laptop', ANN, 'a');
    comeIn('phone', BEN, 'b');
    expect(sent).toEqual([]);
  });

  it('is notified again on a connection that reconnects', () => {
    const laptop = comeIn('laptop', ANN, 'a');
    comeIn('phone', ANN, 'b');
    devices.came(laptop);
    expect(sent.slice(2)).toEqual([['laptop', true]]);
  });
});
