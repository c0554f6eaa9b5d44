import { findBot, plainThought } from '@chinwag/bots';
import { type Answer, dealSoFarSchema, type MoveId } from '@chinwag/protocol';
import { asHiddenState, findGame, type GameId, type Tagged } from '@chinwag/rules';
import { type Feed, feedFrom, follow } from '../../feed.ts';
import { isConnection, type Connection, type ConnectionEvents } from '../../connection.ts';
import { type TableView, viewTable } from '../../tableView.ts';
import type { StoredPractice } from '../storedPractice.ts';
import { LOCAL_CODE, OWN_SEAT } from '../localSeat.ts';
import { LocalTable, type LocalTableOptions } from '../localTable.ts';
import { SOON_OVER } from './soonOver.ts';

/** Returns a seed for tests: the characters, repeated. */
export const seedOf = (letters: string): string => letters.repeat(16);

const NOTHING = (): void => undefined;

/**
 * Returns a short game's table on the device, with no delays. `options` override parts of its setup. Throws if there is no such
 * game.
 */
export function localTable(id: GameId, options: Partial<LocalTableOptions> = {}): LocalTable {
  const game = findGame(id);
  if (game === null) throw new Error(`there is no ${id}`);
  const setup = { seats: Math.max(game.seats.min, Math.min(game.seats.max, 4)), options: SOON_OVER[id] ?? {} };
  return new LocalTable({
    game, bots: (strength) => findBot(id, strength), setup, name: 'Marta', seed: () => seedOf('5eed'), pause: () => 0,
    schedule: () => NOTHING, keep: NOTHING, ...options,
  });
}

/** A simulated player at a table on the device, who follows the game as a page does. */
export class Sitting {
  readonly #game;
  readonly #connection: Connection;
  #feed: Feed | null = null;
  #table: TableView | null = null;
  /** The messages received, unparsed. */
  readonly sent: unknown[] = [];

  private constructor(id: GameId, connection: Connection) {
    this.#game = findGame(id);
    this.#connection = connection;
  }

  static async at(id: GameId, table: LocalTable): Promise<Sitting> {
    const late: { sitting: Sitting | null; readonly before: ((sitting: Sitting) => void)[] } = { sitting: null, before: [] };
    const hears = (take: (sitting: Sitting) => void): void => {
      if (late.sitting === null) late.before.push(take);
      else take(late.sitting);
    };
    const events: ConnectionEvents = {
      table: (sent) => hears((sitting) => void (sitting.#table = viewTable(sent))),
      snapshot: (snapshot) => hears((sitting) => void (sitting.#feed = feedFrom(structuredClone(snapshot)))),
      events: (message) => hears((sitting) => sitting.#follow(message)),
      said: NOTHING, sign: NOTHING, nudge: NOTHING, clocks: NOTHING, timeOut: NOTHING, elsewhere: NOTHING, shuffle: NOTHING,
      otherDevice: NOTHING,
      dropped: NOTHING, resumed: NOTHING, closed: NOTHING,
    };
    const connection = await table.openConnection(LOCAL_CODE, '', events);
    if (!isConnection(connection)) throw new Error('a table on the device refuses');
    const sitting = new Sitting(id, connection);
    late.sitting = sitting;
    for (const take of late.before) take(sitting);
    return sitting;
  }

  get feed(): Feed {
    return this.#feed ?? fail();
  }

  get table(): TableView {
    return this.#table ?? fail();
  }

  get isAsked(): boolean {
    return this.#game?.actors(this.feed.state).includes(OWN_SEAT) === true;
  }

  get isOver(): boolean {
    return this.#game?.result(this.feed.state) !== null;
  }

  /** Sends a request to the table. */
  readonly ask: Connection['request'] = (name, payload) => this.#connection.request(name, payload);

  /** Makes a move. `seq` is the number of the event after which the move was chosen; the latest, if omitted. */
  move(move: Tagged, seq: number = this.feed.seq): Promise<Answer | null> {
    return this.ask('move', { id: 'some-move' as MoveId, seq, move: { ...move } });
  }

  /** Lets a bot make the player's moves until the game is over, or this many have been made. */
  async play(moves = Number.POSITIVE_INFINITY): Promise<void> {
    const bot = findBot(this.#game?.id ?? '');
    for (let made = 0; made < moves && this.isAsked; made++) {
      const answer = await this.move(bot?.choose(plainThought(asHiddenState(this.feed.state), OWN_SEAT)) ?? fail());
      if (answer?.ok !== true) throw new Error(`refused: ${JSON.stringify(answer)}`);
    }
  }

  /** Resolves with the current deal so far, as a player may request it. */
  async lookBack() {
    return dealSoFarSchema.parse(await this.ask('lookBack', {}));
  }

  hangUp(): void {
    this.#connection.close('away');
  }

  #follow(message: Parameters<ConnectionEvents['events']>[0]): void {
    this.sent.push(message);
    const followed = follow(this.#game ?? fail(), this.feed, structuredClone(message));
    if (typeof followed === 'string') throw new Error(followed);
    this.#feed = followed.feed;
  }
}

/** Returns an in-memory store for the last game that a table stored. */
export function shelf() {
  const games: StoredPractice[] = [];
  return { keep: (game: StoredPractice) => void games.push(game), last: (): StoredPractice => games.at(-1) ?? fail(), games };
}

function fail(): never {
  throw new Error('nothing has been sent yet');
}
