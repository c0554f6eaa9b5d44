import type { EventsMessage } from '@chinwag/protocol';

/** A move as it was sent in a game, and what its player was sent of it. */
export interface Exchange {
  readonly move: object;
  readonly events: EventsMessage;
}

/** How many exchanges are stored: enough for the mixture of games to be what it is. */
const MOST = 5000;

/** What went over the connections in real games, to be sent over other connections again. */
export class Traffic {
  readonly exchanges: Exchange[] = [];

  note(exchange: Exchange): void {
    if (this.exchanges.length < MOST) this.exchanges.push(exchange);
  }
}
