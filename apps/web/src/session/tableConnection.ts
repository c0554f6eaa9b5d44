import type { Answer, Refusal, RequestName, RequestPayload } from '@chinwag/protocol';
import type { Seat, Tagged } from '@chinwag/rules';
import type { Player } from '../board/gameView.ts';
import { NOT_UNDERSTOOD } from './api.ts';
import { GameFollower, type GameFollowing } from './gameFollower.ts';
import type { Released } from './gameSession.ts';
import { type IfCurrent, ReconnectingSocket, type ConnectionOptions, type TableEvents } from './reconnectingSocket.ts';
import { MoveSender } from './moveSender.ts';
import { showNudge, showSign } from './showSign.ts';
import { byTimer } from './playback.ts';
import { playersAt } from './players.ts';
import { ownRefusal } from '../board/refusals.ts';
import { message } from '../language/message.ts';
import { takeSayings } from './sayings.ts';
import { stopClocks } from './shownClocks.ts';
import { ShuffleNews } from './shuffleNews.ts';
import { CalledWitness, type LoadWitness, type ShownToAll } from './shuffleWitness.ts';
import { newTableStore, type TableStore } from './tableModel.ts';
import { isLookingOn, personName, type TableView, viewTable } from './tableView.ts';
import { hostIsNow } from './words/hostWords.ts';

/** The options of a table connection: its table and guest, how to show the games, and how to load the shuffle witness. */
export interface TableConnectionOptions extends ConnectionOptions, GameFollowing {
  /** Loads the device's part in shuffles; omitted if the device takes no part. */
  readonly loadWitness?: LoadWitness;
}

const NOT_LIVE: Refusal = ownRefusal('not-connected');
const NO_ANSWER: Refusal = ownRefusal('no-answer');

/**
 * The link between this browser and one table. It survives a lost connection, updates the model in the store from the table's
 * messages, and sends moves and requests.
 */
export class TableConnection {
  readonly store: TableStore = newTableStore();
  /** Sends a move. Resolves with the table's answer or refusal, even across lost connections. */
  readonly play: (move: Tagged) => Promise<Answer>;
  readonly #options: TableConnectionOptions;
  readonly #socket: ReconnectingSocket;
  readonly #games: GameFollower;
  readonly #moves: MoveSender;
  readonly #witness: CalledWitness;
  readonly #shuffleNews = new ShuffleNews();

  constructor(options: TableConnectionOptions) {
    const { store } = this;
    const shown = (): ShownToAll | null => this.#shown();
    const tell = (): void => this.#games.announce(message('words.set-back'));
    this.#options = options;
    this.#socket = new ReconnectingSocket(options, store, {
      listeners: (ifCurrent) => this.#listeners(ifCurrent),
      up: (connection) => {
        this.#moves.resend();
        this.#games.connectionUp();
        this.#witness.tell((witness) => witness.offer(connection, shown, tell));
      },
      down: () => {
        stopClocks(store);
        this.#witness.tell((witness) => witness.lost());
      },
      over: () => this.#moves.rest(),
    });
    this.#games = new GameFollower(options, {
      store,
      players: () => this.#players(),
      connection: () => this.#socket.connection,
      looksOn: () => this.#looksOn(),
      shuffled: (gameId) => (options.loadWitness === undefined ? null : this.#shuffleNews.of(gameId, (seat) => this.#nameAt(seat))),
      lost: (refusal) => this.#socket.giveUp(refusal),
    });
    this.#moves = new MoveSender({
      connection: () => this.#socket.connection,
      seq: () => this.#games.moves(),
      schedule: byTimer,
      changed: (sending) => store.setState({ sending }),
    });
    this.play = this.#moves.send;
    this.#witness = new CalledWitness(options.loadWitness ?? (() => Promise.resolve(null)));
  }

  /** Opens the room and keeps the connection open until `stop`. */
  start(): void {
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    this.#socket.start();
  }

  /** Closes the connection. `away` keeps the seat; `leaving` gives up the seat if possible. */
  stop(as: 'away' | 'leaving'): void {
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#moves.rest();
    this.#games.stop();
    this.#socket.stop(as);
  }

  /** Retries an unreachable server now, without waiting any longer. */
  retryNow(): void {
    this.#socket.retryNow();
  }

  /** Sends a request to the table. Resolves with the answer, or the refusal. Refuses at once if there is no connection. */
  async request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    const { connection } = this.#socket;
    if (connection === null || this.store.getState().status.name !== 'live') return NOT_LIVE;
    return (await connection.request(name, payload)) ?? NO_ANSWER;
  }

  /** Moves play to this connection, if the guest is playing on a different one. */
  playHere(): void {
    const { connection } = this.#socket;
    if (connection !== null && this.store.getState().elsewhere) void connection.request('playHere', { line: connection.id });
  }

  /** Shows all events at once. */
  skip(): void {
    this.#games.skip();
  }

  /** Continues showing events, after an automatically opened score sheet has been read. */
  release(then?: Released): void {
    this.#games.release(then);
  }

  #listeners(ifCurrent: IfCurrent): TableEvents {
    const { store } = this;
    return {
      table: ifCurrent((state) => this.#receiveTable(state)),
      snapshot: ifCurrent((snapshot) => {
        this.#witness.tell((witness) => witness.snapshot(snapshot));
        this.#games.snapshot(snapshot);
      }),
      events: ifCurrent((message) => {
        this.#witness.tell((witness) => witness.events(message));
        this.#games.events(message);
      }),
      clocks: ifCurrent((clocks) => this.#games.clocks(clocks)),
      timeOut: ifCurrent((seat) => this.#games.timeOut(seat)),
      said: ifCurrent((said) => takeSayings(store, said)),
      sign: ifCurrent((sign) => showSign(store, sign)),
      nudge: ifCurrent((nudge) => showNudge(store, nudge)),
      shuffle: ifCurrent((message) => {
        const { connection } = this.#socket;
        this.#shuffleNews.hear(message);
        const shown = this.#shown();
        if (connection !== null) this.#witness.tell((witness) => witness.shuffle(message, connection, shown));
      }),
      elsewhere: ifCurrent((elsewhere) => store.setState({ elsewhere })),
      otherDevice: ifCurrent((otherDevice) => store.setState({ otherDevice })),
    };
  }

  #receiveTable(state: unknown): void {
    const table = viewTable(state);
    // The table uses something that this page does not know, so that no part of its state is reliable.
    if (table === null) return this.#socket.giveUp(NOT_UNDERSTOOD);
    if (table.starting !== null) this.#shuffleNews.starting(table.starting.gameId);
    const before = this.store.getState().table;
    this.store.setState({ table });
    // Also informs a latecomer or a returning guest, as long as the former host may still get the table back.
    const isNew = before === null ? table.formerHost !== null : before.host !== table.host;
    if (isNew && table.status === 'playing') this.#tellHost(table);
  }

  #tellHost(table: TableView): void {
    const you = table.host === this.#options.guest().guest.id;
    this.#games.announce(hostIsNow({ name: personName(table, table.host) ?? '', you }));
  }

  /** Returns the public state of the table that its shuffles depend on, or null if it has not arrived. */
  #shown(): ShownToAll | null {
    const { table } = this.store.getState();
    if (table === null) return null;
    const { starting, restoredAt, seats } = table;
    return { starting, restoredAt, names: seats.map(({ name }) => name) };
  }

  #nameAt(seat: Seat): string {
    return this.store.getState().table?.seats[seat]?.name ?? '?';
  }

  #looksOn(): boolean {
    const { table, elsewhere } = this.store.getState();
    return table === null || isLookingOn(table, this.#options.guest().guest.id, elsewhere);
  }

  #players(): readonly Player[] {
    const { table } = this.store.getState();
    return table === null ? [] : playersAt(table, this.#options.guest().guest.id);
  }

  readonly #visibilityChanged = (): void => {
    if (document.hidden) this.skip();
    else this.playHere();
  };
}
