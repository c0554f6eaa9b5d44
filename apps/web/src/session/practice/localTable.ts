import { type AnyBot, FULL_PLAYOUTS } from '@chinwag/bots';
import { nextBotName } from '@chinwag/bots/names';
import { playableStrength, type Strength, strengthsOf, USUAL_STRENGTH } from '@chinwag/bots/strengths';
import {
  type Answer, DEFAULT_SETTINGS, type EventsMessage, packEvent, refusal, type RequestName, requestSchemas, type Settings,
  type Snapshot,
} from '@chinwag/protocol';
import { EMPTY_SEAT, emptyTable, type TableState } from '@chinwag/protocol/table';
import {
  type AnyGame, defaultOptions, type EventBatch, hideEvents, parseOptions, type Seat, type Seed, type Tagged,
} from '@chinwag/rules';
import type { ConnectionEvents, OpenConnection } from '../connection.ts';
import type { Schedule } from '../playback.ts';
import { dealSoFarOf } from './dealSoFarOf.ts';
import type { StoredPractice } from './storedPractice.ts';
import { LocalRun } from './localRun.ts';
import { LOCAL_CODE, OWN_ID, OWN_SEAT } from './localSeat.ts';

/** The number of playouts for a decision on a device: a phone is slower than a server, and has 300 ms for a move. */
const PLAYOUTS = FULL_PLAYOUTS / 6;

/** The setup of a new game. The closest possible setup replaces an impossible one. */
export interface LocalGameSetup {
  readonly seats: number;
  /** The options that differ from the defaults. */
  readonly options: object;
  /** The seed of the first game, so that its cards are known; random if omitted. */
  readonly seed?: Seed;
}

/** The options of a table on the device: its game, bots and setup, and the callback that stores the game. */
export interface LocalTableOptions {
  readonly game: AnyGame;
  /** Returns the bots for all seats except the player's, by strength, or null if there are none of that strength. */
  readonly bots: (strength: Strength) => AnyBot | null;
  readonly setup: LocalGameSetup;
  /** A game to continue; ignored if it is impossible. */
  readonly stored?: StoredPractice | null;
  /** The player's name, or an empty string if they have none. */
  readonly name: string;
  /** Returns the seed of a new game's shuffles. The same seed gives the same cards. */
  readonly seed: () => string;
  /** Returns how long a bot waits before it moves, in ms, or 0 for no wait. */
  readonly pause: () => number;
  readonly schedule: Schedule;
  /** Called with the game to store, after every change. */
  readonly keep: (game: StoredPractice) => void;
}

/**
 * A table in the page itself, for one player with bots. It has real rules, real bots, and the same kind of connection as any table.
 * The connection sends only what the player's seat may see.
 */
export class LocalTable {
  readonly #options: LocalTableOptions;
  /** The setup of the next game. */
  #setup: LocalGameSetup;
  /** The bots' strength. */
  #strength: Strength;
  /** The player's seat. */
  #you: Seat = OWN_SEAT;
  readonly #waiting = new Map<Seat, () => void>();
  /** The answers to all requests that a table with a single person can get. */
  readonly #answers: Readonly<Partial<Record<RequestName, (payload: unknown) => Answer>>> = {
    move: (payload) => this.#move(payload),
    askToTakeBack: () => this.#takeBack(),
    lookBack: () => this.#dealSoFar(),
    resync: () => this.#showAgain(),
    configure: (payload) => this.#configure(payload),
    setSeats: (payload) => this.#setSeats(payload),
    setStrength: (payload) => this.#setStrength(payload),
    anotherGame: () => this.#another(),
  };
  #run: LocalRun;
  #connection: ConnectionEvents | null = null;
  /** The last table state sent, as JSON text. */
  #lastSent = '';

  constructor(options: LocalTableOptions) {
    this.#options = options;
    const { game, setup, stored: saved = null } = options;
    this.#setup = { seats: clamped(setup.seats, game.seats), options: parseOptions(game.options, setup.options) ?? {} };
    this.#strength = saved?.strength ?? USUAL_STRENGTH;
    const carriedOn = saved !== null && saved.you < saved.seats ? LocalRun.carriedOn(game, saved) : null;
    if (saved !== null && carriedOn !== null) this.#you = saved.you;
    this.#run = carriedOn ?? this.#newRun(0, setup.seed);
  }

  /** Opens the only connection to the table, which replaces an earlier one. Bots play while the connection is open. */
  readonly openConnection: OpenConnection = async (_code, _token, events) => {
    this.#hangUp();
    this.#connection = events;
    this.#show();
    return {
      id: 'local',
      request: async (name, payload) => this.#answers[name]?.(payload) ?? refusal('message-unknown'),
      close: () => {
        if (this.#connection === events) this.#hangUp();
      },
    };
  };

  #newRun(owner: Seat, seed: Seed = this.#options.seed()): LocalRun {
    const { game } = this.#options;
    const { seats, options } = this.#setup;
    return new LocalRun(game, { seats, owner, options: { ...defaultOptions<object>(game.options), ...options }, seed });
  }

  #hangUp(): void {
    this.#callOff();
    this.#connection = null;
  }

  #move(payload: unknown): Answer {
    const request = requestSchemas.move.safeParse(payload);
    if (!request.success) return refusal('message-malformed');
    const { seq, move } = request.data;
    const made = this.#run.attempt(this.#you, move, seq);
    if ('ok' in made) return made;
    this.#happened(made);
    this.#wake();
    return { ok: true };
  }

  /** Takes back a move at once, because bots always agree. */
  #takeBack(): Answer {
    const taken = this.#run.takeBack(this.#you);
    if ('ok' in taken) return taken;
    this.#callOff();
    this.#happened(taken);
    this.#wake();
    return { ok: true };
  }

  #dealSoFar(): Answer {
    const { game, id: gameId, deal, state: now } = this.#run;
    return { ok: true, ...dealSoFarOf(game, { gameId, deal, now }, this.#you) };
  }

  #showAgain(): Answer {
    this.#tellSnapshot();
    return { ok: true };
  }

  /** Starts a new game, even during the current one, because there is nobody else to ask. */
  #another(): Answer {
    this.#callOff();
    this.#you = OWN_SEAT;
    this.#run = this.#newRun((this.#run.stored.owner + 1) % this.#setup.seats);
    this.#show();
    return { ok: true };
  }

  #configure(payload: unknown): Answer {
    const { game } = this.#options;
    const request = requestSchemas.configure.safeParse(payload);
    const options = request.success && request.data.game === game.id ? parseOptions(game.options, request.data.options) : null;
    if (options === null) return refusal('options-invalid');
    return this.#setUp({ options });
  }

  #setSeats(payload: unknown): Answer {
    const request = requestSchemas.setSeats.safeParse(payload);
    if (!request.success || request.data.count !== clamped(request.data.count, this.#options.game.seats)) {
      return refusal('seat-unknown');
    }
    return this.#setUp({ seats: request.data.count });
  }

  /** Sets the strength of all bots from the next move on, without asking anybody else. */
  #setStrength(payload: unknown): Answer {
    const request = requestSchemas.setStrength.safeParse(payload);
    if (!request.success) return refusal('message-malformed');
    const { strength } = request.data;
    if (!strengthsOf(this.#options.game.id).includes(strength)) return refusal('strength-unknown');
    this.#strength = strength;
    this.#keep();
    this.#tellTable();
    return { ok: true };
  }

  #keep(): void {
    this.#options.keep({ ...this.#run.stored, strength: this.#strength, you: this.#you });
  }

  #setUp(change: Partial<LocalGameSetup>): Answer {
    this.#setup = { ...this.#setup, ...change };
    this.#tellTable();
    return { ok: true };
  }

  /** Sends the current game, and starts it if it has not started. */
  #show(): void {
    this.#connection?.table(this.#state());
    this.#tellSnapshot();
    if (this.#run.seq === 0) this.#happened(this.#run.open());
    this.#wake();
  }

  #tellSnapshot(): void {
    const { id: gameId, game, seq, state } = this.#run;
    const hidden = game.hide(state, this.#you);
    const snapshot: Snapshot = { gameId, game: game.id, seq, seat: this.#you, sight: 'own-seat', clocks: [], state: hidden };
    this.#connection?.snapshot(snapshot);
  }

  #happened({ before, events, seq }: EventBatch): void {
    const { game } = this.#options;
    const hidden = hideEvents(game, events, this.#you, before).map((event) => packEvent(event, game.eventFields));
    const message: EventsMessage = [seq, [], ...hidden];
    this.#connection?.events(message);
    this.#tellTable();
    this.#keep();
  }

  /** Sends the table's state, if it differs from the last one sent. */
  #tellTable(): void {
    const sent = this.#state();
    const text = JSON.stringify(sent);
    if (text !== this.#lastSent) this.#connection?.table(sent);
    this.#lastSent = text;
  }

  /** Schedules the moves of all bots whose decision is pending, each after a pause. */
  #wake(): void {
    const { pause, schedule } = this.#options;
    const wait = pause();
    for (let [seat] = this.#pending(); seat !== undefined; [seat] = this.#pending()) {
      if (wait === 0) this.#playBot(seat);
      else this.#waiting.set(seat, schedule(() => this.#goOn(seat), wait));
    }
  }

  /** Cancels all scheduled moves of bots. */
  #callOff(): void {
    for (const cancel of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  /** Returns the seats of bots with a pending decision and no scheduled move, or none while nobody is connected. */
  #pending(): readonly Seat[] {
    const { game, state } = this.#run;
    if (this.#connection === null) return [];
    return game.actors(state).filter((seat) => seat !== this.#you && !this.#waiting.has(seat));
  }

  #goOn(seat: Seat): void {
    this.#waiting.delete(seat);
    if (this.#run.game.actors(this.#run.state).includes(seat)) this.#playBot(seat);
    this.#wake();
  }

  #playBot(seat: Seat): void {
    const { game, state } = this.#run;
    const made = this.#run.attempt(seat, this.#chosen(seat));
    const lawful = 'ok' in made ? this.#run.attempt(seat, game.legalMoves(state, seat)[0]) : made;
    if ('ok' in lawful) throw new Error(`${game.id}: a seat to act has no lawful move`);
    this.#happened(lawful);
  }

  /** Returns the move of the bot at a seat, or null if the bot finds none: the table must never wait for a bot. */
  #chosen(seat: Seat): Tagged | null {
    const bot = this.#options.bots(playableStrength(this.#run.game.id, this.#strength));
    try {
      return bot?.choose({ ...this.#run.thoughtAt(seat), playouts: PLAYOUTS }) ?? null;
    } catch {
      return null;
    }
  }

  #state(): TableState {
    const { game, name } = this.#options;
    const { seats: seatsWished, options } = this.#setup;
    const { id: gameId, isOver, stored: saved } = this.#run;
    const takeBack = !isOver && this.#run.canTakeBack(this.#you) ? 'possible' : null;
    const names = [name];
    while (names.length < saved.seats) names.push(nextBotName(names));
    const [own = '', ...others] = names;
    const bySeat = others.toSpliced(this.#you, 0, own);
    return emptyTable({
      code: LOCAL_CODE,
      game: game.id,
      options: { ...defaultOptions<object>(game.options), ...options },
      status: isOver ? 'finished' : 'playing',
      host: OWN_ID,
      settings: NOBODY_ELSE,
      gameId,
      seatsWished,
      seats: bySeat.map((name, seat) => {
        if (seat !== this.#you) return { ...EMPTY_SEAT, kind: 'bot', name, strength: playableStrength(game.id, this.#strength) };
        return { ...EMPTY_SEAT, kind: 'person', person: OWN_ID, name, connected: true, takeBack };
      }),
    });
  }
}

/** The settings of a table where nobody else can enter, watch or chat. */
const NOBODY_ELSE: Settings = {
  ...DEFAULT_SETTINGS, door: 'closed', watching: 'off', standIn: 'never', talk: 'off', replays: 'for-us', hints: 'on',
};

function clamped(count: number, { min, max }: AnyGame['seats']): number {
  return Math.min(max, Math.max(min, count));
}
