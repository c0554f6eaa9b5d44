import {
  chainPointSchema, type GuestId, type Offered, packEvent, type RequestName, type ShuffleMessage, type Snapshot,
} from '@chinwag/protocol';
import { type AnyGame, defaultOptions, games, type Position } from '@chinwag/rules';
import {
  type AtSeat, type ChainedPair, type ChainedRound, emptyChain, ended, followChain, nextPlace, roundBodyHash, withCommitment,
  withNumber,
} from '@chinwag/rules/fair';
import { type ChainedGameFile, type ChainedGameRecord, replay } from '@chinwag/rules/game-file';
import { hexOf } from '@chinwag/rules/testing/played-file';
import { type CheckedGame, checkGame } from '../../apps/web/src/fairness/checkGame.ts';
import { withRestoreAnswered } from '../../apps/web/src/fairness/verdict.ts';
import {
  type AskedRound, bodyOf, commitmentsOf, FIRST_PLACE, forgedRound, gameShuffledBy, questionFor, roundFor, type Seated, shownIdle,
  shownWith,
} from '../../apps/web/src/fairness/testing/question.ts';
import { givenOut } from '../../apps/web/src/fairness/testing/stored.ts';
import type { NumberRequest } from '../../apps/web/src/fairness/question.ts';
import type { ShownToAll } from '../../apps/web/src/session/shuffleWitness.ts';
import { Device } from './device.ts';

const GAME: AnyGame = games.chapanka;
/** The seat of the cheated device. The other players are a bot, and two people who collude with the server. */
export const SEAT = 1;
const YOU = 'guest-you' as GuestId;
/** The people at the table. */
export const SEATS: readonly Seated[] = [
  { person: 'guest-ann' as GuestId, name: 'Ann' }, { person: YOU, name: 'You' }, { person: 'guest-cleo' as GuestId, name: 'Cleo' },
  { person: null, name: 'Bo' },
];
const { origin: ORIGIN } = FIRST_PLACE;
const TABLE = 'ABCDEFGHJK';

/** Answers a request of the device. Null means no answer. */
type RequestAnswers = (name: RequestName) => RequestAnswer | Promise<RequestAnswer> | null;

type RequestAnswer = { readonly ok: boolean };

/** An event as shown to a device, and the state after it. */
interface ShownStep {
  readonly seq: number;
  readonly packed: ReturnType<typeof packEvent>;
  readonly state: object;
}

/** A range of events of a game, and their viewer. By default, the device's own seat sees all events. */
interface ShownStretch {
  readonly from?: number;
  readonly to?: number;
  readonly viewer?: Position;
}

/** A game as shown to a device: the state before its first event, and each event. */
interface GameInSteps {
  readonly before: object;
  readonly steps: readonly ShownStep[];
}

/** Returns the terms of a round with three people and a bot. The server sets the round's place in the chain. */
export function termsOf(gameId: string, round = 1, invited: readonly number[] = [0, SEAT, 2]): AskedRound {
  const options = defaultOptions(GAME.options);
  return { gameId, game: GAME.id, options, seats: SEATS, owner: 0, round, invited, place: FIRST_PLACE };
}

/** A test server that cheats as a scene requires, and the one device that it cheats. */
export class CheatingServer {
  readonly device: Device;
  /** The device's requests, oldest first. */
  readonly requests: { readonly name: RequestName; readonly payload: Record<string, unknown> }[] = [];
  answers: RequestAnswers = () => ({ ok: true });
  /** False parts of the answer to a connection that offers numbers. */
  offered: Partial<Offered> = {};
  /** The time at which the server claims that the table was restored from a backup, or null for never. */
  restoredAt: number | null = null;
  /** The time of a restore that the server claims in the record alone. */
  answeredRestore: number | null = null;
  /** The number of restore announcements on the device. */
  announced = 0;
  /** The table's rounds, according to the server. */
  chain: readonly ChainedPair[] = [];
  readonly #placed = new Map<string, AskedRound>();
  #shown: ShownToAll | null = null;
  #witness;
  #page: EventTarget;

  constructor(device = new Device()) {
    this.device = device;
    const { witness, page } = device.open(YOU, TABLE);
    this.#witness = witness;
    this.#page = page;
  }

  readonly #connection = {
    request: async (name: RequestName, payload: Record<string, unknown>) => {
      this.requests.push({ name, payload });
      const honest = { gameId: null, starting: false, ...this.#chainSince(payload) };
      if (name === 'offerNumber') return { ok: true, ...honest, ...this.offered } as const;
      const answer = await this.answers(name);
      if (answer === null) return null;
      return answer.ok ? ({ ok: true } as const) : ({ ok: false, code: 'number-late' } as const);
    },
  };

  /** Connects the device to the table, where a game may be running or starting. Resolves with this server. */
  async come(): Promise<this> {
    await this.#witness.offer(this.#connection, () => this.shown, () => (this.announced += 1));
    return this;
  }

  /** Closes the page, and reopens it in the same browser. Resolves with this server. */
  async comeAgain(): Promise<this> {
    this.drop();
    const { witness, page } = this.device.open(YOU, TABLE);
    this.#witness = witness;
    this.#page = page;
    return this.come();
  }

  /** Returns the public state of the table. */
  get shown(): ShownToAll {
    return { ...(this.#shown ?? shownIdle({ seats: SEATS })), restoredAt: this.restoredAt };
  }

  /** Shows everybody, including the device, which game is about to start. */
  showStarting(asked: AskedRound): void {
    this.#shown = shownWith(this.placed(asked));
  }

  /** Sends the device a message about numbers. */
  tell(message: ShuffleMessage): Promise<void> {
    return this.#witness.shuffle(message, this.#connection, this.shown);
  }

  /**
   * Requests numbers by these terms: shows everybody that the game is about to start, and sends the device a request. Resolves with
   * the round.
   */
  async ask(asked: AskedRound, secret = hexOf(0xab)): Promise<ChainedRound> {
    this.showStarting(asked);
    return this.question(asked, secret);
  }

  /** Requests a number from the device, without showing anything to the others. Resolves with the round. */
  async question(asked: AskedRound, secret = hexOf(0xab), otherwise: Partial<NumberRequest> = {}): Promise<ChainedRound> {
    const placed = this.placed(asked);
    const round = roundFor(placed, secret);
    if (placed.place.counter > this.chain.length) this.chain = [...this.chain, [roundBodyHash(bodyOf(placed)), round.commitment]];
    await this.tell({ ...questionFor(placed, secret), ...otherwise });
    return round;
  }

  /** Runs a round without the device. */
  holdWithout(asked: AskedRound): void {
    const placed = this.placed(asked);
    this.chain = [...this.chain, [roundBodyHash(bodyOf(placed)), roundFor(placed).commitment]];
  }

  /** Returns the terms of a round with its place in the chain. On first use, that is the next free place. */
  placed(asked: AskedRound): AskedRound {
    const key = JSON.stringify([asked.gameId, asked.round]);
    const place = nextPlace(ORIGIN, followChain(ORIGIN, emptyChain(ORIGIN), this.chain));
    const placed = this.#placed.get(key) ?? { ...asked, place };
    this.#placed.set(key, placed);
    return placed;
  }

  /** Returns a round before any commitment. */
  roundOf(asked: AskedRound, secret = hexOf(0xab)): ChainedRound {
    return roundFor(this.placed(asked), secret);
  }

  /** Drops all rounds after this number, as a restore does. */
  goBack(rounds: number): void {
    this.chain = this.chain.slice(0, rounds);
    this.#placed.clear();
  }

  /** Returns an honest server's answer about the chain to a device that knew the chain up to a point. */
  #chainSince({ holds }: Record<string, unknown>): Pick<Offered, 'chain' | 'since'> {
    if (this.chain.length === 0) return { chain: null, since: null };
    const chain = { origin: ORIGIN, ...followChain(ORIGIN, emptyChain(ORIGIN), this.chain) };
    const { counter } = chainPointSchema.safeParse(holds).data ?? { counter: Infinity };
    return { chain, since: counter <= this.chain.length ? this.chain.slice(counter) : null };
  }

  /** Returns the number in the device's last request of this name, or null if there is none. */
  sent(name: 'bindNumber' | 'giveNumber'): string | null {
    const payload = this.requests.findLast((request) => request.name === name)?.payload;
    const value = payload?.[name === 'bindNumber' ? 'commitment' : 'number'];
    return typeof value === 'string' ? value : null;
  }

  /** Returns a round with all commitments, including the device's. */
  bound(round: ChainedRound, others: readonly AtSeat[] = OTHERS): ChainedRound {
    const own = this.sent('bindNumber');
    const all = [...commitmentsOf(round, others), ...(own === null ? [] : [[SEAT, own] as const])];
    return all.reduce((now, commitment) => taken(withCommitment(now, commitment, 'in-time')), round);
  }

  /** Returns a round with all numbers, including the device's. */
  given(round: ChainedRound, others: readonly AtSeat[] = OTHERS): ChainedRound {
    const own = this.sent('giveNumber');
    const all: readonly AtSeat[] = [...others, ...(own === null ? [] : [[SEAT, own] as const])];
    return ended(all.reduce((now, number) => taken(withNumber(now, number, 'in-time')), round));
  }

  /** Runs an honest round, from the requests to the numbers. Resolves with the round. */
  async shuffle(terms: AskedRound, secret = hexOf(0xab)): Promise<ChainedRound> {
    const named = { gameId: terms.gameId, round: terms.round };
    const bound = this.bound(await this.ask(terms, secret));
    await this.tell({ step: 'bound', ...named, commitments: bound.commitments });
    const given = this.given(bound);
    await this.tell({ step: 'given', ...named, numbers: given.numbers });
    return given;
  }

  /**
   * Runs an honest round with a device that was there before. Resolves with the resulting game, and with a game that has the same
   * id but different cards.
   */
  async shuffledAndRigged(terms: AskedRound) {
    await this.come();
    return { file: gameOf(terms, [await this.shuffle(terms)]), rigged: gameOf(terms, [forgedRound(terms)]) };
  }

  /** Sends a snapshot of the game after some events. */
  show(file: ChainedGameFile, seq = 0, viewer: Position = SEAT): void {
    const { before, steps } = shownTo(file, viewer);
    this.snapshot(file.id, seq, steps[seq - 1]?.state ?? before, viewer);
  }

  /** Sends a snapshot with any state. */
  snapshot(gameId: string, seq: number, state: object, viewer: Position | 'all-hands' = SEAT): void {
    const sight = viewer === 'all-hands' ? 'all-hands' : viewer === 'spectator' ? 'public' : 'own-seat';
    const seat = typeof viewer === 'number' ? viewer : null;
    this.#witness.snapshot({ gameId, game: GAME.id, seq, seat, sight, state, clocks: [] } as unknown as Snapshot);
  }

  /** Sends the events of a game after `from`, up to `to`. */
  play(file: ChainedGameFile, { from = 0, to = Infinity, viewer = SEAT }: ShownStretch = {}): void {
    for (const { seq, packed } of shownTo(file, viewer).steps) {
      if (seq > from && seq <= to) this.#witness.events([seq, [], packed]);
    }
  }

  /** Drops the connection, because the page is reloaded or left. */
  drop(): void {
    this.#witness.lost();
    this.#page.dispatchEvent(new Event('pagehide'));
  }

  /** Ends a game honestly: reveals the secrets and the digest. */
  async end({ id, rounds, digest }: Pick<ChainedGameFile, 'id' | 'rounds' | 'digest'>): Promise<void> {
    this.#shown = null;
    await this.tell({ step: 'opened', gameId: id, secrets: rounds.map(({ secret }) => secret), digest });
    this.#page.dispatchEvent(new Event('pagehide'));
  }

  /** Sends a game from before its first event to its end. */
  async playOut(file: ChainedGameFile): Promise<void> {
    this.#shown = null;
    this.show(file);
    this.play(file);
    await this.end(file);
  }

  /** Resolves with the app's verdict on the record that the server publishes. */
  check(record: ChainedGameRecord): Promise<CheckedGame> {
    const saved = this.device.evidence.of(record.id);
    return checkGame(GAME, record, saved && withRestoreAnswered(saved, this.answeredRestore), async () => undefined);
  }
}

/** The numbers of the people who collude with the server. */
export const OTHERS: readonly AtSeat[] = [[0, hexOf(1)], [2, hexOf(3)]];

/**
 * Returns the game file that results from these rounds, the last of which produced the shuffle. `takenBack` is the number of moves
 * to take back in it.
 */
export function gameOf(asked: AskedRound, rounds: readonly ChainedRound[], takenBack = 0): ChainedGameFile {
  return gameShuffledBy(GAME, asked, rounds, takenBack);
}

/** Returns the number of events in a game. */
export function eventsOf(file: ChainedGameFile): number {
  return file.opening.length + file.moves.reduce((sum, { events }) => sum + events.length, 0);
}

/** Returns a game's record as published, with the fields in `changed` replaced. */
export function recordOf(file: ChainedGameFile, changed: Partial<ChainedGameRecord> = {}): ChainedGameRecord {
  return { ...givenOut(file), ...changed };
}

/** A cache of each game's views, because the server shows a game in several parts. */
const SHOWN = new WeakMap<ChainedGameFile, Map<Position, GameInSteps>>();

function shownTo(file: ChainedGameFile, viewer: Position): GameInSteps {
  const known = SHOWN.get(file) ?? new Map<Position, GameInSteps>();
  const shown = known.get(viewer) ?? shownAgain(file, viewer);
  SHOWN.set(file, known.set(viewer, shown));
  return shown;
}

function shownAgain(file: ChainedGameFile, viewer: Position): GameInSteps {
  const steps: ShownStep[] = [];
  let first: object = {};
  for (const { number, before, events } of replay(GAME, file)) {
    let state = before;
    if (number === 0) first = GAME.hide(before, viewer);
    for (const event of events) {
      const packed = packEvent(GAME.hideEvent(event, viewer, state), GAME.eventFields);
      state = GAME.evolve(state, event);
      steps.push({ seq: steps.length + 1, packed, state: GAME.hide(state, viewer) });
    }
  }
  return { before: first, steps };
}

function taken(round: ChainedRound | string): ChainedRound {
  if (typeof round === 'string') throw new Error(`a number was refused: ${round}`);
  return round;
}
