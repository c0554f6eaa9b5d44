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

/** Broadcasts a table's game on every connection, as the one who is there may see it, and keeps in mind who has seen whose hand. */
export class GameBroadcast {
  readonly #table: Table;
  readonly #connections: Connections;
  readonly #clocks: ClockBroadcast;
  readonly #changed: () => void;
  readonly #looked: RevealedHands;
  readonly #deals = new DealsSoFar();
  /** Those who watch and would see no hand. */
  readonly #lookingAway = new Set<Guest['id']>();
  /** How the game has been shown on each connection since its snapshot. */
  readonly #viewpoints = new WeakMap<Connection, Viewpoint>();

  /** `changed` is called when somebody would see more or less than before. */
  constructor(table: Table, connections: Connections, clocks: ClockBroadcast, changed: () => void) {
    this.#table = table;
    this.#connections = connections;
    this.#clocks = clocks;
    this.#changed = changed;
    this.#looked = new RevealedHands(table.record.looked);
  }

  /** A game begins. */
  began(): void {
    this.#looked.forget();
    this.#deals.clear();
    for (const connection of this.#connections.open()) this.show(connection);
  }

  /** Something happened in the game. */
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
    // Those who are a deal behind may have come to the first that is theirs to see.
    if (batch.later !== null && this.#table.record.settings.watching === 'all-hands-later') this.catchUp();
  }

  /** Shows the whole game on a connection, if there is one. */
  show(connection: Connection): void {
    const { record, run } = this.#table;
    if (run === null) return;
    const { id } = guestOf(connection);
    const viewpoint = this.#viewpointOf(record, id);
    this.#viewpoints.set(connection, viewpoint);
    if (isLooking(viewpoint)) this.#looked.note(dealOf(run), id);
    connection.send(SERVER_MESSAGE.snapshot, snapshotFor(run, viewpoint, this.#clocks.now()));
  }

  /** What happened in the deal that is on, as somebody may look at it again; null if no game is. */
  dealSoFar({ id }: Guest): DealSoFar | null {
    const { record, run } = this.#table;
    return run === null ? null : this.#deals.for(run, this.#viewpointOf(record, id));
  }

  /** Shows the game again on each connection on which it is to be seen otherwise than before. */
  catchUp(): void {
    if (this.#table.run === null) return;
    for (const connection of this.#connections.open()) {
      const before = this.#viewpoints.get(connection);
      const after = this.#viewpointOf(this.#table.record, guestOf(connection).id);
      if (before !== undefined && (before.sight !== after.sight || before.viewer !== after.viewer)) this.show(connection);
    }
  }

  /** Somebody would see hands while they watch, as far as the table lets them, or none. */
  watch({ id }: Guest, hands: 'shown' | 'hidden'): void {
    if (hands === 'hidden') this.#lookingAway.add(id);
    else this.#lookingAway.delete(id);
    this.#changed();
  }

  /** Whether anybody has been shown hands of the deal that is on. */
  get wereHandsShown(): boolean {
    const { run, record } = this.#table;
    return run !== null && record.status === 'playing' && this.#looked.wereShown(dealOf(run));
  }

  /**
   * Why somebody without a seat can take none in the deal that is on; null if they can. Once its hands were shown to anybody,
   * nobody can: who saw them may be here as a second guest too.
   */
  whyNoSeat(guest: Guest): 'has-looked' | 'hands-shown' | null {
    const { run, record } = this.#table;
    if (run === null || record.status !== 'playing' || seatOf(record, guest.id) !== null) return null;
    if (this.#looked.has(dealOf(run), guest.id)) return 'has-looked';
    return this.wereHandsShown ? 'hands-shown' : null;
  }

  /** Somebody is forgotten. */
  forget(person: Guest['id']): void {
    this.#looked.forgetPerson(person);
    this.#lookingAway.delete(person);
  }

  /** Who has been shown hands, as far as that is still to be written down. */
  looksToWrite(): LookedRecord | null {
    return this.#looked.unwritten(this.#table.record);
  }

  #viewpointOf(record: TableRecord, person: Guest['id']): Viewpoint {
    const wouldSee = this.#lookingAway.has(person) ? 'no hand' : 'hands';
    return viewpointOf(record, person, { wouldSee, behind: this.#table.run?.behind.deal.begin.records.length ?? 0 });
  }

  /** One who is a deal behind comes to the game's result together with all others. */
  #sendLater(connection: Connection, later: EventFrames | null, over: boolean): void {
    if (over) this.show(connection);
    else if (later !== null) connection.enqueueRaw(later.for('all-hands'));
  }
}

/** The deal that is on, given by the number of those before it. */
function dealOf(run: GameRun): number {
  return run.state.records.length;
}

/** What is sent of what happened to those who are a deal behind, made only where there is anybody; null if nothing is. */
function laterFrames(run: GameRun, { later }: AppliedBatch, clocks: ClocksMessage): EventFrames | null {
  return later === null ? null : new EventFrames(run, { ...later, before: run.behind.before }, clocks);
}
