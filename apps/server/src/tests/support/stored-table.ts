import { findBot, plainThought } from '@chinwag/bots';
import type { Answer, GuestId, TableCode } from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import type { RandomBytes } from '../../random-bytes.ts';
import { Calendar } from '../../calendar/calendar.ts';
import { newMoveId } from '../../identity/ids.ts';
import { pseudonymsBy } from '../../identity/pseudonyms.ts';
import { openLog } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { Changed } from '../../table/record/change.ts';
import type { GameRun } from '../../table/game/game-run.ts';
import { loadTable } from '../../table/lifecycle/load-table.ts';
import { type Mover, Table } from '../../table/table.ts';
import type { TableRecord } from '../../table/record/table-record.ts';
import { answerTakeBack, askToTakeBack } from '../../table/game/taking-back.ts';
import { systemTime } from '../../time.ts';
import { granted } from './api.ts';
import { NOBODYS_NUMBERS } from './nobodys-numbers.ts';

/** A stored table without people. Its seats play as their bots would, and every change is written. */
export class StoredTable {
  readonly #table: Table;
  readonly #randomBytes: RandomBytes;

  private constructor(table: Table, randomBytes: RandomBytes) {
    this.#table = table;
    this.#randomBytes = randomBytes;
  }

  /** Loads the table of a code, and resolves with it. Throws if the table cannot be loaded. */
  static async open(store: Store, code: TableCode, randomBytes: RandomBytes): Promise<StoredTable> {
    const [log, time] = [openLog('silent'), systemTime];
    const pseudonyms = pseudonymsBy(new Uint8Array(32));
    const calendar = new Calendar(null, { time, log });
    const services = { store, games, log, time, calendar, randomBytes, pseudonyms, restoredAt: null };
    const loaded = await loadTable(services, code);
    if (typeof loaded === 'string') throw new Error(loaded);
    const deaf = { changed() {}, starting() {}, began() {}, continued() {}, ended() {}, happened() {}, lost() {} };
    const nobody = { ...deaf, clocks: () => null, watching: () => [] };
    return new StoredTable(new Table(loaded.record, loaded.run, services, { ...nobody, shuffling: NOBODYS_NUMBERS }), randomBytes);
  }

  get record(): TableRecord {
    return this.#table.record;
  }

  /** The game in progress, or its result. Throws if there is none. */
  get run(): GameRun {
    const { run } = this.#table;
    if (run === null) throw new Error('no game is on');
    return run;
  }

  get isOver(): boolean {
    return this.run.game.result(this.run.state) !== null;
  }

  /** The number of finished deals in the game. */
  get deals(): number {
    return this.run.state.records.length;
  }

  async change(wish: (table: TableRecord) => Changed): Promise<void> {
    granted(await this.#table.change(wish));
  }

  /** Starts a game as the host. */
  async start(): Promise<void> {
    granted(await this.#table.start(this.record.host.id));
  }

  /** Makes moves until a condition holds or the game is over, as bots would unless `choose` is given. */
  async playUntil(holds: () => boolean, choose: MoveChoice = asBots): Promise<void> {
    while (!this.isOver && !holds()) await this.playOne(choose);
  }

  /** Makes one move at the first seat with a pending decision. Resolves with that seat. */
  async playOne(choose: MoveChoice = asBots): Promise<number> {
    const { run } = this;
    const [seat] = run.game.actors(run.state);
    if (seat === undefined) throw new Error('nobody is asked');
    const attempt = { id: newMoveId(this.#randomBytes), seq: run.seq, move: choose(run, seat) };
    granted(await this.#table.play(this.#mover(seat), attempt));
    return seat;
  }

  /**
   * Takes back a seat's last move, with everybody's consent, and resolves with true. Resolves with false if it cannot be taken
   * back.
   */
  async takeBack(seat: number): Promise<boolean> {
    const { run } = this;
    const from = run.takingBack(seat);
    const asker = this.#personAt(seat);
    if (typeof from === 'string' || asker === null) return false;
    const others = this.record.seats.flatMap((_, other) => (other === seat ? [] : (this.#personAt(other) ?? [])));
    const answers: Answer[] = [await this.#table.takeBack((now, on) => askToTakeBack(now, asker, on, systemTime.now()))];
    for (const other of others) {
      answers.push(await this.#table.takeBack((now, on) => answerTakeBack(now, other, on, { from, answer: 'yes' })));
    }
    for (const answer of answers) granted(answer);
    return true;
  }

  #mover(seat: number): Mover {
    const person = this.#personAt(seat);
    return person === null ? { botAt: seat } : { person };
  }

  #personAt(seat: number): GuestId | null {
    const held = this.record.seats[seat];
    return held?.kind === 'person' && held.standIn === null ? held.person : null;
  }
}

/** Chooses a move for a seat with a pending decision. */
export type MoveChoice = (run: GameRun, seat: number) => { readonly type: string };

/** Returns the move that the game's bot would make. */
function asBots({ game, state }: GameRun, seat: number): { readonly type: string } {
  const bot = findBot(game.id);
  if (bot === null) throw new Error(`there is no bot for ${game.id}`);
  return bot.choose(plainThought(game.hide(state, seat), seat));
}
