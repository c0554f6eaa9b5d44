import { type GuestId, type Offered, packEvent, type RequestName, type ShuffleMessage, type Snapshot } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import { type AnyGame, defaultOptions, games, type Position } from '@chinwag/rules';
import {
  type AtSeat, ended, newRound, type Round, type RoundTerms, seatCommitment, withCommitment, withNumber,
} from '@chinwag/rules/fair';
import { type EarlierGameFile, type EarlierGameRecord, replay } from '@chinwag/rules/game-file';
import { fileShuffledBy, hexOf } from '@chinwag/rules/testing/played-file';
import { type CheckedGame, checkGame } from '../../apps/web/src/fairness/checkGame.ts';
import { givenOut } from '../../apps/web/src/fairness/testing/stored.ts';
import { Device } from './device.ts';

const GAME: AnyGame = games.chapanka;
/** The seat of the device that is cheated; two others, who are with the server, and a bot play too. */
export const SEAT = 1;
const YOU = 'guest-you' as GuestId;
const PEOPLE = ['guest-ann' as GuestId, YOU, 'guest-cleo' as GuestId];
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

/** The terms of a round of three people and a bot. */
export function termsOf(gameId: string, round = 1, invited: readonly number[] = [0, SEAT, 2]): RoundTerms {
  return { gameId, game: GAME.id, options: defaultOptions(GAME.options), seats: 4, owner: 0, round, invited };
}

/** A server that does what a scene has it do, and the one device that it does it to. */
export class CheatingServer {
  readonly device: Device;
  /** What the device asked for, newest last. */
  readonly requests: { readonly name: RequestName; readonly payload: Record<string, unknown> }[] = [];
  answers: RequestAnswers = () => ({ ok: true });
  /** How a connection that offers numbers is answered. */
  offered: Offered = { gameId: null, starting: false };
  #starting: StartingState | null = null;
  readonly #witness;
  readonly #page: EventTarget;

  constructor(device = new Device()) {
    this.device = device;
    const { witness, page } = device.open(YOU, TABLE);
    this.#witness = witness;
    this.#page = page;
  }

  readonly #connection = {
    request: async (name: RequestName, payload: Record<string, unknown>) => {
      this.requests.push({ name, payload });
      if (name === 'offerNumber') return { ok: true, ...this.offered } as const;
      const answer = await this.answers(name);
      if (answer === null) return null;
      return answer.ok ? ({ ok: true } as const) : ({ ok: false, code: 'number-late' } as const);
    },
  };

  /** The device comes to the table, where a game may be on or being started. */
  async come(starting: StartingState | null = null): Promise<this> {
    await this.#witness.offer(this.#connection, () => starting);
    return this;
  }

  /** Shows all, the device among them, which game is about to start. */
  showStarting({ gameId, round, game, options, seats }: RoundTerms): void {
    const people = Array.from({ length: seats }, (_, seat) => PEOPLE[seat] ?? null);
    this.#starting = { gameId, round, game, options: { ...options }, people };
  }

  /** Sends the device something about numbers. */
  tell(message: ShuffleMessage): Promise<void> {
    return this.#witness.shuffle(message, this.#connection, this.#starting);
  }

  /** Asks for numbers by these terms: all are shown that this is about to start, the device is asked. */
  async ask(terms: RoundTerms, secret = hexOf(0xab)): Promise<Round> {
    this.showStarting(terms);
    return this.question(terms, secret);
  }

  /** The question alone. */
  async question(terms: RoundTerms, secret = hexOf(0xab)): Promise<Round> {
    const round = this.roundOf(terms, secret);
    const people = terms.invited.flatMap((seat) => PEOPLE[seat] ?? []);
    await this.tell({ ...terms, options: { ...terms.options }, step: 'asked', people, commitment: round.commitment });
    return round;
  }

  /** A round before anybody has answered. */
  roundOf(terms: RoundTerms, secret = hexOf(0xab)): Round {
    return newRound(terms, secret);
  }

  /** What the device sent in its last request of this name. */
  sent(name: 'bindNumber' | 'giveNumber'): string | null {
    const payload = this.requests.findLast((request) => request.name === name)?.payload;
    const value = payload?.[name === 'bindNumber' ? 'commitment' : 'number'];
    return typeof value === 'string' ? value : null;
  }

  /** A round with the commitments of the others, and the device's own. */
  bound(round: Round, others: readonly AtSeat[] = OTHERS): Round {
    const own = this.sent('bindNumber');
    const all = [...commitmentsOf(round, others), ...(own === null ? [] : [[SEAT, own] as const])];
    return all.reduce((now, commitment) => taken(withCommitment(now, commitment, 'in-time')), round);
  }

  /** The same with all numbers. */
  given(round: Round, others: readonly AtSeat[] = OTHERS): Round {
    const own = this.sent('giveNumber');
    const all: readonly AtSeat[] = [...others, ...(own === null ? [] : [[SEAT, own] as const])];
    return ended(all.reduce((now, number) => taken(withNumber(now, number, 'in-time')), round));
  }

  /** An honest round, from the question to the numbers. */
  async shuffle(terms: RoundTerms, secret = hexOf(0xab)): Promise<Round> {
    const named = { gameId: terms.gameId, round: terms.round };
    const bound = this.bound(await this.ask(terms, secret));
    await this.tell({ step: 'bound', ...named, commitments: bound.commitments });
    const given = this.given(bound);
    await this.tell({ step: 'given', ...named, numbers: given.numbers });
    return given;
  }

  /** An honest round with a device that was there before, the game that comes of it, and one of the same name with other cards. */
  async shuffledAndRigged(terms: RoundTerms) {
    await this.come();
    return { file: gameOf(terms, [await this.shuffle(terms)]), rigged: gameOf(terms, [forgedRound(terms)]) };
  }

  /** Shows the whole game as it stands after so many events. */
  show(file: EarlierGameFile, seq = 0, viewer: Position = SEAT): void {
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
  play(file: EarlierGameFile, { from = 0, to = Infinity, viewer = SEAT }: ShownStretch = {}): void {
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
  async end({ id, rounds, digest }: Pick<EarlierGameFile, 'id' | 'rounds' | 'digest'>): Promise<void> {
    this.#starting = null;
    await this.tell({ step: 'opened', gameId: id, secrets: rounds.map(({ secret }) => secret), digest });
    this.#page.dispatchEvent(new Event('pagehide'));
  }

  /** Shows a game from before its first event to its end. */
  async playOut(file: EarlierGameFile): Promise<void> {
    this.#starting = null;
    this.show(file);
    this.play(file);
    await this.end(file);
  }

  /** What the app makes of the record that the server gives out. */
  check(record: EarlierGameRecord): Promise<CheckedGame> {
    return checkGame(GAME, record, this.device.evidence.of(record.id), async () => undefined);
  }
}

/** The numbers of those who are with the server, as it likes them. */
export const OTHERS: readonly AtSeat[] = [[0, hexOf(1)], [2, hexOf(3)]];

/** What binds seats to numbers in a round. */
export function commitmentsOf(round: Round, numbers: readonly AtSeat[]): readonly AtSeat[] {
  return numbers.map((number) => [number[0], seatCommitment(round.terms, round.commitment, number)]);
}

/** A round to which these numbers, and what binds seats to them, make a shuffle. */
export function shuffledBy(round: Round, numbers: readonly AtSeat[]): Round {
  return { ...round, commitments: commitmentsOf(round, numbers), numbers, end: 'shuffled' };
}

/** A round with numbers in everybody's name, all made up by the server. */
export function forgedRound(terms: RoundTerms, byte = 0x50): Round {
  const numbers = terms.invited.map((seat): AtSeat => [seat, hexOf(byte + seat)]);
  return shuffledBy(newRound(terms, hexOf(0xcd)), numbers);
}

/** The game that comes of these rounds, the last of which made the shuffle; so many moves are taken back in it. */
export function gameOf(terms: RoundTerms, rounds: readonly Round[], takenBack = 0): EarlierGameFile {
  const last = rounds.at(-1);
  if (last === undefined) throw new Error('a game takes a round');
  return { ...fileShuffledBy(GAME, terms, last, takenBack), rounds };
}

/** How many events a game has. */
export function eventsOf(file: EarlierGameFile): number {
  return file.opening.length + file.moves.reduce((sum, { events }) => sum + events.length, 0);
}

/** A game as it is given out, with something in it otherwise. */
export function recordOf(file: EarlierGameFile, changed: Partial<EarlierGameRecord> = {}): EarlierGameRecord {
  return { ...givenOut(file), ...changed };
}

/** What was made of each game for each viewer, as a game is shown piece by piece. */
const SHOWN = new WeakMap<EarlierGameFile, Map<Position, GameInSteps>>();

function shownTo(file: EarlierGameFile, viewer: Position): GameInSteps {
  const known = SHOWN.get(file) ?? new Map<Position, GameInSteps>();
  const shown = known.get(viewer) ?? shownAgain(file, viewer);
  SHOWN.set(file, known.set(viewer, shown));
  return shown;
}

function shownAgain(file: EarlierGameFile, viewer: Position): GameInSteps {
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

function taken(round: Round | string): Round {
  if (typeof round === 'string') throw new Error(`a number was refused: ${round}`);
  return round;
}
