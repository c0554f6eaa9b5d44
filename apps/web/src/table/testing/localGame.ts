import { findBot } from '@chinwag/bots';
import { type Answer, packEvent, type Snapshot } from '@chinwag/protocol';
import { defaultOptions, type GameId, type GameState, hideEvents, type Seat, type Tagged } from '@chinwag/rules';
import type { AnyGameScreen, Player } from '../../boards/board.ts';
import { type GameOnTable, GameSession } from '../../connection/gameSession.ts';
import type { Schedule } from '../../connection/playback.ts';

/** The seat of the one who plays; bots have the others. */
export const OWN_SEAT: Seat = 0;

/** Rules by which a game is soon over; those that are left out are as the house has them. */
export const SOON_OVER: Readonly<Partial<Record<GameId, object>>> = {
  chinkway: { length: 'short' },
  chinaso: { length: 'three' },
  chinchon: { target: 70, reenlist: 'never' },
  chapanka: { deals: 4 },
  chanoyu: { scoring: 'runs' },
};

/** What a game without a server begins from. */
export interface LocalGameOptions {
  readonly screen: AnyGameScreen;
  readonly seats: number;
  /** What is chosen otherwise than the house has it. */
  readonly options: object;
  readonly seed: string;
  /** How long the table rests after what happens: 0 is not at all, 1 as at a real table. */
  readonly pace: number;
  readonly players: () => readonly Player[];
  readonly changed: (game: GameOnTable) => void;
}

/**
 * The whole house in small: the rules and the bots, and the session that any table has, which sees no more than its seat may
 * see. What a move brings is on the table as soon as its rests are over, up to a score sheet, for which it waits.
 */
export class LocalGame {
  readonly #options: LocalGameOptions;
  readonly #session: GameSession;
  readonly #made = new Set<string>();
  #state: GameState;
  #seq = 0;

  constructor(options: LocalGameOptions) {
    this.#options = options;
    const { screen: { game }, seats, seed } = options;
    const chosen = { ...defaultOptions<object>(game.options), ...options.options };
    const begun = game.begin({ seats, owner: OWN_SEAT, options: chosen, seed });
    this.#state = begun.state;
    const hidden = game.hide(begun.state, OWN_SEAT);
    const snapshot: Snapshot = {
      gameId: 'g1', game: game.id, seq: 0, seat: OWN_SEAT, sight: 'own-seat', clocks: [], state: hidden,
    };
    const { screen, players, changed, pace } = options;
    this.#session = new GameSession(snapshot, { screen, players, changed, pace: () => pace, speech: () => 0, schedule });
    this.#happen(begun.events);
    this.#letBotsPlay();
  }

  /** The game as it lies on the table. */
  get game(): GameOnTable {
    return this.#session.game;
  }

  /** The kinds of move that the own seat has made so far. */
  get made(): ReadonlySet<string> {
    return this.#made;
  }

  /** Makes a move of the own seat, if it may be made, and all that the bots answer with. */
  play(move: Tagged): Promise<Answer> {
    this.#session.skip();
    const attempt = this.#options.screen.game.attempt(this.#state, OWN_SEAT, move);
    if (!attempt.ok) return Promise.resolve({ ok: false, ...attempt.violation });
    this.#made.add(move.type);
    this.#happen(attempt.events);
    this.#letBotsPlay();
    return Promise.resolve({ ok: true });
  }

  /** Shows all that has happened. */
  skip(): void {
    this.#session.skip();
  }

  /** Goes on after a score sheet. */
  release(): void {
    this.#session.release();
  }

  #letBotsPlay(): void {
    const { game } = this.#options.screen;
    const bot = findBot(game.id);
    if (bot === null) throw new Error(`no bot plays ${game.id}`);
    for (;;) {
      const awaited = game.actors(this.#state);
      const seat = awaited.find((each) => each !== OWN_SEAT);
      if (seat === undefined) return;
      this.#happen(game.decide(this.#state, seat, bot.choose(game.hide(this.#state, seat), seat)));
    }
  }

  #happen(events: readonly Tagged[]): void {
    const { game } = this.#options.screen;
    const hidden = hideEvents(game, events, OWN_SEAT, this.#state);
    for (const event of events) this.#state = game.evolve(this.#state, event);
    this.#seq += events.length;
    this.#session.receive([this.#seq, [], ...hidden.map((event) => packEvent(event, game.eventFields))]);
  }
}

const schedule: Schedule = (run, milliseconds) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
