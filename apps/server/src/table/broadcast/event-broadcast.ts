import {
  type ClocksMessage, type DealSoFar, type EventsMessage, packEvent, SERVER_MESSAGE, type Snapshot,
} from '@chinwag/protocol';
import { type EventBatch, type GameState, seenAgain, statesBefore, type Tagged, type Viewer, withoutStates } from '@chinwag/rules';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { GameRun } from '../game/game-run.ts';
import type { Viewpoint } from '../watching/viewpoint.ts';

/** Returns a snapshot of the game as a viewer may see it, with the clocks. */
export function snapshotFor(run: GameRun, { sight, viewer }: Viewpoint, clocks: ClocksMessage): Snapshot {
  const { state, seq } = sight === 'all-hands-later' ? run.behind : run;
  return {
    gameId: run.id,
    game: run.game.id,
    seq,
    seat: typeof viewer === 'number' ? viewer : null,
    sight,
    clocks,
    state: run.game.hide(state, viewer),
  };
}

/** Returns the events of the current deal that a viewer may look back at. Hands that were revealed later are left out. */
export function dealSoFarFor(run: GameRun, { sight, viewer }: Viewpoint): DealSoFar {
  const { game } = run;
  const { deal, state } = sight === 'all-hands-later' ? run.behind : run;
  const eyes = sight === 'one-seat' || sight === 'all-hands' ? 'spectator' : viewer;
  const events = withoutStates(seenAgain(game, deal, eyes, state), deal.from);
  return {
    gameId: run.id,
    seat: typeof eyes === 'number' ? eyes : null,
    sight,
    from: deal.from,
    scored: deal.begin.records.length,
    state: { ...game.hide(deal.begin, eyes), records: [] },
    events: events.map((event) => packEvent(event, game.eventFields)),
    madeForYou: sight === 'own-seat' && typeof viewer === 'number' ? run.madeFor(viewer) : [],
  };
}

/** Events as some viewers see them, and their encoded bytes. */
interface FramedView {
  readonly viewer: Viewer;
  readonly events: readonly Tagged[];
  readonly frame: Buffer;
}

/** A batch of events, serialized once for all viewers with the same view. */
export class EventFrames {
  readonly #run: GameRun;
  readonly #batch: EventBatch;
  readonly #clocks: ClocksMessage;
  readonly #seen: FramedView[] = [];
  #before: readonly GameState[] | null = null;

  /** `clocks` is the state of the clocks after the events. */
  constructor(run: GameRun, batch: EventBatch, clocks: ClocksMessage) {
    this.#run = run;
    this.#batch = batch;
    this.#clocks = clocks;
  }

  for(viewer: Viewer): Buffer {
    for (const seen of this.#seen) if (seen.viewer === viewer) return seen.frame;
    const events = this.#eventsFor(viewer);
    for (const seen of this.#seen) if (areSame(seen.events, events)) return seen.frame;
    const frame = this.#frameOf(events);
    this.#seen.push({ viewer, events, frame });
    return frame;
  }

  #eventsFor(viewer: Viewer): readonly Tagged[] {
    const { game } = this.#run;
    const { before, events } = this.#batch;
    const states = (this.#before ??= statesBefore(game, events, before));
    return events.map((event, at) => game.hideEvent(event, viewer, states[at] ?? before));
  }

  #frameOf(events: readonly Tagged[]): Buffer {
    const { eventFields } = this.#run.game;
    const message: EventsMessage = [this.#batch.seq, this.#clocks, ...events.map((event) => packEvent(event, eventFields))];
    return getMessageBytes.raw(Protocol.ROOM_DATA, SERVER_MESSAGE.events, message);
  }
}

function areSame(some: readonly Tagged[], others: readonly Tagged[]): boolean {
  for (let at = 0; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
