import { isDeepStrictEqual } from 'node:util';
import { type Answer, type GameEndKind, type GuestId, type Refusal, refusal } from '@chinwag/protocol';
import type { StartingState } from '@chinwag/protocol/table';
import type { AnyGame, Seat, Tagged } from '@chinwag/rules';
import { type ChainedRound, newChainedRound, type PlaceInChain, roundBodyHash, seedOfRound } from '@chinwag/rules/fair';
import { RULES_VERSION } from '@chinwag/rules/game-file';
import type { RandomBytes } from '../random-bytes.ts';
import { newGameId, newMoveId, newSeed, newTableCode } from '../identity/ids.ts';
import type { Calendar } from '../calendar/calendar.ts';
import type { Log } from '../log.ts';
import {
  type EndingGame, type Entry, type GameBefore, type GameEnd, type MadeBy, PlaceTaken, type Remains, type Store,
} from '../store/store.ts';
import { later, type Time } from '../time.ts';
import { beginGame, ownerSeat, type Shuffled } from './game/begin-game.ts';
import { type Changed, isGranted } from './record/change.ts';
import { continueWaiting, endedByAgreement, finished, start } from './game/course.ts';
import { withLink } from './record/door.ts';
import { anotherGame, type Attendance, gameInstead } from './game/game-choice.ts';
import type { AppliedBatch, GameRun, MoveAttempt } from './game/game-run.ts';
import type { StoredClocks } from './record/stored-clocks.ts';
import { doesCount, outcomeOf, withoutPlaces } from './game/outcome.ts';
import { decisionOn, type ProposalMoment, settled } from './game/proposals.ts';
import { MoveTimer } from './game/move-timer.ts';
import { resumed } from './game/resumed.ts';
import { withoutSpareSeats } from './seats/seat-count.ts';
import { changesTooOften, type Sealing, sealedHolders, withChangesNoted } from './game/sealed-holders.ts';
import type { RoundQuestion, Shuffling } from './game/shuffling.ts';
import type { GameHolders } from './record/game-holders.ts';
import { chainedOn, isChained, newRoundChain, placeInChain, type RoundChain } from './record/round-chain.ts';
import {
  isPlayedByBot, isStoodInFor, seatOf, type SeatRecord, successor, type TableRecord, type WaitingGame,
} from './record/table-record.ts';
import { agreedTakeBack } from './game/taking-back.ts';

/** The registered games, by name. */
export type Games = Readonly<Record<string, AnyGame>>;

/** The listener for a table's changes, which shows the table to people. Each call comes after the write to the store. */
export interface TableListener {
  /** Called when the record has changed: seats, options, status or anything else. */
  changed(): void;
  /** Called when the table is about to request numbers for a game. Must first send the public state, which names the game. */
  starting(): void;
  /** Called when a game starts, before its first event. */
  began(run: GameRun): void;
  /** Called when a suspended game resumes. */
  continued(run: GameRun): void;
  /** Called when the current or the suspended game, of the kind `game`, has ended. */
  ended(game: string, ending: GameEndKind): void;
  /** Called with events of the game, by a move of `mover`, which is null for the opening. */
  happened(run: GameRun, batch: AppliedBatch, mover: Mover | null): void;
  /** Returns the clocks just before these events happen, or null in a game without clocks. */
  clocks(run: GameRun, events: readonly Tagged[]): StoredClocks | null;
  /** Returns the current spectators. */
  watching(): readonly GuestId[];
  /** Commit and reveal for a game about to start. */
  readonly shuffling: Pick<Shuffling, 'invited' | 'gather' | 'open'>;
  /** Called when another process has taken the table over, so that the table must be loaded again. */
  lost(): void;
}

/** The dependencies of a table. */
export interface TableServices {
  readonly store: Store;
  readonly games: Games;
  readonly log: Log;
  readonly time: Time;
  readonly calendar: Pick<Calendar, 'date' | 'believed'>;
  readonly randomBytes: RandomBytes;
  readonly pseudonyms: Sealing['pseudonyms'];
  /** The date of the last restore of the store from a backup, in ms since the Unix epoch, or null if there was none. */
  readonly restoredAt: number | null;
}

/** The timeout of a start, in ms, even if numbers are missing. After the timeout, the server shuffles alone. */
const START_WITHIN_MS = 6000;

/** The maximum number of interrupted rounds stored with a game. After that number, the table starts a new game. */
const MOST_BROKEN_OFF = 20;

/** Changes a proposal or an answer to it. Returns the new table, or a refusal. */
export type ProposalWish = (table: TableRecord, run: GameRun | null, moment: ProposalMoment) => Changed;

/**
 * How a game ends: its last entry and its result, each null if there is none. It includes the seat holders if the table no longer
 * has them.
 */
type HowEnded = Pick<EndingGame, 'last' | 'result'> & Partial<Pick<EndingGame, 'holders'>>;

/** The end by agreement, without a move. */
const UNFINISHED: HowEnded = { last: null, result: null };

/** The remains of a game, and the message that opens its envelope to everybody once the remains are stored. */
interface OpenedEnd<End extends Remains> {
  readonly end: End;
  readonly open: () => void;
}

/** The maker of a move: a person, in their own seat; the bot of a seat; or the clock, for a player who timed out. */
export type Mover = { readonly person: GuestId } | { readonly botAt: Seat } | { readonly clockAt: Seat };

/**
 * A table and its running game. It makes one change at a time, and writes each change before showing it (write-ahead). A change
 * that cannot be written does not take effect.
 */
export class Table {
  readonly #services: TableServices;
  readonly #listener: TableListener;
  #record: TableRecord;
  #run: GameRun | null;
  #starting: StartingState | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether a write failed, so that only the store can tell whether it took effect. */
  #isInDoubt = false;

  constructor(record: TableRecord, run: GameRun | null, services: TableServices, listener: TableListener) {
    this.#record = record;
    this.#run = run;
    this.#services = services;
    this.#listener = listener;
  }

  get record(): TableRecord {
    return this.#record;
  }

  /** The game whose shuffle is being prepared, or null if there is none. */
  get starting(): StartingState | null {
    return this.#starting;
  }

  /** The game on the table, in progress or with its result. It is null while people gather. */
  get run(): GameRun | null {
    return this.#record.status === 'gathering' ? null : this.#run;
  }

  /** Changes the table by `wish`. Resolves with the answer: a refusal if `wish` refuses, or if the change cannot be written. */
  change(wish: (table: TableRecord) => Changed): Promise<Answer> {
    return this.#nextAnswer(async () => {
      const granted = wish(this.#record);
      return isGranted(granted) ? this.#save(granted) : refusal(granted);
    });
  }

  /**
   * Host only: gives the table a new, unique link. `here` are the people who stay. Resolves with the answer, which may be a
   * refusal.
   */
  renewLink(by: GuestId, here: readonly GuestId[]): Promise<Answer> {
    return this.#nextAnswer(async () => {
      for (;;) {
        const granted = withLink(this.#record, by, newTableCode(this.#services.randomBytes), here);
        if (!isGranted(granted)) return refusal(granted);
        const wished = successor(granted);
        let taken = false;
        const refused = await this.#written(async (store) => {
          taken = (await store.renewLink(wished)) === 'code-taken';
        });
        if (refused !== null) return refused;
        if (taken) continue;
        this.#become(wished);
        return { ok: true };
      }
    });
  }

  /** Host only: starts a game. Resolves with the answer, which may be a refusal. */
  start(by: GuestId): Promise<Answer> {
    return this.#begin((table, gameId) => start(table, by, gameId));
  }

  /**
   * Host only: starts a new game, of the kind `name`, with the people at the table. Resolves with the answer, which may be a
   * refusal.
   */
  startAnother(by: GuestId, name: string, attendance: Attendance): Promise<Answer> {
    const game = findGame(this.#services.games, name);
    return this.#begin((table, gameId) => anotherGame(table, by, game, { gameId, ...attendance }));
  }

  /**
   * Changes a proposal or an answer by `wish`. Carries out an agreed proposal, and starts a different game if it proposes one.
   * Resolves with the answer: a refusal if `wish` refuses, or if the change cannot be written.
   */
  async propose(
    wish: ProposalWish,
    momentOf: () => ProposalMoment,
    attendance: Attendance,
  ): Promise<Answer> {
    let next: string | null = null;
    const answer = await this.#nextAnswer(async () => {
      const { run } = this;
      const moment = momentOf();
      const granted = wish(this.#record, run, moment);
      if (!isGranted(granted)) return refusal(granted);
      const decision = decisionOn(granted, run, moment);
      const ends = decision === 'agreed' && granted.proposal?.kind === 'end';
      if (run === null || !ends) return this.#save(settled(granted, decision, moment));
      const ended = await this.#endNow(run);
      if (ended.ok) next = granted.proposal?.next ?? null;
      return ended;
    });
    if (next === null) return answer;
    const game = findGame(this.#services.games, next);
    return this.#begin((table, gameId) => gameInstead(table, game, { gameId, ...attendance }));
  }

  /** Players only: resumes the suspended game. Resolves with the answer, which may be a refusal. */
  continueWaiting(by: GuestId): Promise<Answer> {
    return this.#nextAnswer(async () => {
      const granted = continueWaiting(this.#record, by);
      if (!isGranted(granted)) return refusal(granted);
      let run: GameRun | null = null;
      let going = granted;
      let isTooOften = false;
      const refused = await this.#written(async (store) => {
        run = await this.#loaded(store, granted);
        if (run === null) return;
        going = successor(withChangesNoted(granted, run.moves, this.#services));
        isTooOften = changesTooOften(granted, going);
        if (!isTooOften) await store.saveTable(going);
      });
      if (refused !== null) return refused;
      if (run === null) return refusal('game-outdated');
      if (isTooOften) return refusal('seats-changed-often');
      this.#run = run;
      this.#record = going;
      this.#listener.continued(run);
      this.#listener.changed();
      return { ok: true };
    });
  }

  async #loaded(store: Store, { gameId }: TableRecord): Promise<GameRun | null> {
    const stored = gameId === null ? null : await store.loadGame(gameId);
    const game = stored === null ? null : findGame(this.#services.games, stored.game);
    return stored === null || game === null ? null : resumed(stored, game, 'on');
  }

  #begin(wish: (table: TableRecord, gameId: string) => Changed): Promise<Answer> {
    return this.#nextAnswer(async () => {
      const { randomBytes } = this.#services;
      const gameId = gameGoingOn(this.#record) ?? newGameId(randomBytes);
      const granted = wish(this.#record, gameId);
      if (!isGranted(granted)) return refusal(granted);
      const game = findGame(this.#services.games, granted.game);
      if (game === null) return refusal('game-unknown');
      const chain = granted.chain ?? newRoundChain(newSeed(randomBytes));
      const sealed = { gameId, rules: RULES_VERSION, origin: chain.origin };
      const starting = { ...granted, chain, holders: sealedHolders(granted, sealed, this.#services) };
      const shuffled = await this.#shuffled(starting);
      if ('code' in shuffled) return this.#notStarted(shuffled);
      const { version, chain: chained, waitingGame: waits } = this.#record;
      const games = granted.games + (waits === null ? 0 : 1);
      const wished = successor({ ...starting, games, version, chain: chained ?? chain, beginning: null });
      const { run, opening, stored } = beginGame(gameId, wished, game, shuffled, this.#services.calendar.date());
      let opened: (() => void) | undefined;
      const refused = await this.#written(async (store) => {
        const before = waits === null ? null : await this.#remainsOf(store, waits);
        opened = before?.open;
        await store.beginGame(stored, wished, before?.end ?? null);
      });
      if (refused !== null) return this.#notStarted(refused);
      opened?.();
      if (waits !== null) this.#listener.ended(waits.game, 'agreed');
      this.#starting = null;
      this.#run = run;
      this.#record = wished;
      this.#listener.began(run);
      this.#listener.happened(run, run.apply(opening), null);
      this.#listener.changed();
      return { ok: true };
    });
  }

  #notStarted(refused: Refusal): Refusal {
    this.#starting = null;
    this.#listener.changed();
    return refused;
  }

  /**
   * Resolves with the seed of a game about to start, by commit and reveal, or with a refusal. Stores each round before its
   * broadcast. The next round omits a person who misses the deadline.
   */
  async #shuffled(starting: StartingTable): Promise<Shuffled | Refusal> {
    const { shuffling } = this.#listener;
    const { time, randomBytes } = this.#services;
    const { holders } = starting;
    const { gameId } = holders;
    let { chain } = starting;
    let rounds = brokenOff(this.#record, gameId);
    const deadline = later(time.now(), START_WITHIN_MS);
    let invited = shuffling.invited(starting);
    if (invited.length === 0 && rounds.length === 0) return { seed: newSeed(randomBytes), rounds };
    for (;;) {
      const question = questionAbout(starting, placeInChain(chain), rounds.length + 1, invited);
      const { place, body } = question;
      const round = newChainedRound(place, body, newSeed(randomBytes));
      chain = chainedOn(chain, round, roundBodyHash(body));
      const started = successor({ ...this.#record, chain, holders, beginning: { gameId, rounds: [...rounds, round] } });
      const refused = await this.#written((store) => store.saveTable(started));
      if (refused !== null) return refused;
      this.#record = started;
      this.#starting = startingOf(starting, question);
      this.#listener.starting();
      const gathered = await shuffling.gather(starting, question, round, deadline);
      if (gathered === null) return refusal('server-stopping');
      rounds = [...rounds, gathered];
      if (gathered.end === 'shuffled') return { seed: seedOfRound(gathered), rounds };
      invited = time.now() < deadline ? gathered.numbers.map(([seat]) => seat) : [];
    }
  }

  /** Makes a move. Resolves with the answer, which may be a refusal. A retry gets the same answer, without a second move. */
  play(mover: Mover, attempt: Omit<MoveAttempt, 'seat' | 'by'>): Promise<Answer> {
    const timer = new MoveTimer();
    return this.#nextAnswer(async () => {
      timer.spent('waiting');
      const run = this.run;
      const seat = seatOfMover(this.#record, mover);
      if (seat === null) return refusal('not-seated');
      if (run === null || run.isEnded) return refusal('only-while-playing');
      if (this.#record.pause !== null) return refusal('game-paused');
      const held = this.#record.seats[seat];
      const byBot = isPlayedByBot(held);
      if ('botAt' in mover !== byBot) return refusal(byBot ? 'bot-plays' : 'person-present');
      const verdict = run.judge({ ...attempt, seat, by: madeBy(mover, held) });
      return verdict.kind === 'answered' ? verdict.answer : this.#append(run, verdict.entry, mover, timer);
    });
  }

  /**
   * Changes a request to take back, or an answer to it, by `wish`. Once all agree, takes the move back. Resolves with the answer: a
   * refusal if `wish` refuses, or if the change cannot be written.
   */
  takeBack(wish: (table: TableRecord, run: GameRun | null) => Changed): Promise<Answer> {
    const timer = new MoveTimer();
    return this.#nextAnswer(async () => {
      timer.spent('waiting');
      const { run } = this;
      const granted = wish(this.#record, run);
      if (!isGranted(granted)) return refusal(granted);
      const asked = agreedTakeBack(granted, run);
      const held = this.#record.seats[asked?.seat ?? -1];
      if (run === null || asked === null || held?.kind !== 'person') return this.#save(granted);
      const entry = run.entryTakingBack(asked.seat, newMoveId(this.#services.randomBytes));
      return typeof entry === 'string' ? refusal(entry) : this.#append(run, entry, { person: held.person }, timer);
    });
  }

  /** Stores the clocks, for the next process that loads the table. Resolves when the write is done, even if it failed. */
  saveClocks(): Promise<void> {
    return this.#next(async () => {
      const run = this.#record.status === 'playing' ? this.run : null;
      const clocks = run === null ? null : this.#listener.clocks(run, []);
      if (run === null || clocks === null) return;
      const { code, version } = this.#record;
      await this.#written((store) => store.saveClocks({ code, version }, run.id, clocks));
    });
  }

  /** Resolves when all pending work is done. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #append(run: GameRun, made: Entry, mover: Mover, timer: MoveTimer): Promise<Answer<{ readonly seq: number }>> {
    const { code, version } = this.#record;
    const dated = { ...made, at: this.#services.calendar.date() };
    // All agreed that this deal would be the last, so no other deal follows.
    const last = this.#record.lastDeal && run.resultWith(dated) === null ? run.upToDealEnd(dated) : null;
    const entry = last ?? dated;
    const clocks = this.#listener.clocks(run, entry.events);
    const withClocks = clocks === null ? entry : { ...entry, clocks };
    const end = last === null ? this.#endBy(run, entry) : this.#endWith(run, last);
    let opened: (() => void) | undefined;
    timer.spent('rules');
    const refused = await this.#written(async (store) => {
      const over = end === null ? null : await this.#withReplay(store, run.id, { last: entry, result: run.resultWith(entry) }, end);
      opened = over?.open;
      await store.append({ code, version }, run.id, withClocks, over?.end ?? null);
    });
    timer.spent('store');
    const timed = { table: code, game: run.game.id, kind: made.move?.type ?? 'take-back' };
    if (refused !== null) {
      timer.done(this.#services.log, timed);
      return refused;
    }
    if (last !== null) run.end();
    const batch = run.apply(entry);
    this.#listener.happened(run, batch, mover);
    if (end !== null) {
      this.#become(end.table);
      this.#listener.ended(run.game.id, end.ending);
    }
    opened?.();
    timer.spent('broadcast');
    timer.done(this.#services.log, timed);
    return { ok: true, seq: batch.seq };
  }

  async #save(table: TableRecord): Promise<Answer> {
    const fitted = withChangesNoted(this.#fitted(table), this.#run?.moves ?? 0, this.#services);
    if (isDeepStrictEqual(fitted, this.#record)) return { ok: true };
    if (changesTooOften(this.#record, fitted)) return refusal('seats-changed-often');
    const wished = successor(fitted);
    const refused = await this.#written((store) => store.saveTable(wished));
    if (refused !== null) return refused;
    this.#become(wished);
    return { ok: true };
  }

  #endBy(run: GameRun, entry: Entry): GameEnd | null {
    const result = run.resultWith(entry);
    if (result === null) return null;
    const counts = doesCount(this.#record, run);
    const ending = counts ? 'played' : 'retried';
    const came = counts ? result : withoutPlaces(result.standings, 'retried');
    const outcome = outcomeOf(this.#record, came, this.#services.calendar.date());
    return { ending, table: successor(finished(this.#record, ending)), outcome, deals: run.dealsWith(entry) };
  }

  /** Returns the end of a game after the deal that all agreed would be the last, with its places at that point. */
  #endWith(run: GameRun, last: Entry): GameEnd {
    const standings = run.standingsWith(last);
    const counts = doesCount(this.#record, run);
    const came = counts ? { standings, why: { code: 'last-deal' } } : withoutPlaces(standings, 'retried');
    const outcome = outcomeOf(this.#record, came, this.#services.calendar.date());
    return { ending: 'last-deal', table: successor(finished(this.#record, 'last-deal')), outcome, deals: run.dealsWith(last) };
  }

  /** Ends a game at once as all agreed: the game has no places, and people gather in their seats. Resolves with the answer. */
  async #endNow(run: GameRun): Promise<Answer> {
    const table = successor(endedByAgreement(this.#record));
    let opened: (() => void) | undefined;
    const refused = await this.#written(async (store) => {
      const over = await this.#withReplay(store, run.id, UNFINISHED, { ...this.#unfinished(this.#record, run), table });
      opened = over.open;
      await store.endGame(run.id, over.end);
    });
    if (refused !== null) return refused;
    run.end();
    this.#become(table);
    this.#listener.ended(run.game.id, 'agreed');
    opened?.();
    return { ok: true };
  }

  /**
   * Resolves with the remains of a suspended game that a new one replaces, or with null if the suspended game is no longer
   * readable.
   */
  async #remainsOf(store: Store, { gameId, game, seats, holders }: WaitingGame): Promise<OpenedEnd<GameBefore> | null> {
    const stored = await store.loadGame(gameId);
    const rules = findGame(this.#services.games, game);
    const run = stored === null || rules === null ? null : resumed(stored, rules, 'on');
    if (run === null) return null;
    const remains = this.#unfinished({ ...this.#record, game, seats }, run);
    return this.#withReplay(store, gameId, { ...UNFINISHED, holders }, { ...remains, game: gameId });
  }

  /** Returns the remains of an unfinished game, with the seats of `table`. */
  #unfinished(table: TableRecord, run: GameRun): Remains {
    const outcome = outcomeOf(table, withoutPlaces(run.standingsWith(null), 'agreed'), this.#services.calendar.date());
    return { ending: 'agreed', outcome, deals: run.dealsWith(null) };
  }

  /** Resolves with the remains of a game, including its replay, and with the message that opens its envelope. */
  async #withReplay<End extends Remains>(store: Store, gameId: string, how: HowEnded, end: End): Promise<OpenedEnd<End>> {
    const own = this.#record.holders?.gameId === gameId ? this.#record.holders : null;
    const { last, result, holders = own } = how;
    const ending = { last, result, holders, endedAt: end.outcome.endedAt, spectators: this.#listener.watching() };
    const made = await store.finalRecord(gameId, ending);
    if (made === null) return { end, open: () => undefined };
    const { replay, rounds } = made;
    return { end: { ...end, replay }, open: () => this.#listener.shuffling.open(gameId, rounds, replay.digest) };
  }

  /** Returns the table without the seats that were added for friends who have left. */
  #fitted(table: TableRecord): TableRecord {
    const game = findGame(this.#services.games, table.game);
    return game === null ? table : withoutSpareSeats(table, game);
  }

  #become(record: TableRecord): void {
    this.#record = record;
    this.#listener.changed();
  }

  async #written(write: (store: Store) => Promise<void>): Promise<Refusal | null> {
    try {
      await write(this.#services.store);
      return null;
    } catch (error) {
      this.#services.log.error({ table: this.#record.code, err: error }, 'could not be written down');
      if (error instanceof PlaceTaken) this.#listener.lost();
      else this.#isInDoubt = true;
      return refusal('store-unavailable');
    }
  }

  /**
   * Checks the store while a write is in doubt, because the write may have taken effect on a broken connection. Resolves with a
   * refusal if it did, or if the store cannot tell. Resolves with null if it did not.
   */
  async #inDoubt(): Promise<Refusal | null> {
    const { code, version } = this.#record;
    return this.#written(async (store) => {
      const stored = await store.loadTable(code);
      const newest = this.#run === null ? 0 : await store.newestEntry(this.#run.id);
      if (stored?.version !== version || newest > (this.#run?.seq ?? 0)) throw new PlaceTaken(`the table ${code} has gone on`);
      this.#isInDoubt = false;
    });
  }

  /** Answers a request once all earlier ones are done. Resolves with a refusal while the state is in doubt. */
  #nextAnswer(task: () => Promise<Answer>): Promise<Answer> {
    return this.#next(async () => (this.#isInDoubt ? await this.#inDoubt() : null) ?? task());
  }

  #next<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** A table about to start a game, whose terms include its chain and its seat holders. */
type StartingTable = TableRecord & { readonly chain: RoundChain; readonly holders: GameHolders };

/** Returns the question of a game's next round, at its place in the table's chain. */
function questionAbout(
  table: StartingTable,
  place: PlaceInChain,
  round: number,
  invited: readonly Seat[],
): RoundQuestion {
  const { game, options, holders: { gameId, rules, seats } } = table;
  const body = { rules, gameId, game, options, owner: ownerSeat(table), invited, leaves: seats.map(({ leaf }) => leaf) };
  return { place, round, body, holders: seats };
}

/** Returns the public state of a game while its shuffle is being prepared. */
function startingOf({ seats }: TableRecord, { place: { counter }, round, body }: RoundQuestion): StartingState {
  const { gameId, game, options, leaves } = body;
  const people = seats.map((held) => (held.kind === 'person' ? held.person : null));
  return { gameId, round, counter, game, options: { ...options }, people, leaves };
}

/**
 * Returns the game whose interrupted start continues, or null if a new one has to start. Devices know a round by its number, so a
 * game's record may omit none of its rounds. Either all rounds of a game are in the table's chain, or none is.
 */
function gameGoingOn({ beginning }: TableRecord): string | null {
  if (beginning === null || beginning.rounds.length >= MOST_BROKEN_OFF) return null;
  return beginning.rounds.every(isChained) ? beginning.gameId : null;
}

/** Returns a game's rounds that were interrupted by a stop of the server. */
function brokenOff({ beginning }: TableRecord, gameId: string): readonly ChainedRound[] {
  const rounds = beginning?.gameId === gameId ? beginning.rounds.filter(isChained) : [];
  return rounds.map((round) => ({ ...round, end: 'broken-off' }));
}

function seatOfMover(record: TableRecord, mover: Mover): Seat | null {
  if ('person' in mover) return seatOf(record, mover.person);
  return 'botAt' in mover ? mover.botAt : mover.clockAt;
}

function madeBy(mover: Mover, held: SeatRecord | undefined): MadeBy {
  if ('person' in mover) return 'person';
  if ('clockAt' in mover) return 'clock';
  return isStoodInFor(held) ? 'stand-in' : 'bot';
}

/** Returns a game by its name, or null if there is none. Inherited property names such as `constructor` do not count. */
export function findGame(games: Games, id: string): AnyGame | null {
  return Object.hasOwn(games, id) ? (games[id] ?? null) : null;
}
