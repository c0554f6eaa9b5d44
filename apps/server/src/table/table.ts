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

/** The games there are, by their names. */
export type Games = Readonly<Record<string, AnyGame>>;

/** What a table tells those who show it to people. Each is called after the store has it. */
export interface TableListener {
  /** Seats, options, status or anything else of the record is another. */
  changed(): void;
  /** A round of numbers for a game is about to be asked for: all are to know what it is for before they are asked. */
  starting(): void;
  /** A game begins: it stands before its first event. */
  began(run: GameRun): void;
  /** A game goes on that had waited while people gathered for another. */
  continued(run: GameRun): void;
  /** A game of that name came to its end. */
  ended(game: string, ending: GameEndKind): void;
  /** Something happened in the game, by a move of `mover`; null for the opening. */
  happened(run: GameRun, batch: AppliedBatch, mover: Mover | null): void;
  /** How the clocks stand with these events about to happen; null where there are none. */
  clocks(run: GameRun, events: readonly Tagged[]): StoredClocks | null;
  /** Who watches now, without a seat. */
  watching(): readonly GuestId[];
  /** Whom a game that is about to begin can be shuffled by, and how their numbers are gathered. */
  readonly shuffling: Pick<Shuffling, 'invited' | 'gather' | 'open'>;
  /** The table is being played on by somebody else, and has to be loaded again. */
  lost(): void;
}

/** What a table needs to go on. */
export interface TableServices {
  readonly store: Store;
  readonly games: Games;
  readonly log: Log;
  readonly time: Time;
  readonly calendar: Pick<Calendar, 'date' | 'believed'>;
  readonly randomBytes: RandomBytes;
  readonly pseudonyms: Sealing['pseudonyms'];
  /** When an earlier copy of the store was put back last, in ms since 1970; null if none ever was. */
  readonly restoredAt: number | null;
}

/** How long a start takes at most, in ms, even if numbers are missing; after that the server shuffles alone. */
const START_WITHIN_MS = 6000;

/** How many rounds that a server was stopped in the middle of are stored with a game; after that another game is started. */
const MOST_BROKEN_OFF = 20;

/** How what is proposed, or what people say to it, is to be changed. */
export type ProposalWish = (table: TableRecord, run: GameRun | null, moment: ProposalMoment) => Changed;

/** With which entry and result a game ends, null for none; and who held its seats, where that is not in the table any more. */
type HowEnded = Pick<EndingGame, 'last' | 'result'> & Partial<Pick<EndingGame, 'holders'>>;

/** As all agreed, without a move. */
const UNFINISHED: HowEnded = { last: null, result: null };

/** What a game leaves, and what shows all what it was shuffled by once that is stored. */
interface OpenedEnd<End extends Remains> {
  readonly end: End;
  readonly open: () => void;
}

/** Who makes a move: a person, in whichever seat is theirs; the bot that plays a seat; or the clock, for one who has not. */
export type Mover = { readonly person: GuestId } | { readonly botAt: Seat } | { readonly clockAt: Seat };

/**
 * A table and its running game. Everything that changes it happens one after the other, is written down first,
 * and is shown only then; what cannot be written down has not happened.
 */
export class Table {
  readonly #services: TableServices;
  readonly #listener: TableListener;
  #record: TableRecord;
  #run: GameRun | null;
  #starting: StartingState | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether something failed to be written, so that only the store can tell whether it was all the same. */
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

  /** The game whose shuffle is being made; null while none is. */
  get starting(): StartingState | null {
    return this.#starting;
  }

  /** The game on the table, being played or with its result; null while people gather. */
  get run(): GameRun | null {
    return this.#record.status === 'gathering' ? null : this.#run;
  }

  /** Changes the table as `wish` says, unless it refuses. */
  change(wish: (table: TableRecord) => Changed): Promise<Answer> {
    return this.#nextAnswer(async () => {
      const granted = wish(this.#record);
      return isGranted(granted) ? this.#save(granted) : refusal(granted);
    });
  }

  /** Host: gives the table another link, which nobody has yet. `here` are those who stay. */
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

  /** Host: begins a game. */
  start(by: GuestId): Promise<Answer> {
    return this.#begin((table, gameId) => start(table, by, gameId));
  }

  /** Host: begins another game, of the kind of that name, with those who are at the table. */
  startAnother(by: GuestId, name: string, attendance: Attendance): Promise<Answer> {
    const game = findGame(this.#services.games, name);
    return this.#begin((table, gameId) => anotherGame(table, by, game, { gameId, ...attendance }));
  }

  /**
   * Changes as `wish` says what is proposed and what people say to it, unless it refuses; what all agree to is done. Where they
   * have agreed on another game instead, that begins then.
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

  /** Of those of a game that waits while people gather for another: goes on with it. */
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
   * The seed of a game that is about to begin, from the numbers of all who can give one; or why it cannot be had. Each round is
   * written down before anybody hears of it, and the one who gives no number in time is left out of the next.
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

  /** Makes a move, or says why not. A repeated attempt is answered as it was, and not made again. */
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

  /** Changes as `wish` says what people say to a move being taken back, unless it refuses; once all agree, it is. */
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

  /** Keeps how the clocks stand, for the one who brings the table to life next. */
  saveClocks(): Promise<void> {
    return this.#next(async () => {
      const run = this.#record.status === 'playing' ? this.run : null;
      const clocks = run === null ? null : this.#listener.clocks(run, []);
      if (run === null || clocks === null) return;
      const { code, version } = this.#record;
      await this.#written((store) => store.saveClocks({ code, version }, run.id, clocks));
    });
  }

  /** Resolves when all that was started is done. */
  async settled(): Promise<void> {
    await this.#last;
  }

  async #append(run: GameRun, made: Entry, mover: Mover, timer: MoveTimer): Promise<Answer<{ readonly seq: number }>> {
    const { code, version } = this.#record;
    const dated = { ...made, at: this.#services.calendar.date() };
    // Where all have agreed that a deal is the last, no other is dealt after it.
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

  /** The end of a game with the deal that all agreed was its last, with its places as they are then. */
  #endWith(run: GameRun, last: Entry): GameEnd {
    const standings = run.standingsWith(last);
    const counts = doesCount(this.#record, run);
    const came = counts ? { standings, why: { code: 'last-deal' } } : withoutPlaces(standings, 'retried');
    const outcome = outcomeOf(this.#record, came, this.#services.calendar.date());
    return { ending: 'last-deal', table: successor(finished(this.#record, 'last-deal')), outcome, deals: run.dealsWith(last) };
  }

  /** Ends a game as all have agreed: it has no places, and people gather where they sat. */
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

  /** What a game leaves that has waited for another one to begin; null if it cannot be read any more. */
  async #remainsOf(store: Store, { gameId, game, seats, holders }: WaitingGame): Promise<OpenedEnd<GameBefore> | null> {
    const stored = await store.loadGame(gameId);
    const rules = findGame(this.#services.games, game);
    const run = stored === null || rules === null ? null : resumed(stored, rules, 'on');
    if (run === null) return null;
    const remains = this.#unfinished({ ...this.#record, game, seats }, run);
    return this.#withReplay(store, gameId, { ...UNFINISHED, holders }, { ...remains, game: gameId });
  }

  /** What a game of a table leaves as it stands, with seats as `table` has them. */
  #unfinished(table: TableRecord, run: GameRun): Remains {
    const outcome = outcomeOf(table, withoutPlaces(run.standingsWith(null), 'agreed'), this.#services.calendar.date());
    return { ending: 'agreed', outcome, deals: run.dealsWith(null) };
  }

  /** What a game leaves together with what it can be played again from, and how its envelope is opened for all. */
  async #withReplay<End extends Remains>(store: Store, gameId: string, how: HowEnded, end: End): Promise<OpenedEnd<End>> {
    const own = this.#record.holders?.gameId === gameId ? this.#record.holders : null;
    const { last, result, holders = own } = how;
    const ending = { last, result, holders, endedAt: end.outcome.endedAt, spectators: this.#listener.watching() };
    const made = await store.finalRecord(gameId, ending);
    if (made === null) return { end, open: () => undefined };
    const { replay, rounds } = made;
    return { end: { ...end, replay }, open: () => this.#listener.shuffling.open(gameId, rounds, replay.digest) };
  }

  /** Where friends have gone again, the seats that came with them go too. */
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

  /** Looks into the store while there is doubt: what was refused there may have been written, on a connection that broke. */
  async #inDoubt(): Promise<Refusal | null> {
    const { code, version } = this.#record;
    return this.#written(async (store) => {
      const stored = await store.loadTable(code);
      const newest = this.#run === null ? 0 : await store.newestEntry(this.#run.id);
      if (stored?.version !== version || newest > (this.#run?.seq ?? 0)) throw new PlaceTaken(`the table ${code} has gone on`);
      this.#isInDoubt = false;
    });
  }

  /** Answers what is asked when all before it is done, unless it cannot be known how things stand. */
  #nextAnswer(task: () => Promise<Answer>): Promise<Answer> {
    return this.#next(async () => (this.#isInDoubt ? await this.#inDoubt() : null) ?? task());
  }

  #next<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** A table that is about to start a game, in whose terms are its chain and who holds its seats. */
type StartingTable = TableRecord & { readonly chain: RoundChain; readonly holders: GameHolders };

/** What the next round of a game is about, at its place in the chain of the table. */
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

/** What all see of a game while its shuffle is being made. */
function startingOf({ seats }: TableRecord, { place: { counter }, round, body }: RoundQuestion): StartingState {
  const { gameId, game, options, leaves } = body;
  const people = seats.map((held) => (held.kind === 'person' ? held.person : null));
  return { gameId, round, counter, game, options: { ...options }, people, leaves };
}

/**
 * The game whose start goes on, if one was broken off before; null if another has to be started. Devices know a round by its
 * number, so none of a game's may be left out of its record; and all of a game's are in the chain of the table, or none.
 */
function gameGoingOn({ beginning }: TableRecord): string | null {
  if (beginning === null || beginning.rounds.length >= MOST_BROKEN_OFF) return null;
  return beginning.rounds.every(isChained) ? beginning.gameId : null;
}

/** The rounds of numbers for a game that a server was stopped in the middle of. */
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

/** A game by its name, or null; a name like `constructor` is no game. */
export function findGame(games: Games, id: string): AnyGame | null {
  return Object.hasOwn(games, id) ? (games[id] ?? null) : null;
}
