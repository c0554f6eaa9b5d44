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
/** The seat of the device that is cheated; two others, who are with the server, and a bot play too. */
export const SEAT = 1;
const YOU = 'guest-you' as GuestId;
/** Who sits at the table. */
export const SEATS: readonly Seated[] = [
  { person: 'guest-ann' as GuestId, name: 'Ann' }, { person: YOU, name: 'You' }, { person: 'guest-cleo' as GuestId, name: 'Cleo' },
  { person: null, name: 'Bo' },
];
const { origin: ORIGIN } = FIRST_PLACE;
const TABLE = 'ABCDEFGHJK';

/** How a request of the device is answered; null where it is not. */
type RequestAnswers = (name: RequestName) => RequestAnswer | Promise<RequestAnswer> | null;

type RequestAnswer = { readonly ok: boolean };

/** One event as a device is shown it, and the state after it. */
interface ShownStep {
  readonly seq: number;
  readonly packed: ReturnType<typeof packEvent>;
  readonly state: object;
}

/** Which events of a game are shown, and as whom sees them; by default all, to the device's own seat. */
interface ShownStretch {
  readonly from?: number;
  readonly to?: number;
  readonly viewer?: Position;
}

/** A game as a device is shown it: how it stands before its first event, and each event. */
interface GameInSteps {
  readonly before: object;
  readonly steps: readonly ShownStep[];
}

/** A round of three people and a bot; its place in the chain is the server's to say. */
export function termsOf(gameId: string, round = 1, invited: readonly number[] = [0, SEAT, 2]): AskedRound {
  const options = defaultOptions(GAME.options);
  return { gameId, game: GAME.id, options, seats: SEATS, owner: 0, round, invited, place: FIRST_PLACE };
}

/** A server that does what a scene has it do, and the one device that it does it to. */
export class CheatingServer {
  readonly device: Device;
  /** What the device asked for, newest last. */
  readonly requests: { readonly name: RequestName; readonly payload: Record<string, unknown> }[] = [];
  answers: RequestAnswers = () => ({ ok: true });
  /** What of the answer to a connection that offers numbers is otherwise than the truth. */
  offered: Partial<Offered> = {};
  /** When it says that an earlier copy of the table was put back; null for never. */
  restoredAt: number | null = null;
  /** The same, as it says with the record alone. */
  answeredRestore: number | null = null;
  /** How often that was announced on the device. */
  announced = 0;
  /** The rounds of the table, as the server has them. */
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

  /** The device comes to the table, where a game may be on or being started. */
  async come(): Promise<this> {
    await this.#witness.offer(this.#connection, () => this.shown, () => (this.announced += 1));
    return this;
  }

  /** The page is left, and opened again in the same browser. */
  async comeAgain(): Promise<this> {
    this.drop();
    const { witness, page } = this.device.open(YOU, TABLE);
    this.#witness = witness;
    this.#page = page;
    return this.come();
  }

  /** What all at the table are shown. */
  get shown(): ShownToAll {
    return { ...(this.#shown ?? shownIdle({ seats: SEATS })), restoredAt: this.restoredAt };
  }

  /** Shows all, the device among them, which game is about to start. */
  showStarting(asked: AskedRound): void {
    this.#shown = shownWith(this.placed(asked));
  }

  /** Sends the device something about numbers. */
  tell(message: ShuffleMessage): Promise<void> {
    return this.#witness.shuffle(message, this.#connection, this.shown);
  }

  /** Asks for numbers by these terms: all are shown that this is about to start, the device is asked. */
  async ask(asked: AskedRound, secret = hexOf(0xab)): Promise<ChainedRound> {
    this.showStarting(asked);
    return this.question(asked, secret);
  }

  /** The question alone. */
  async question(asked: AskedRound, secret = hexOf(0xab), otherwise: Partial<NumberRequest> = {}): Promise<ChainedRound> {
    const placed = this.placed(asked);
    const round = roundFor(placed, secret);
    if (placed.place.counter > this.chain.length) this.chain = [...this.chain, [roundBodyHash(bodyOf(placed)), round.commitment]];
    await this.tell({ ...questionFor(placed, secret), ...otherwise });
    return round;
  }

  /** A round of which the device hears nothing. */
  holdWithout(asked: AskedRound): void {
    const placed = this.placed(asked);
    this.chain = [...this.chain, [roundBodyHash(bodyOf(placed)), roundFor(placed).commitment]];
  }

  /** A round at its place in the chain, which is the next one when it is first spoken of. */
  placed(asked: AskedRound): AskedRound {
    const key = JSON.stringify([asked.gameId, asked.round]);
    const place = nextPlace(ORIGIN, followChain(ORIGIN, emptyChain(ORIGIN), this.chain));
    const placed = this.#placed.get(key) ?? { ...asked, place };
    this.#placed.set(key, placed);
    return placed;
  }

  /** A round before anybody has answered. */
  roundOf(asked: AskedRound, secret = hexOf(0xab)): ChainedRound {
    return roundFor(this.placed(asked), secret);
  }

  /** Goes back to what the table was after so many rounds, as one does who puts an earlier copy back. */
  goBack(rounds: number): void {
    this.chain = this.chain.slice(0, rounds);
    this.#placed.clear();
  }

  /** What an honest server answers of the chain to one who knew it up to a point. */
  #chainSince({ holds }: Record<string, unknown>): Pick<Offered, 'chain' | 'since'> {
    if (this.chain.length === 0) return { chain: null, since: null };
    const chain = { origin: ORIGIN, ...followChain(ORIGIN, emptyChain(ORIGIN), this.chain) };
    const { counter } = chainPointSchema.safeParse(holds).data ?? { counter: Infinity };
    return { chain, since: counter <= this.chain.length ? this.chain.slice(counter) : null };
  }

  /** What the device sent in its last request of this name. */
  sent(name: 'bindNumber' | 'giveNumber'): string | null {
    const payload = this.requests.findLast((request) => request.name === name)?.payload;
    const value = payload?.[name === 'bindNumber' ? 'commitment' : 'number'];
    return typeof value === 'string' ? value : null;
  }

  /** A round with the commitments of the others, and the device's own. */
  bound(round: ChainedRound, others: readonly AtSeat[] = OTHERS): ChainedRound {
    const own = this.sent('bindNumber');
    const all = [...commitmentsOf(round, others), ...(own === null ? [] : [[SEAT, own] as const])];
    return all.reduce((now, commitment) => taken(withCommitment(now, commitment, 'in-time')), round);
  }

  /** The same with all numbers. */
  given(round: ChainedRound, others: readonly AtSeat[] = OTHERS): ChainedRound {
    const own = this.sent('giveNumber');
    const all: readonly AtSeat[] = [...others, ...(own === null ? [] : [[SEAT, own] as const])];
    return ended(all.reduce((now, number) => taken(withNumber(now, number, 'in-time')), round));
  }

  /** An honest round, from the question to the numbers. */
  async shuffle(terms: AskedRound, secret = hexOf(0xab)): Promise<ChainedRound> {
    const named = { gameId: terms.gameId, round: terms.round };
    const bound = this.bound(await this.ask(terms, secret));
    await this.tell({ step: 'bound', ...named, commitments: bound.commitments });
    const given = this.given(bound);
    await this.tell({ step: 'given', ...named, numbers: given.numbers });
    return given;
  }

  /** An honest round with a device that was there before, the game that comes of it, and one of the same name with other cards. */
  async shuffledAndRigged(terms: AskedRound) {
    await this.come();
    return { file: gameOf(terms, [await this.shuffle(terms)]), rigged: gameOf(terms, [forgedRound(terms)]) };
  }

  /** Shows the whole game as it stands after so many events. */
  show(file: ChainedGameFile, seq = 0, viewer: Position = SEAT): void {
    const { before, steps } = shownTo(file, viewer);
    this.snapshot(file.id, seq, steps[seq - 1]?.state ?? before, viewer);
  }

  /** Shows any state at all. */
  snapshot(gameId: string, seq: number, state: object, viewer: Position | 'all-hands' = SEAT): void {
    const sight = viewer === 'all-hands' ? 'all-hands' : viewer === 'spectator' ? 'public' : 'own-seat';
    const seat = typeof viewer === 'number' ? viewer : null;
    this.#witness.snapshot({ gameId, game: GAME.id, seq, seat, sight, state, clocks: [] } as unknown as Snapshot);
  }

  /** Shows the events of a game, those after `from` up to `to`. */
  play(file: ChainedGameFile, { from = 0, to = Infinity, viewer = SEAT }: ShownStretch = {}): void {
    for (const { seq, packed } of shownTo(file, viewer).steps) {
      if (seq > from && seq <= to) this.#witness.events([seq, [], packed]);
    }
  }

  /** The connection breaks; the page is reloaded, or left. */
  drop(): void {
    this.#witness.lost();
    this.#page.dispatchEvent(new Event('pagehide'));
  }

  /** Ends a game as it was played: its envelopes are opened, with its digest. */
  async end({ id, rounds, digest }: Pick<ChainedGameFile, 'id' | 'rounds' | 'digest'>): Promise<void> {
    this.#shown = null;
    await this.tell({ step: 'opened', gameId: id, secrets: rounds.map(({ secret }) => secret), digest });
    this.#page.dispatchEvent(new Event('pagehide'));
  }

  /** Shows a game from before its first event to its end. */
  async playOut(file: ChainedGameFile): Promise<void> {
    this.#shown = null;
    this.show(file);
    this.play(file);
    await this.end(file);
  }

  /** What the app makes of the record that the server gives out. */
  check(record: ChainedGameRecord): Promise<CheckedGame> {
    const saved = this.device.evidence.of(record.id);
    return checkGame(GAME, record, saved && withRestoreAnswered(saved, this.answeredRestore), async () => undefined);
  }
}

/** The numbers of those who are with the server, as it likes them. */
export const OTHERS: readonly AtSeat[] = [[0, hexOf(1)], [2, hexOf(3)]];

/** The game that comes of these rounds, the last of which made the shuffle; so many moves are taken back in it. */
export function gameOf(asked: AskedRound, rounds: readonly ChainedRound[], takenBack = 0): ChainedGameFile {
  return gameShuffledBy(GAME, asked, rounds, takenBack);
}

/** How many events a game has. */
export function eventsOf(file: ChainedGameFile): number {
  return file.opening.length + file.moves.reduce((sum, { events }) => sum + events.length, 0);
}

/** A game as it is given out, with something in it otherwise. */
export function recordOf(file: ChainedGameFile, changed: Partial<ChainedGameRecord> = {}): ChainedGameRecord {
  return { ...givenOut(file), ...changed };
}

/** What was made of each game for each viewer, as a game is shown piece by piece. */
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
