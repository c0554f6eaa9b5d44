import { type DealSoFar, type EventsMessage, type GuestId, SERVER_MESSAGE, type Sight, type Snapshot } from '@chinwag/protocol';
import type { Viewer } from '@chinwag/rules';
import { seatOf, type TableRecord } from '../../table/record/table-record.ts';
import { readFrame } from '../support/frames.ts';
import type { Findings } from './findings.ts';
import type { Ledger } from './ledger.ts';
import type { Truth } from './truth.ts';

/** The last event that a person received on a connection, and the person's view. */
interface ReceivedUpTo {
  readonly game: Truth;
  readonly sight: Sight;
  readonly viewer: Viewer;
  readonly seq: number;
}

/** Returns the table as a process has it in memory now. */
export type HeldRecord = () => TableRecord;

/** A cache of frames verified for one viewer, by view. */
const FOUND_RIGHT = new WeakMap<Uint8Array, Map<Viewer, EventsMessage>>();

/**
 * Checks every message about the game on one connection against the written events and the part of them that `hide` leaves. Nobody
 * may receive an unwritten or hidden event, skip one, or receive one twice.
 */
export class ReceivedMessages {
  readonly #person: GuestId;
  readonly #ledger: Ledger;
  readonly #findings: Findings;
  readonly #record: HeldRecord;
  #shown: ReceivedUpTo | null = null;

  constructor(person: GuestId, ledger: Ledger, findings: Findings, record: HeldRecord) {
    this.#person = person;
    this.#ledger = ledger;
    this.#findings = findings;
    this.#record = record;
  }

  /** Checks a message that is not a batch of events. */
  message(type: PropertyKey, message: unknown): void {
    if (type === SERVER_MESSAGE.snapshot) this.#snapshot(message as Snapshot);
  }

  /** Checks a batch of events. Returns the decoded batch, or null if it came before a snapshot or cannot be decoded. */
  happened(bytes: Uint8Array): EventsMessage | null {
    const shown = this.#shown;
    if (shown === null) {
      this.#findings.add('doubled', `${this.#person} was sent what happened before how the game stands`);
      return null;
    }
    const known = FOUND_RIGHT.get(bytes)?.get(shown.viewer);
    const message = known ?? read(bytes);
    if (message === null) return null;
    const [last, , ...events] = message;
    const first = last - events.length + 1;
    if (first !== shown.seq + 1) {
      const how = first > shown.seq + 1 ? 'lost' : 'doubled';
      this.#findings.add(how, `${this.#person} was sent event ${first} after event ${shown.seq}`);
    }
    this.#demandWritten(shown.game, last);
    this.#demandAllowed({ ...shown, seq: last }, first);
    if (known === undefined && last <= shown.game.seq) this.#compare(shown, bytes, message, first);
    this.#shown = { ...shown, seq: last };
    return message;
  }

  /** Checks the events of the current deal, after a request for them. */
  dealSoFar({ gameId, seat, sight, from, state, events }: DealSoFar): void {
    const game = this.#ledger.game(gameId);
    if (game === null) return;
    const viewer = seat ?? (sight === 'all-hands-later' ? 'all-hands' : 'spectator');
    const to = from + events.length - 1;
    this.#demandWritten(game, to);
    if (to > game.seq) return;
    if (events.length > 0) this.#demandAllowed({ game, viewer, sight: seat === null ? sight : 'own-seat', seq: to }, from);
    const before = JSON.stringify({ ...game.game.hide(game.at(from - 1), viewer), records: [] });
    if (JSON.stringify(state) !== before || JSON.stringify(events) !== game.seenAgain(viewer, from, to)) {
      this.#leaked(`the deal from event ${from} on, looked at again as ${viewer},`);
    }
  }

  #snapshot({ gameId, seq, seat, sight, state }: Snapshot): void {
    const game = this.#ledger.game(gameId);
    if (game === null) return this.#findings.add('lost', `${this.#person} was shown a game that is not written down`);
    const viewer = seat ?? (sight === 'all-hands' || sight === 'all-hands-later' ? 'all-hands' : 'spectator');
    this.#shown = { game, sight, viewer, seq };
    this.#demandWritten(game, seq);
    if (seq > game.seq) return;
    if (seq > 0) this.#demandAllowed(this.#shown, seq);
    if (JSON.stringify(state) !== game.shown(viewer, seq)) this.#leaked(`the game after event ${seq}, seen as ${viewer},`);
  }

  #compare({ game, viewer }: ReceivedUpTo, bytes: Uint8Array, message: EventsMessage, first: number): void {
    const [, , ...events] = message;
    const other = events.findIndex((event, at) => JSON.stringify(event) !== game.received(viewer, first + at));
    if (other >= 0) return this.#leaked(`event ${first + other}, sent as to ${viewer},`);
    const right = FOUND_RIGHT.get(bytes) ?? new Map<Viewer, EventsMessage>();
    FOUND_RIGHT.set(bytes, right.set(viewer, message));
  }

  #demandWritten(game: Truth, seq: number): void {
    if (seq > game.seq) this.#findings.add('lost', `${this.#person} was sent event ${seq}, and ${game.seq} are written down`);
  }

  /** Checks a view against the table's current settings: the hands shown, and the last event. */
  #demandAllowed({ game, viewer, sight, seq }: ReceivedUpTo, first: number): void {
    const record = this.#record();
    const { watching } = record.settings;
    if (seq > game.seq || game.isOver || viewer === 'spectator') return;
    const allowed =
      sight === 'all-hands-later'
        ? watching === sight && game.dealOf(seq) < game.state.records.length && game.dealOf(first) >= record.watchingSince
        : isOpenTo(record, this.#person, viewer);
    if (!allowed) this.#leaked(`${sight} as ${viewer} up to event ${seq}`);
  }

  #leaked(what: string): void {
    this.#findings.add('leaked', `${what} was not for ${this.#person} to see`);
  }
}

/** Returns whether a person may see the current deal in this view. This is an independent second implementation. */
function isOpenTo(record: TableRecord, person: GuestId, viewer: Viewer): boolean {
  const own = seatOf(record, person);
  if (own !== null) return viewer === own;
  if (typeof viewer === 'number') {
    const held = record.seats[viewer];
    return record.settings.watching === 'one-seat' && held?.kind === 'person' && held.showsHand;
  }
  return record.settings.watching === 'all-hands' && record.seats.every((held) => held.kind !== 'person' || held.showsHand);
}

function read(bytes: Uint8Array): EventsMessage | null {
  const frame = readFrame(bytes);
  return frame.kind === 'events' ? frame.message : null;
}
