import type { Guest, GuestId } from '@chinwag/protocol';
import { type AnyGame, type GameId, games } from '@chinwag/rules';
import { holderOf } from '@chinwag/rules/fair';
import type { GameRecord } from '@chinwag/rules/game-file';
import { newMoveId } from '../../../apps/server/src/identity/ids.ts';
import { seatOf } from '../../../apps/server/src/table/record/table-record.ts';
import { Dice } from '../../../apps/server/src/tests/simulation/dice.ts';
import type { SimulatedRoom } from '../../../apps/server/src/tests/support/simulated-room.ts';
import { checkGame } from '../../../apps/web/src/fairness/checkGame.ts';
import { type WhyNotProved, withRestoreAnswered } from '../../../apps/web/src/fairness/verdict.ts';
import { inShort, type VerdictInShort } from '../scene.ts';
import { HonestDevice, type PageVersion } from './honest-device.ts';
import { type Incident, incidentsBy } from './incidents.ts';
import { Page } from './page.ts';
import { type Backup, HonestTable } from './table.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
/** The kinds of games. Short ones are more frequent, because the length of a game does not affect its proof. */
const KINDS: readonly GameId[] = [
  ...['slobberhannes', 'chapanka', 'chinkway'].flatMap((id) => Array.from({ length: 5 }, () => id as GameId)),
  'chanoyu', 'chanoyu', 'chinchon', 'chinaso',
];
/** The time limits: of a start, in steps of 20 ms, and of a game, in moves and waits. */
const START_STEPS = 5000;
const GAME_STEPS = 6000;
/** The maximum number of backups, and the number of steps of a game between two backups. */
const MOST_BACKUPS = 12;
const MOVES_PER_BACKUP = 8;

/** A pending press on Start: its process, and the number of messages about numbers before it. */
interface StartPressed {
  readonly room: SimulatedRoom | null;
  readonly heard: number;
}

/** A device's verdict on an honest game, and the verdict that the simulation expects. */
export interface DeviceVerdict {
  readonly who: string;
  /** The incidents of the device, in order. Empty if one page was connected from before the start to the result. */
  readonly handled: readonly string[];
  /** Whether any incident was before the first card. */
  readonly inStart: boolean;
  readonly expected: VerdictInShort | 'proved';
  readonly given: VerdictInShort;
  /** The fault that the device reported, or null. */
  readonly fault: string | null;
  /** A wrong count of the device, in words, or null. */
  readonly miscounted: string | null;
}

/** A finished honest game, with the verdict of each device. */
export interface HonestGame {
  readonly seed: number;
  readonly game: string;
  readonly devices: readonly DeviceVerdict[];
  /** The names in the game's record of people who were erased. */
  readonly namesLeft: readonly string[];
}

/** A simulated game among friends with random incidents to people and server. The same seed gives the same game. */
export class Evening {
  readonly dice: Dice;
  readonly table: HonestTable;
  readonly devices: HonestDevice[] = [];
  /** The version of pages opened from now on. */
  pageVersion: PageVersion = 'same';
  readonly #game: AnyGame;
  readonly #due: Incident[];
  readonly #people: readonly Guest[];
  /** Backups of the store, oldest first. */
  #backups: readonly Backup[] = [];
  #restores = 0;
  /** The people being erased, with the process that last received the request, or null once that request is done. */
  readonly #forgotten = new Map<Guest, SimulatedRoom | null>();
  #named = 0;
  #answered: SimulatedRoom | null = null;

  private constructor(dice: Dice, table: HonestTable, game: AnyGame, people: readonly Guest[]) {
    this.dice = dice;
    this.table = table;
    this.#game = game;
    this.#people = people;
    this.#due = [...incidentsBy(dice)];
  }

  /**
   * Plays one game. Resolves with the game, or with null if it does not end within the time limit, because random games can be very
   * long.
   */
  static async play(seed: number): Promise<HonestGame | null> {
    const dice = new Dice(seed);
    const game: AnyGame = games[dice.pick(KINDS)];
    const people = NAMES.slice(0, dice.between(2, Math.min(NAMES.length, game.seats.max))).map(guest);
    const [host] = people;
    if (host === undefined) throw new Error('nobody plays');
    const evening = new Evening(dice, await HonestTable.open(host, game, dice), game, people);
    return evening.#play(seed);
  }

  /** Returns all open pages. */
  get pages(): readonly Page[] {
    return this.devices.flatMap(({ pages }) => [...pages]);
  }

  /** Returns whether a game is running. */
  get isOn(): boolean {
    return this.table.room.live.table.run !== null;
  }

  /** Opens and returns a page of a person, on a device of their own. */
  come(person: Guest, device = new HonestDevice(person.name)): Page {
    if (!this.devices.includes(device)) this.devices.push(device);
    const page = new Page(this.table, person, device, this.pageVersion);
    page.delay = this.isOn ? 0 : this.dice.between(5, 150);
    page.connect();
    return page;
  }

  /** Reopens a page of a person on a device, unless they have been erased. */
  comeBack(person: Guest, device: HonestDevice): void {
    if (!this.#forgotten.has(person)) this.come(person, device);
  }

  /** Schedules an incident after this many messages about numbers. */
  plan(messages: number, happen: Incident['happen']): void {
    this.#due.push({ at: { phase: 'start', step: this.#steps() + messages }, happen });
  }

  /** Records an incident of a device. */
  note(device: HonestDevice, what: string): void {
    device.handled.push(what);
    if (!this.isOn) device.inStart = true;
  }

  /** Records an incident of all devices. */
  noteForAll(what: string): void {
    for (const device of this.devices) this.note(device, what);
  }

  /** Returns a new person. */
  stranger(): Guest {
    this.#named += 1;
    return guest(`Stranger ${this.#named}`);
  }

  /** Returns the people with a seat and an open page. */
  seated(): readonly Guest[] {
    const { record } = this.table.room.live.table;
    return this.pages.flatMap(({ guest: person }) => (seatOf(record, person.id) === null ? [] : person))
      .filter((person, at, all) => all.indexOf(person) === at);
  }

  /** Restores one of the backups made so far. */
  async restore(): Promise<void> {
    const at = this.dice.below(this.#backups.length);
    const backup = this.#backups[at];
    if (backup === undefined) throw new Error('nothing has been backed up');
    this.#backups = this.#backups.slice(0, at + 1);
    this.#restores += 1;
    // Names erased since then are in the backup again, so their people have to request the erasure again.
    this.#forgotten.clear();
    await this.table.restore(backup);
    for (const device of this.devices) device.restored(backup.rounds);
  }

  /** Erases a person, who does not return. */
  forget(person: Guest): void {
    for (const page of this.pages.filter((other) => other.guest === person)) {
      this.note(page.device, 'forgotten');
      page.device.pages.delete(page);
    }
    this.#forgotten.set(person, null);
    this.#askToForget(person);
  }

  /** Requests the erasure of a person, and requests it again after a kill of the server. */
  #askToForget(person: Guest): void {
    const { room } = this.table;
    this.#forgotten.set(person, room);
    void room.live.forget(person.id).then(() => this.#forgotten.has(person) && this.#forgotten.set(person, null));
  }

  async #play(seed: number): Promise<HonestGame | null> {
    await this.#gather();
    this.#backUp();
    let pressing: StartPressed = { room: null, heard: 0 };
    for (let [starting, playing] = [0, 0]; starting < START_STEPS && playing < GAME_STEPS;) {
      const { record } = this.table.room.live.table;
      if (record.status === 'finished') return this.#checked(seed, record.gameId ?? '');
      if (!this.isOn) {
        pressing = await this.#startOn(pressing);
        starting += 1;
        continue;
      }
      starting = 0;
      await this.#playOn(playing);
      playing += 1;
    }
    return null;
  }

  async #checked(seed: number, id: string): Promise<HonestGame> {
    const [leaver] = this.dice.happens(200) ? this.seated() : [];
    if (leaver !== undefined) {
      this.#askToForget(leaver);
      await this.table.time.pass(1000);
    }
    const record = await this.table.record(id);
    if (record === null) throw new Error('the game was not stored');
    const devices = await Promise.all(this.devices.map((device) => this.#verdict(record, device)));
    return { seed, game: this.#game.id, devices, namesLeft: this.#namesLeftIn(record) };
  }

  /** Returns the names in a record of people who were erased. */
  #namesLeftIn(record: GameRecord): readonly string[] {
    const held = 'changes' in record ? [...record.seats, ...record.changes] : [];
    const names = held.flatMap((holder) => holderOf(holder)?.name ?? []);
    const done = [...this.#forgotten].filter(([, pending]) => pending === null);
    return names.filter((name) => done.some(([person]) => name === person.name || name.startsWith(`${person.name} `)));
  }

  async #gather(): Promise<void> {
    const [host, ...others] = this.#people.map((person) => this.come(person));
    for (const [at, page] of others.entries()) {
      const seated = page.request('sit', { seat: at + 1 });
      await this.table.time.pass(200);
      await seated;
    }
    const filled = host?.request('fillWithBots', {});
    await this.table.time.pass(200);
    await filled;
  }

  #backUp(): void {
    this.#backups = [...this.#backups, this.table.backUp()].slice(-MOST_BACKUPS);
  }

  /** Runs one step while no game is running: presses Start, and runs due incidents. Resolves with the pending start. */
  async #startOn({ room: pressedIn, heard }: StartPressed): Promise<StartPressed> {
    const { room } = this.table;
    const { host, seats } = room.live.table.record;
    const page = this.pages.find(({ guest: { id }, isUp, isInRoom }) => id === host.id && isUp && isInRoom);
    // A killed server does not answer.
    let pressed = pressedIn === room ? pressedIn : null;
    if (page !== undefined && pressed === null && this.dice.happens(50)) {
      const isFull = seats.every(({ kind }) => kind !== 'empty');
      const asked = isFull ? page.request('start', {}) : page.request('fillWithBots', {});
      pressed = room;
      void asked.then(() => (this.#answered = room));
    }
    if (this.#answered === pressed) pressed = this.#answered = null;
    const steps = this.#steps();
    if (steps > heard) this.#backUp();
    for (const incident of this.#takeDue(({ at }) => at.phase === 'start' && steps >= at.step && steps > heard)) {
      await this.#happen(incident);
    }
    await this.table.time.pass(20);
    return { room: pressed, heard: steps };
  }

  /** Returns the largest number of messages about numbers that any device has received. */
  #steps(): number {
    return Math.max(0, ...this.devices.map((device) => device.steps));
  }

  /** Runs one step of the game: due incidents, and one move. */
  async #playOn(step: number): Promise<void> {
    const { table, dice } = this;
    if (step % MOVES_PER_BACKUP === 0) this.#backUp();
    for (const page of this.pages) page.delay = 0;
    for (const incident of this.#takeDue(({ at }) => at.phase === 'start' || at.move <= step)) await this.#happen(incident);
    const { run, record } = table.room.live.table;
    const page = run === null ? undefined : this.#mover();
    const seat = page === undefined ? null : seatOf(record, page.guest.id);
    const move = run === null || seat === null ? undefined : dice.pick(run.game.legalMoves(run.state, seat));
    const payload = { id: newMoveId(dice.bytes), seq: run?.seq ?? 0, move: { ...move } } as never;
    if (page === undefined || move === undefined) await table.time.pass(2000);
    else await page.request('move', payload);
  }

  /** Returns a page of a present person with a pending decision, or undefined if there is none. */
  #mover(): Page | undefined {
    const { record, run } = this.table.room.live.table;
    if (run === null) return undefined;
    const people = run.game.actors(run.state).flatMap((seat) => {
      const held = record.seats[seat];
      return held?.kind === 'person' && held.standIn === null ? held.person : [];
    });
    return this.pages.find((page) => page.isUp && page.isInRoom && people.includes(page.guest.id));
  }

  #takeDue(isDue: (incident: Incident) => boolean): readonly Incident[] {
    const due = this.#due.filter(isDue);
    for (const incident of due) this.#due.splice(this.#due.indexOf(incident), 1);
    return due;
  }

  async #happen(incident: Incident): Promise<void> {
    await incident.happen(this);
    for (const [person, room] of this.#forgotten) if (room !== null && room !== this.table.room) this.#askToForget(person);
    // A page whose connection ended with the server opens a new one after a while.
    for (const page of this.pages) {
      if (page.isInRoom || page.isAway) continue;
      this.table.time.after(this.dice.between(10, 3000), () => {
        if (page.device.pages.has(page) && !page.isInRoom) page.connect();
      });
    }
  }

  async #verdict(record: GameRecord, device: HonestDevice): Promise<DeviceVerdict> {
    const saved = device.device.evidence.of(record.id);
    const said = saved && withRestoreAnswered(saved, this.table.room.shown.restoredAt);
    const checked = await checkGame(this.#game, record, said, async () => undefined);
    const why = checked.ok ? device.whyNot(record, checked.events) : null;
    return {
      who: device.owner,
      handled: device.handled,
      inStart: device.inStart,
      expected: why === null ? 'proved' : `not proved: ${why}`,
      given: inShort(checked),
      fault: checked.ok ? null : JSON.stringify(checked.fault),
      miscounted: this.#announcedTooOften(device) ?? (checked.ok ? missedOtherwise(device, record.id, checked.missed, why) : null),
    };
  }

  #announcedTooOften({ announced }: HonestDevice): string | null {
    return announced <= this.#restores ? null : `it was announced ${announced} times that ${this.#restores} backups were put back`;
  }
}

/** Returns a wrong count of a device, in words, or null. After a restore, nobody can know the number of rounds. */
function missedOtherwise(device: HonestDevice, id: string, missed: number, why: WhyNotProved | null): string | null {
  const due = device.missed(id);
  return due === missed || why === 'set-back' ? null : `says that it missed ${missed} rounds, and missed ${due}`;
}

function guest(name: string): Guest {
  return { id: `guest-${name.replaceAll(' ', '-')}` as GuestId, name };
}
