import type { Guest, GuestId, TableCode } from '@chinwag/protocol';
import { type AnyGame, type GameId, games, parseOptions, type Tagged } from '@chinwag/rules';
import type { AnyLawSubject } from '@chinwag/rules/laws';
import { subjectsOf } from '@chinwag/rules/subjects';
import type { Thinker } from '../../bots/thinking.ts';
import type { Store } from '../../store/store.ts';
import { openNewTable } from '../../table/lifecycle/create-table.ts';
import { findGame } from '../../table/table.ts';
import { granted } from '../support/api.ts';
import { MemoryStore } from '../support/memory-store.ts';
import { SimulatedTime } from '../support/simulated-time.ts';
import { observedStore } from '../support/observed-store.ts';
import { Answers } from './attempts.ts';
import { Cluster } from './cluster.ts';
import { Dice } from './dice.ts';
import type { FaultCounts } from './faults.ts';
import { type Finding, Findings } from './findings.ts';
import { Friend, type Habits } from './friend.ts';
import { Ledger } from './ledger.ts';
import { Lookout } from './lookout.ts';
import { setClocks } from './set-clocks.ts';
import { shortest } from './short-games.ts';
import { Storm } from './storm.ts';
import { Trace } from './trace.ts';
import { Weather } from './weather.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The limits of an evening, with all its pauses: its length, and its number of moves. Games of random moves can be very long. */
const LONGEST = 14 * 24 * HOUR;
const MOST_MOVES = 1000;
/** The time limit for recovery after the last fault. By then everybody is at the table, and the game continues. */
const RECOVERY = 10 * MINUTE;

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];

/** The report on a simulated evening. */
export interface EveningReport {
  readonly seed: number;
  /** The hours that passed at the table, and the hours with people present. */
  readonly hours: number;
  readonly hoursInCompany: number;
  readonly moves: number;
  readonly games: number;
  readonly faults: FaultCounts;
  readonly findings: readonly Finding[];
  /** A hash of all events of the evening, and the latest events. */
  readonly hash: string;
  readonly trace: readonly string[];
}

/** Simulates evenings: a table, its store, its processes, its people and all faults, each evening from one seed. */
export class Evenings {
  readonly #subjects: ReadonlyMap<string, AnyLawSubject>;

  private constructor(all: ReadonlyMap<string, AnyLawSubject>) {
    this.#subjects = all;
  }

  static async prepare(): Promise<Evenings> {
    const ids = Object.keys(games) as GameId[];
    return new Evenings(new Map(await Promise.all(ids.map(async (id) => [id, (await subjectsOf(id)).laws] as const))));
  }

  /** Simulates one evening. The same seed gives the same evening. Resolves with its report. */
  async play(seed: number): Promise<EveningReport> {
    const dice = new Dice(seed);
    const time = new SimulatedTime();
    const trace = new Trace(() => time.now());
    const findings = new Findings(trace);
    const ledger = new Ledger(this.#subjects, findings);
    const weather = new Weather(dice.apart(), trace);
    const store = observedStore(new MemoryStore(time), ledger);
    const people = peopleOf(dice.apart());
    const code = await openTable(people, store, dice.apart());
    const cluster = new Cluster({ code, store, time, dice: dice.apart(), weather, trace, thinker: byChance(dice.apart()) });
    const answers = new Answers(ledger, findings);
    const world = { time, weather, ledger, findings, cluster, answers, trace, attendees: () => friends };
    const friends: Friend[] = people.map(({ guest, habits }) => new Friend(guest, habits, { ...world, dice: dice.apart() }));
    const lookout = new Lookout({ time, weather, ledger, findings, cluster, friends });
    new Storm({ time, dice: dice.apart(), weather, cluster, friends, trace }).begin();
    for (const friend of friends) time.after(dice.wait(20 * SECOND), () => friend.come());
    lookout.begin();
    setClocks({ time, dice: dice.apart(), trace });

    const wanted = dice.happens(300) ? 2 : 1;
    const begin = time.now();
    const isDone = (): boolean => findings.all.length > 0 || gamesOver(ledger) >= wanted || lookout.moves > MOST_MOVES;
    await time.passUntil(isDone, LONGEST);
    if (findings.all.length === 0) await recover();
    return {
      seed,
      hours: (time.now() - begin) / HOUR,
      hoursInCompany: lookout.inCompany / HOUR,
      moves: lookout.moves,
      games: gamesOver(ledger),
      faults: weather.counts,
      findings: findings.all,
      hash: trace.hash,
      trace: trace.last(),
    };

    /** Ends all faults, and waits until everybody is at the table and up to date, and the game continues. */
    async function recover(): Promise<void> {
      trace.note('nothing goes wrong any more');
      weather.clear();
      await cluster.reachStore();
      for (const friend of friends) friend.wake();
      const { current } = ledger;
      const from = current?.seq ?? 0;
      const goesOn = (): boolean => ledger.current !== current || (current !== null && (current.isOver || current.seq > from));
      const isWell = (): boolean => friends.every((friend) => lookout.isUpToDate(friend)) && goesOn();
      await time.passUntil(() => findings.all.length > 0 || isWell(), RECOVERY);
      if (findings.all.length === 0 && !isWell()) findings.add('stuck', lookout.whoIsOut() ?? 'the game does not go on');
      await lookout.compareWithStore(code, store);
    }
  }
}

function gamesOver(ledger: Ledger): number {
  return [...ledger.games.values()].filter(({ isOver }) => isOver).length;
}

interface SimulatedGuest {
  readonly guest: Guest;
  readonly habits: Habits;
}

/** Returns the people of an evening: two to four players, and sometimes a spectator. */
function peopleOf(dice: Dice): readonly SimulatedGuest[] {
  const players = 2 + dice.below(3);
  const count = players + (dice.happens(600) ? 1 : 0);
  return NAMES.slice(0, count).map((name, at) => ({
    guest: { id: `guest-${name}` as GuestId, name },
    habits: {
      // The first person stays awake, so that the others always have somebody to play with.
      ...(at > 0 && dice.happens(200) ? asleep(dice) : awake(dice)),
      comes: at < players ? 'to play' : 'to watch',
    },
  }));
}

function awake(dice: Dice): Omit<Habits, 'comes'> {
  return {
    thinks: dice.between(4, 30) * SECOND,
    stays: dice.happens(200) ? dice.between(5, 30) * SECOND : dice.between(5, 90) * MINUTE,
    away: dice.happens(500) ? dice.between(5, 60) * SECOND : dice.between(2, 20) * MINUTE,
  };
}

function asleep(dice: Dice): Omit<Habits, 'comes'> {
  return { thinks: null, stays: dice.between(1, 4) * HOUR, away: dice.between(2, 20) * MINUTE };
}

async function openTable([first]: readonly SimulatedGuest[], store: Store, dice: Dice): Promise<TableCode> {
  if (first === undefined) throw new Error('an evening needs somebody');
  const game = dice.pick<AnyGame>(Object.values(games));
  const options = parseOptions(game.options, shortest(game.id));
  if (options === null) throw new Error('these options do not fit');
  const opened = await openNewTable({ store, randomBytes: dice.bytes, restoredAt: null }, first.guest, game, options);
  return granted(opened).code;
}

/** Returns a thinker that makes random legal moves. */
function byChance(dice: Dice): Thinker {
  return {
    choose: async ({ game, view, seat, among }) => {
      const move = dice.pick<Tagged>(among ?? findGame(games, game)?.legalMoves(view, seat) ?? []);
      return { move, playouts: 0 };
    },
    close: async () => undefined,
  };
}
