import type { Guest, GuestId } from '@chinwag/protocol';
import { type AnyGame, type GameId, games } from '@chinwag/rules';
import type { GameRecord } from '@chinwag/rules/game-file';
import { newMoveId } from '../../../apps/server/src/identity/ids.ts';
import { seatOf } from '../../../apps/server/src/table/record/table-record.ts';
import { Dice } from '../../../apps/server/src/tests/simulation/dice.ts';
import type { SimulatedRoom } from '../../../apps/server/src/tests/support/simulated-room.ts';
import { checkGame } from '../../../apps/web/src/fairness/checkGame.ts';
import { inShort, type VerdictInShort } from '../scene.ts';
import { HonestDevice } from './honest-device.ts';
import { type Incident, incidentsBy } from './incidents.ts';
import { Page } from './page.ts';
import { HonestTable } from './table.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];
/** The kinds of games, the short ones more often: how long a game is makes no difference to its proof. */
const KINDS: readonly GameId[] = [
  ...['slobberhannes', 'chapanka', 'chinkway'].flatMap((id) => Array.from({ length: 5 }, () => id as GameId)),
  'chanoyu', 'chanoyu', 'chinchon', 'chinaso',
];
/** What a start may take at most, in steps of 20 ms; and a game, in moves and waits. */
const START_STEPS = 5000;
const GAME_STEPS = 6000;

/** What a device made of an honest game, and what it should have, by what the simulation did. */
export interface DeviceVerdict {
  readonly who: string;
  /** What happened to the device, in order; nothing if one page was connected from before the start to the result. */
  readonly handled: readonly string[];
  /** Whether any of it happened before the first card. */
  readonly inStart: boolean;
  readonly expected: VerdictInShort | 'proved';
  readonly given: VerdictInShort;
  /** What was called wrong, if anything was. */
  readonly fault: string | null;
}

/** An honest game that was played to its end. */
export interface HonestGame {
  readonly seed: number;
  readonly game: string;
  readonly devices: readonly DeviceVerdict[];
}

/** A game among friends with all that can happen to them and to the server, by chance: the same seed gives the same game. */
export class Evening {
  readonly dice: Dice;
  readonly table: HonestTable;
  readonly devices: HonestDevice[] = [];
  readonly #game: AnyGame;
  readonly #due: Incident[];
  readonly #people: readonly Guest[];
  #named = 0;

  private constructor(dice: Dice, table: HonestTable, game: AnyGame, people: readonly Guest[]) {
    this.dice = dice;
    this.table = table;
    this.#game = game;
    this.#people = people;
    this.#due = [...incidentsBy(dice)];
  }

  /** Plays one. Null if it does not come to its end in the time there is, as games by chance can be very long. */
  static async play(seed: number): Promise<HonestGame | null> {
    const dice = new Dice(seed);
    const game: AnyGame = games[dice.pick(KINDS)];
    const people = NAMES.slice(0, dice.between(2, Math.min(NAMES.length, game.seats.max))).map(guest);
    const [host] = people;
    if (host === undefined) throw new Error('nobody plays');
    const evening = new Evening(dice, await HonestTable.open(host, game, dice), game, people);
    return evening.#play(seed);
  }

  /** All pages that are open. */
  get pages(): readonly Page[] {
    return this.devices.flatMap(({ pages }) => [...pages]);
  }

  /** Somebody comes with a device of their own, on which a page is opened. */
  come(person: Guest, device = new HonestDevice(person.name)): Page {
    if (!this.devices.includes(device)) this.devices.push(device);
    const page = new Page(this.table, person, device);
    page.delay = this.table.room.live.table.run === null ? this.dice.between(5, 150) : 0;
    page.connect();
    return page;
  }

  /** Something more is to happen, so many messages about numbers from now. */
  plan(messages: number, happen: Incident['happen']): void {
    this.#due.push({ at: { phase: 'start', step: this.#steps() + messages }, happen });
  }

  /** Somebody who was not there before. */
  stranger(): Guest {
    this.#named += 1;
    return guest(`Stranger ${this.#named}`);
  }

  async #play(seed: number): Promise<HonestGame | null> {
    await this.#gather();
    if (!(await this.#start())) return null;
    for (const page of this.pages) page.delay = 0;
    for (const device of this.devices) device.inStart = device.handled.length > 0;
    const id = this.table.room.live.table.run?.id ?? '';
    if (!(await this.#playOut())) return null;
    const record = await this.table.record(id);
    if (record === null) throw new Error('the game was not stored');
    const devices = await Promise.all(this.devices.map((device) => this.#verdict(record, device)));
    return { seed, game: this.#game.id, devices };
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

  /** Presses Start until the game begins; whether it did. */
  async #start(): Promise<boolean> {
    // Where Start was pressed, and is not answered yet: a server that is killed answers nothing.
    let pressedIn: SimulatedRoom | null = null;
    let heard = 0;
    for (let step = 0; step < START_STEPS; step++) {
      const { run } = this.table.room.live.table;
      if (run !== null) return true;
      const host = this.pages.find(({ guest, isUp, isInRoom }) => guest.name === NAMES[0] && isUp && isInRoom);
      if (host !== undefined && pressedIn !== this.table.room && this.dice.happens(50)) {
        pressedIn = this.table.room;
        void host.request('start', {}).then(() => (pressedIn = null));
      }
      const steps = this.#steps();
      for (const incident of this.#takeDue(({ at }) => at.phase === 'start' && steps >= at.step && steps > heard)) {
        await this.#happen(incident);
      }
      heard = steps;
      await this.table.time.pass(20);
    }
    return false;
  }

  /** How many messages about numbers have come to the device that most have come to. */
  #steps(): number {
    return Math.max(0, ...this.devices.map((device) => device.steps));
  }

  async #playOut(): Promise<boolean> {
    const { table, dice } = this;
    for (let step = 0; step < GAME_STEPS; step++) {
      const { record, run } = table.room.live.table;
      if (record.status === 'finished') return true;
      for (const incident of this.#takeDue(({ at }) => at.phase === 'start' || at.move <= step)) await this.#happen(incident);
      const page = run === null ? undefined : this.#mover();
      const seat = page === undefined ? null : seatOf(table.room.live.table.record, page.guest.id);
      const move = run === null || seat === null ? undefined : dice.pick(run.game.legalMoves(run.state, seat));
      const payload = { id: newMoveId(dice.bytes), seq: run?.seq ?? 0, move: { ...move } } as never;
      if (page === undefined || move === undefined) await table.time.pass(2000);
      else await page.request('move', payload);
    }
    return false;
  }

  /** A page of somebody whose move is pending, and who is there to make it. */
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
    // Whose connection went with the server opens another after a while.
    for (const page of this.pages) {
      if (page.isInRoom || page.isAway) continue;
      this.table.time.after(this.dice.between(10, 3000), () => {
        if (page.device.pages.has(page) && !page.isInRoom) page.connect();
      });
    }
  }

  async #verdict(record: GameRecord, device: HonestDevice): Promise<DeviceVerdict> {
    const checked = await checkGame(this.#game, record, device.device.evidence.of(record.id), async () => undefined);
    const why = checked.ok ? device.whyNot(record, checked.events) : null;
    return {
      who: device.owner,
      handled: device.handled,
      inStart: device.inStart,
      expected: why === null ? 'proved' : `not proved: ${why}`,
      given: inShort(checked),
      fault: checked.ok ? null : JSON.stringify(checked.fault),
    };
  }
}

function guest(name: string): Guest {
  return { id: `guest-${name.replaceAll(' ', '-')}` as GuestId, name };
}
