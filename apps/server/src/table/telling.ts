import { type DealSoFar, type EventsMessage, packEvent, SERVER_MESSAGE, type Snapshot, type ToldClocks } from '@chinwag/protocol';
import { type GameState, type Happening, seenAgain, statesBefore, type Viewer } from '@chinwag/rules';
import { getMessageBytes, Protocol } from '@colyseus/core';
import type { GameRun } from './game-run.ts';
import type { Outlook } from './sight.ts';

/** The whole game as somebody may see it, and the clocks. */
export function snapshotFor(run: GameRun, { sight, viewer }: Outlook, clocks: ToldClocks): Snapshot {
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

/** What happened in the deal that is on, as far as somebody may look at it again; without hands that are open by now only. */
export function dealSoFarFor(run: GameRun, { sight, viewer }: Outlook): DealSoFar {
  const { game } = run;
  const { deal, state } = sight === 'all-hands-later' ? run.behind : run;
  const eyes = sight === 'one-seat' || sight === 'all-hands' ? 'spectator' : viewer;
  return {
    gameId: run.id,
    seat: typeof eyes === 'number' ? eyes : null,
    sight,
    from: deal.from,
    scored: deal.begin.records.length,
    state: { ...game.hide(deal.begin, eyes), records: [] },
    events: seenAgain(game, deal, eyes, state).map((event) => packEvent(event, game.eventFields)),
    madeForYou: sight === 'own-seat' && typeof viewer === 'number' ? run.madeFor(viewer) : [],
  };
}

/** What happened, as bytes to be sent; made once for each viewer, however many connections see with their eyes. */
export class EventFrames {
  readonly #run: GameRun;
  readonly #happening: Happening;
  readonly #clocks: ToldClocks;
  readonly #frames = new Map<Viewer, Buffer>();
  #before: readonly GameState[] | null = null;

  /** `clocks` are those after what happened. */
  constructor(run: GameRun, happening: Happening, clocks: ToldClocks) {
    this.#run = run;
    this.#happening = happening;
    this.#clocks = clocks;
  }

  for(viewer: Viewer): Buffer {
    const made = this.#frames.get(viewer);
    if (made !== undefined) return made;
    const message = this.#messageFor(viewer);
    const frame = getMessageBytes.raw(Protocol.ROOM_DATA, SERVER_MESSAGE.events, message);
    this.#frames.set(viewer, frame);
    return frame;
  }
  #messageFor(viewer: Viewer): EventsMessage {
    const { game } = this.#run;
    const { before, events, seq } = this.#happening;
    const states = (this.#before ??= statesBefore(game, events, before));
    const hidden = events.map((event, at) => game.hideEvent(event, viewer, states[at] ?? before));
    return [seq, this.#clocks, ...hidden.map((event) => packEvent(event, game.eventFields))];
  }
}
