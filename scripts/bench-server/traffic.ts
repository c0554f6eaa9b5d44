import type { EventsMessage } from '@chinwag/protocol';

/** A recorded move, and the messages that its player received. */
export interface Exchange {
  readonly move: object;
  readonly events: EventsMessage;
}

/** The maximum number of recorded moves, enough to represent the mixture of games. */
const MOST = 5000;

/** The recorded traffic of real games, to be replayed on other connections. */
export class Traffic {
  readonly exchanges: Exchange[] = [];

  note(exchange: Exchange): void {
    if (this.exchanges.length < MOST) this.exchanges.push(exchange);
  }
}
