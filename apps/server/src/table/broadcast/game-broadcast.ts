import { type DealSoFar, type Guest, SERVER_MESSAGE, type ClocksMessage } from '@chinwag/protocol';
import type { ClockBroadcast } from '../clock/clock-broadcast.ts';
import { type Connection, guestOf } from '../connections/connection.ts';
import type { AppliedBatch, GameRun } from '../game/game-run.ts';
import type { Connections } from '../connections/connections.ts';
import { RevealedHands } from '../watching/revealed-hands.ts';
import { isLooking, type Viewpoint, viewpointOf } from '../watching/viewpoint.ts';
import type { Table } from '../table.ts';
import { type LookedRecord, seatOf, type TableRecord } from '../record/table-record.ts';
import { DealsSoFar } from './deals-so-far.ts';
import { EventFrames, snapshotFor } from './event-broadcast.ts';

/** Broadcasts a table's game on every connection, as its guest may see the game. Also records who has seen whose hand. */
export class GameBroadcast {
  readonly #table: Table;
  readonly #connections: Connections;
  readonly #clocks: ClockBroadcast;
  readonly #changed: () => void;
  readonly #looked: RevealedHands;
  readonly #deals = new DealsSoFar();
  /** The spectators who chose to see no hands. */
  readonly #lookingAway = new Set<Guest['id']>();
  /** The view of the game on each connection since its snapshot. */
  readonly #viewpoints = new WeakMap<Connection, Viewpoint>();

  /** Calls `changed` when a viewer would see more or less than before. */
  constructor(table: Table, connections: Connections, clocks: ClockBroadcast, changed: () => void) {
    this.#table = table;
    this.#connections = connections;
    this.#clocks = clocks;
    this.#changed = changed;
    this.#looked = new RevealedHands(table.record.looked);
  }

  /** Broadcasts the start of a game. */
  began(): void {
    this.#looked.forget();
    this.#deals.clear();
    for (const connection of this.#connections.open()) this.show(connection);
  }

  /** Broadcasts events of the game. */
  happened(run: GameRun, batch: AppliedBatch): void {
    this.#deals.clear();
    const clocks = this.#clocks.along();
    const now = new EventFrames(run, batch, clocks);
    let later: EventFrames | null = null;
    const over = run.isOver;
    for (const connection of this.#connections.open()) {
      const viewpoint = this.#viewpoints.get(connection);
      if (viewpoint === undefined) continue;
      if (viewpoint.sight === 'all-hands-later') this.#sendLater(connection, (later ??= laterFrames(run, batch, clocks)), over);
      else connection.enqueueRaw(now.for(viewpoint.viewer));
      if (isLooking(viewpoint)) this.#looked.note(dealOf(run), guestOf(connection).id);
    }
    // Spectators who watch one deal behind may have reached the first deal that they may see.
    if (batch.later !== null && this.#table.record.settings.watching === 'all-hands-later') this.catchUp();
  }

  /** Sends a snapshot of the game on a connection, if a game is in progress. */
  show(connection: Connection): void {
    const { record, run } = this.#table;
    if (run === null) return;
    const { id } = guestOf(connection);
    const viewpoint = this.#viewpointOf(record, id);
    this.#viewpoints.set(connection, viewpoint);
    if (isLooking(viewpoint)) this.#looked.note(dealOf(run), id);
    connection.send(SERVER_MESSAGE.snapshot, snapshotFor(run, viewpoint, this.#clocks.now()));
  }

  /** Returns the events of the current deal that a guest may look back at, or null if no game is in progress. */
  dealSoFar({ id }: Guest): DealSoFar | null {
    const { record, run } = this.#table;
    return run === null ? null : this.#deals.for(run, this.#viewpointOf(record, id));
  }

  /** Sends a new snapshot on each connection whose view has changed. */
  catchUp(): void {
    if (this.#table.run === null) return;
    for (const connection of this.#connections.open()) {
      const before = this.#viewpoints.get(connection);
      const after = this.#viewpointOf(this.#table.record, guestOf(connection).id);
      if (before !== undefined && (before.sight !== after.sight || before.viewer !== after.viewer)) this.show(connection);
    }
  }

  /** Sets whether a spectator sees the hands that the table allows. */
  watch({ id }: Guest, hands: 'shown' | 'hidden'): void {
    if (hands === 'hidden') this.#lookingAway.add(id);
    else this.#lookingAway.delete(id);
    this.#changed();
  }

  /** Whether a spectator has been shown hands of the current deal. */
  get wereHandsShown(): boolean {
    const { run, record } = this.#table;
    return run !== null && record.status === 'playing' && this.#looked.wereShown(dealOf(run));
  }

  /**
   * Returns the reason why a guest without a seat can take none in the current deal, or null if they can. Once any spectator has
   * seen hands, no guest can, because that spectator may be here as a second guest.
   */
  whyNoSeat(guest: Guest): 'has-looked' | 'hands-shown' | null {
    const { run, record } = this.#table;
    if (run === null || record.status !== 'playing' || seatOf(record, guest.id) !== null) return null;
    if (this.#looked.has(dealOf(run), guest.id)) return 'has-looked';
    return this.wereHandsShown ? 'hands-shown' : null;
  }

  /** Erases a person. */
  forget(person: Guest['id']): void {
    this.#looked.forgetPerson(person);
    this.#lookingAway.delete(person);
  }

  /** Returns the record of who has been shown hands, or null if it is already stored. */
  looksToWrite(): LookedRecord | null {
    return this.#looked.unwritten(this.#table.record);
  }

  #viewpointOf(record: TableRecord, person: Guest['id']): Viewpoint {
    const wouldSee = this.#lookingAway.has(person) ? 'no hand' : 'hands';
    return viewpointOf(record, person, { wouldSee, behind: this.#table.run?.behind.deal.begin.records.length ?? 0 });
  }

  /** Sends delayed events to a spectator who is one deal behind. They see the game's result together with everybody else. */
  #sendLater(connection: Connection, later: EventFrames | null, over: boolean): void {
    if (over) this.show(connection);
    else if (later !== null) connection.enqueueRaw(later.for('all-hands'));
  }
}

/** Returns the current deal, as the number of earlier deals. */
function dealOf(run: GameRun): number {
  return run.state.records.length;
}

/**
 * Returns the delayed events for spectators one deal behind, encoded only if there are such spectators. Returns null if there is
 * nothing to send.
 */
function laterFrames(run: GameRun, { later }: AppliedBatch, clocks: ClocksMessage): EventFrames | null {
  return later === null ? null : new EventFrames(run, { ...later, before: run.behind.before }, clocks);
}
