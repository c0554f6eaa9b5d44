import { SERVER_MESSAGE } from '@chinwag/protocol';
import type { Driven, Timings } from './driving.ts';
import { Connection, type ConnectionListener } from './connection.ts';
import type { Exchange } from './traffic.ts';

/** A baseline room with as many connections as a table. The connections take turns sending the recorded traffic of real tables. */
export class BareTable implements Driven {
  readonly #exchanges: readonly Exchange[];
  readonly #connections: Connection[] = [];
  #turn: number;
  #heard: () => void = () => undefined;

  /** `turn` is the index of the room's first move in the recording. */
  constructor(exchanges: readonly Exchange[], turn: number) {
    this.#exchanges = exchanges;
    this.#turn = turn;
  }

  /** Creates the room and opens this many connections. */
  async open(port: number, connections: number): Promise<void> {
    const visitor = { port, from: '10.0.0.1', token: null };
    const hearer: ConnectionListener = {
      message: (type) => type === SERVER_MESSAGE.events && this.#heard(),
      closed: () => undefined,
    };
    let room = '';
    for (let at = 0; at < connections; at++) {
      const connection = await Connection.open(visitor, at === 0 ? 'create' : 'joinById', at === 0 ? 'bare' : room, hearer);
      room = connection.room;
      this.#connections.push(connection);
    }
  }

  async play(timings: Timings): Promise<void> {
    const turn = this.#turn++;
    const connection = this.#connections[turn % this.#connections.length];
    const exchange = this.#exchanges[turn % this.#exchanges.length];
    if (connection === undefined || exchange === undefined) throw new Error('there is nothing to play');
    const sent = performance.now();
    const arrived = new Promise<void>((resolve) => {
      let left = this.#connections.length;
      this.#heard = () => {
        timings.arrived.push(performance.now() - sent);
        left -= 1;
        if (left === 0) resolve();
      };
    });
    await connection.request('move', exchange.move);
    timings.acknowledged.push(performance.now() - sent);
    await arrived;
  }
}
