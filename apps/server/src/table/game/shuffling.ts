import { type Answer, type Guest, type RequestPayload, refusal, SERVER_MESSAGE, type ShuffleMessage } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import {
  type AtSeat, type ChainedRound, ended, missingIn, type NumberRefusal, type PlaceInChain, type Round, type RoundBody,
  type SeatHolder, withCommitment, withNumber,
} from '@chinwag/rules/fair';
import type { Cancel, Monotonic, Time } from '../../time.ts';
import { type Connection, guestOf } from '../connections/connection.ts';
import type { Connections } from '../connections/connections.ts';
import { playsThemselves, seatOf, type TableRecord } from '../record/table-record.ts';

/** The timeout for commitments, and again for numbers, in ms, which is enough for a phone on a train. */
const TIMEOUT_MS = 2000;

/**
 * The subject of a commit-and-reveal round. The subject has its place in the table's hash chain, its number in this game (from 1),
 * and the holders of its leaves.
 */
export interface RoundQuestion {
  readonly place: PlaceInChain;
  readonly round: number;
  readonly body: RoundBody;
  readonly holders: readonly SeatHolder[];
}

/** The current or last round. */
interface CurrentRound {
  readonly table: TableRecord;
  readonly question: RoundQuestion;
  /** The deadline, after which the round does not wait for missing people. */
  readonly deadline: Monotonic;
  round: ChainedRound;
  step: 'binding' | 'giving' | 'over';
  /** Lets the round continue before its deadline. */
  goOn: () => void;
}

/** The commit-and-reveal protocol for the shuffle, which collects a number from each person at a table who can give one. */
export class Shuffling {
  readonly #connections: Connections;
  readonly #time: Time;
  /** The sessions of the connections that can give numbers. */
  readonly #offered = new Set<string>();
  #now: CurrentRound | null = null;
  #stopped = false;

  constructor(connections: Connections, time: Time) {
    this.#connections = connections;
    this.#time = time;
  }

  /** Registers a connection that can give numbers. */
  offer({ sessionId }: Connection): void {
    this.#offered.add(sessionId);
  }

  /** Handles a connection that is closed for good. */
  left({ sessionId }: Connection): void {
    this.#offered.delete(sessionId);
  }

  /** Returns the seats that can be asked for a number, lowest first: those of people who are present and play themselves. */
  invited(table: TableRecord): readonly Seat[] {
    const offering = this.#connections.open().filter(({ sessionId }) => this.#offered.has(sessionId));
    const here = new Set(offering.map((connection) => guestOf(connection).id));
    return table.seats.flatMap((held, seat) => (playsThemselves(held) && here.has(held.person) ? seat : []));
  }

  /**
   * Runs a stored round, for a table about to start, until its deadline at the latest. Resolves with the round, or with null if the
   * server stops first.
   */
  async gather(
    table: TableRecord,
    question: RoundQuestion,
    round: ChainedRound,
    deadline: Monotonic,
  ): Promise<ChainedRound | null> {
    const now: CurrentRound = { table, question, deadline, round, step: 'binding', goOn: () => undefined };
    this.#now = now;
    const { gameId, invited } = question.body;
    const named = { gameId, round: question.round };
    this.#ask(now);
    await this.#until(now, ({ commitments }) => commitments.length === invited.length);
    now.step = 'giving';
    this.#broadcast({ step: 'bound', ...named, commitments: now.round.commitments });
    await this.#until(now, (given) => missingIn(given).length === 0);
    now.step = 'over';
    this.#broadcast({ step: 'given', ...named, numbers: now.round.numbers });
    return this.#stopped ? null : ended(now.round);
  }

  /**
   * Commits a guest's seat to a number. Returns a refusal if the seat was not asked for one, or if the commitment comes twice or
   * too late.
   */
  bind({ id }: Guest, wanted: RequestPayload<'bindNumber'>): Answer {
    return this.#take(id, wanted, ({ round, step }, seat) =>
      withCommitment(round, [seat, wanted.commitment], step === 'binding' ? 'in-time' : 'late'),
    );
  }

  /**
   * Reveals the number to which a guest's seat is committed. Returns a refusal if the number does not match, was not asked for, or
   * comes twice or too late.
   */
  give({ id }: Guest, wanted: RequestPayload<'giveNumber'>): Answer {
    return this.#take(id, wanted, ({ round, step }, seat) => {
      const number: AtSeat = [seat, wanted.number];
      // Before everybody has received the others' commitments, it is too early to reveal a number.
      return step === 'binding' ? 'number-not-asked' : withNumber(round, number, step === 'giving' ? 'in-time' : 'late');
    });
  }

  /** Broadcasts the server's secrets after a game, and the digest of all its events. */
  open(gameId: string, rounds: readonly Round[], digest: string): void {
    this.#broadcast({ step: 'opened', gameId, secrets: rounds.map(({ secret }) => secret), digest });
  }

  /** Stops waiting for numbers. */
  stop(): void {
    this.#stopped = true;
    this.#now?.goOn();
  }

  #take(
    person: Guest['id'],
    { gameId, round }: { readonly gameId: string; readonly round: number },
    change: (now: CurrentRound, seat: Seat) => ChainedRound | NumberRefusal,
  ): Answer {
    const now = this.#now;
    const seat = now === null ? null : seatOf(now.table, person);
    if (now === null || seat === null || now.question.body.gameId !== gameId) return refusal('number-not-asked');
    if (round > now.question.round) return refusal('number-not-asked');
    if (round < now.question.round) return refusal('number-late');
    const changed = change(now, seat);
    if (typeof changed === 'string') return refusal(changed);
    now.round = changed;
    now.goOn();
    return { ok: true };
  }

  /** Resolves when a round has progressed far enough, at its deadline, or when the server stops. */
  async #until(now: CurrentRound, isThere: (round: Round) => boolean): Promise<void> {
    if (this.#stopped || isThere(now.round)) return;
    let cancel: Cancel = () => undefined;
    await new Promise<void>((resolve) => {
      cancel = this.#time.after(Math.min(TIMEOUT_MS, Math.max(0, now.deadline - this.#time.now())), resolve);
      now.goOn = () => {
        if (this.#stopped || isThere(now.round)) resolve();
      };
    });
    cancel();
  }

  /** Asks for numbers. Sends the holders, with the salts of their leaves, only to seat holders. */
  #ask({ table, question: { place, round, body, holders }, round: { commitment } }: CurrentRound): void {
    const people = body.invited.flatMap((seat) => personAt(table, seat) ?? []);
    const asked = { step: 'asked' as const, ...place, round, ...body, options: { ...body.options }, people, commitment };
    for (const connection of this.#connections.open()) {
      const hasSeat = seatOf(table, guestOf(connection).id) !== null;
      const message: ShuffleMessage = { ...asked, holders: hasSeat ? holders : null };
      connection.send(SERVER_MESSAGE.shuffle, message);
    }
  }

  #broadcast(message: ShuffleMessage): void {
    this.#connections.broadcast(SERVER_MESSAGE.shuffle, message);
  }
}

function personAt({ seats }: TableRecord, seat: Seat): Guest['id'] | null {
  const held = seats[seat];
  return held?.kind === 'person' ? held.person : null;
}
