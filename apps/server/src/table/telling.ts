import { type EventsMessage, packEvent, SERVER_MESSAGE, type Snapshot } from '@chinwag/protocol';
import { hideEvents, type Viewer } from '@chinwag/rules';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { GameRun, Happening } from './game-run.ts';

/** The whole game as one viewer may see it. */
export function snapshotFor(run: GameRun, viewer: Viewer): Snapshot {
  return {
    gameId: run.id,
    game: run.game.id,
    seq: run.seq,
    seat: viewer === 'spectator' ? null : viewer,
    state: run.game.hide(run.state, viewer),
  };
}

/** What happened as one viewer may see it. */
function eventsFor({ game }: GameRun, { before, events, seq }: Happening, viewer: Viewer): EventsMessage {
  const hidden = hideEvents(game, events, viewer, before);
  return [seq, ...hidden.map((event) => packEvent(event, game.eventFields))];
}

/** What happened, as bytes to be sent; made once for each viewer, however many connections see with their eyes. */
export class EventFrames {
  readonly #run: GameRun;
  readonly #happening: Happening;
  readonly #frames = new Map<Viewer, Buffer>();

  constructor(run: GameRun, happening: Happening) {
    this.#run = run;
    this.#happening = happening;
  }

  for(viewer: Viewer): Buffer {
    const made = this.#frames.get(viewer);
    if (made !== undefined) return made;
    const message = eventsFor(this.#run, this.#happening, viewer);
    const frame = getMessageBytes.raw(Protocol.ROOM_DATA, SERVER_MESSAGE.events, message);
    this.#frames.set(viewer, frame);
    return frame;
  }
}
