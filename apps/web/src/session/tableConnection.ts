import type { Answer, Refusal, RequestName, RequestPayload } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import type { Player } from '../board/gameView.ts';
import { NOT_UNDERSTOOD } from './api.ts';
import { GameFollower, type GameFollowing } from './gameFollower.ts';
import { type Heard, KeptLine, type LineOptions, type TableEvents } from './keptLine.ts';
import { MoveSender } from './moveSender.ts';
import { showNudge, showSign } from './passingTalk.ts';
import { byTimer } from './playback.ts';
import { playersAt } from './players.ts';
import { ownRefusal } from '../board/refusals.ts';
import { takeSayings } from './sayings.ts';
import { stopClocks } from './shownClocks.ts';
import { CalledWitness, type LoadWitness } from './shuffleWitness.ts';
import { newTableStore, type TableStore } from './tableModel.ts';
import { viewTable } from './tableView.ts';

/** What a connection needs from around it. */
export interface TableConnectionOptions extends LineOptions, GameFollowing {
  /** Left out where nobody shuffles. */
  readonly loadWitness?: LoadWitness;
}

const NOT_LIVE: Refusal = ownRefusal('not-connected');
const NO_ANSWER: Refusal = ownRefusal('no-answer');

/**
 * What passes between this browser and one table, whatever happens to the line: what the table tells becomes the model in the
 * store; moves and requests go out.
 */
export class TableConnection {
  readonly store: TableStore = newTableStore();
  /** Sends a move; the answer comes when the table has given it, across broken lines. */
  readonly play: (move: Tagged) => Promise<Answer>;
  readonly #options: TableConnectionOptions;
  readonly #kept: KeptLine;
  readonly #games: GameFollower;
  readonly #moves: MoveSender;
  readonly #witness: CalledWitness;

  constructor(options: TableConnectionOptions) {
    const { store } = this;
    this.#options = options;
    this.#kept = new KeptLine(options, store, {
      listeners: (heard) => this.#listeners(heard),
      up: (line) => {
        this.#moves.resend();
        this.#games.lineUp();
        this.#witness.tell((witness) => witness.offer(line));
      },
      down: () => stopClocks(store),
      over: () => this.#moves.rest(),
    });
    this.#games = new GameFollower(options, {
      store,
      players: () => this.#players(),
      line: () => this.#kept.line,
      lost: (refusal) => this.#kept.giveUp(refusal),
    });
    this.#moves = new MoveSender({
      line: () => this.#kept.line,
      seq: () => this.#games.moves(),
      schedule: byTimer,
      changed: (sending) => store.setState({ sending }),
    });
    this.play = this.#moves.send;
    this.#witness = new CalledWitness(options.loadWitness ?? (() => Promise.resolve(null)));
  }

  /** Opens the room and keeps the line up until `stop`. */
  start(): void {
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    this.#kept.start();
  }

  /** Hangs up. The seat stays one's own when one is only away. */
  stop(as: 'away' | 'leaving'): void {
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#moves.rest();
    this.#games.stop();
    this.#kept.stop(as);
  }

  /** Tries to reach a server that is away now, rather than after the wait. */
  retryNow(): void {
    this.#kept.retryNow();
  }

  /** Asks something of the table. Refused at once while there is no line. */
  async request<Name extends RequestName>(name: Name, payload: RequestPayload<Name>): Promise<Answer> {
    const { line } = this.#kept;
    if (line === null || this.store.getState().status.name !== 'live') return NOT_LIVE;
    return (await line.request(name, payload)) ?? NO_ANSWER;
  }

  /** Plays on this line, if one plays on another. */
  playHere(): void {
    const { line } = this.#kept;
    if (line !== null && this.store.getState().elsewhere) void line.request('playHere', { line: line.id });
  }

  /** Shows all that has happened at once. */
  skip(): void {
    this.#games.skip();
  }

  /** Goes on showing what happened, after a score sheet that opened by itself has been read. */
  release(): void {
    this.#games.release();
  }

  #listeners(heard: Heard): TableEvents {
    const { store } = this;
    return {
      table: heard((told) => this.#takeTable(told)),
      snapshot: heard((snapshot) => {
        this.#witness.tell((witness) => witness.snapshot(snapshot));
        this.#games.snapshot(snapshot);
      }),
      events: heard((message) => {
        this.#witness.tell((witness) => witness.events(message));
        this.#games.events(message);
      }),
      clocks: heard((told) => this.#games.clocks(told)),
      timeOut: heard((seat) => this.#games.timeOut(seat)),
      said: heard((told) => takeSayings(store, told)),
      sign: heard((sign) => showSign(store, sign)),
      nudge: heard((nudge) => showNudge(store, nudge)),
      shuffle: heard((told) => {
        const { line } = this.#kept;
        if (line !== null) this.#witness.tell((witness) => witness.told(told, line));
      }),
      elsewhere: heard((elsewhere) => store.setState({ elsewhere })),
    };
  }

  #takeTable(told: unknown): void {
    const table = viewTable(told);
    // The table speaks of what this page does not know: nothing of it can be relied on.
    if (table === null) this.#kept.giveUp(NOT_UNDERSTOOD);
    else this.store.setState({ table });
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
