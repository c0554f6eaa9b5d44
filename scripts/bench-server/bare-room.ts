import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVER_MESSAGE } from '@chinwag/protocol';
import { Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Exchange } from './traffic.ts';

/**
 * The baseline: a room of the same framework without game state or secrets. It answers each move with a number, and broadcasts
 * recorded messages from real games to everybody, in turn. Like any room, it has public state for seats. Given the file of that
 * traffic, it prints its URL.
 */
const exchanges = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as readonly Exchange[];
let at = 0;

const BareSeat = schema({ kind: t.string(), person: t.string(), name: t.string(), connected: t.boolean() });
const BareState = schema({ seats: t.array(BareSeat) });

class BareRoom extends Room {
  override autoDispose = false;
  override state = new BareState();
  override messages = {
    move: () => {
      const events = exchanges[at++ % exchanges.length]?.events;
      this.broadcast(SERVER_MESSAGE.events, events);
      return { ok: true, seq: events?.[0] };
    },
  };

  override onJoin(): void {
    const { seats } = this.state;
    seats.push(new BareSeat().assign({ kind: 'person', person: 'x'.repeat(16), name: `Guest ${seats.length}`, connected: true }));
  }
}

const http = createServer();
const server = new Server({ greet: false, transport: new WebSocketTransport({ server: http, pingInterval: 5000 }) });
server.define('bare', BareRoom);
await server.listen(0);
process.stdout.write(`http://localhost:${(http.address() as AddressInfo).port}\n`);
