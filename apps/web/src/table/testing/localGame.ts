import { findBot } from '@chinwag/bots';
import type { Answer, MoveId } from '@chinwag/protocol';
import type { Tagged } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { Player } from '../../board/gameView.ts';
import { type GameOnTable, GameSession } from '../../session/gameSession.ts';
import { isConnection, type Connection } from '../../session/connection.ts';
import { byTimer } from '../../session/playback.ts';
import { LOCAL_CODE } from '../../session/practice/localSeat.ts';
import { LocalTable } from '../../session/practice/localTable.ts';

/** The setup of a game without a server. */
export interface LocalGameOptions {
  readonly screen: AnyGameScreen;
  readonly seats: number;
  /** The options that differ from the server's defaults. */
  readonly options: object;
  readonly seed: string;
  /** The factor of the table's pauses: 0 for none, 1 as at a real table. */
  readonly pace: number;
  readonly players: () => readonly Player[];
  readonly changed: (game: GameOnTable) => void;
}

/**
 * A game at a table on this device, with bots that move at once. It has the same session interface as any other table. The
 * consequences of a move appear after the table's pauses. An open score sheet holds them back until `release` is called.
 */
export class LocalGame {
  readonly #made = new Set<string>();
  readonly #connection: Promise<Connection>;
  #session: GameSession | null = null;

  constructor({ screen, seats, options, seed, pace, players, changed }: LocalGameOptions) {
    const { game } = screen;
    const setup = { seats, options };
    const table = new LocalTable({
      game, bots: (strength) => findBot(game.id, strength), setup, name: '', seed: () => seed, pause: () => 0,
      schedule: byTimer, keep: nothing,
    });
    const opened = table.openConnection(LOCAL_CODE, '', {
      table: nothing,
      snapshot: (snapshot) => {
        this.#session = new GameSession(snapshot, {
          screen, players, changed, pace: () => pace, speech: () => 0, schedule: byTimer,
        });
      },
      events: (message) => void this.#on.receive(message),
      said: nothing, sign: nothing, nudge: nothing, clocks: nothing, timeOut: nothing, elsewhere: nothing, shuffle: nothing,
      otherDevice: nothing,
      dropped: nothing, resumed: nothing, closed: nothing,
    });
    this.#connection = opened.then((connection) => (isConnection(connection) ? connection : fail()));
  }

  /** Returns the game as shown on the table. */
  get game(): GameOnTable {
    return this.#on.game;
  }

  /** Returns the kinds of move that the player's seat has made so far. */
  get made(): ReadonlySet<string> {
    return this.#made;
  }

  /** Makes a move of the player's seat, if legal, and the moves that the bots make in response. */
  readonly play = async (move: Tagged): Promise<Answer> => {
    this.skip();
    const { seq } = this.#on;
    const answer = await (await this.#connection).request('move', { id: 'some-move' as MoveId, seq, move: { ...move } });
    if (answer?.ok === true) this.#made.add(move.type);
    return answer ?? fail();
  };

  /** Shows all events at once. */
  skip(): void {
    this.#on.skip();
  }

  /** Continues after a score sheet. */
  release(): void {
    this.#on.release();
  }

  get #on(): GameSession {
    return this.#session ?? fail();
  }
}

function nothing(): void {}

function fail(): never {
  throw new Error('a table on the device does not answer');
}
