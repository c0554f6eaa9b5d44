import {
  type Clock, type Guest, type RequestName, type RequestPayload, SETTING_VALUES, SIGNS,
} from '@chinwag/protocol';
import { games } from '@chinwag/rules';
import { type Answers } from './attempts.ts';
import type { Browser } from './browser.ts';
import type { Dice } from './dice.ts';
import type { Ledger } from './ledger.ts';
import { shortest } from './short-games.ts';
import type { Trace } from './trace.ts';

const CLOCKS: readonly Clock[] = ['off', 'off', 'fast', 'normal', 'relaxed'];
const { standIn: STAND_INS } = SETTING_VALUES;

/** A person at the table, as the others see them. */
export interface Companion {
  readonly guest: Guest;
  readonly comes: 'to play' | 'to watch';
  readonly isBanned: boolean;
}

/** The dependencies of `Chores`. */
export interface ChoreParts {
  readonly dice: Dice;
  readonly ledger: Ledger;
  readonly answers: Answers;
  readonly trace: Trace;
  /** Returns everybody who comes to the table. */
  readonly attendees: () => readonly Companion[];
}

/** A simulated person's random actions other than moves, taken each time the person looks at the table. */
export class Chores {
  readonly #who: Companion;
  readonly #parts: ChoreParts;

  constructor(who: Companion, parts: ChoreParts) {
    this.#who = who;
    this.#parts = parts;
  }

  do(page: Browser): void {
    const { dice } = this.#parts;
    const { table } = page;
    const seat = table.seats.findIndex(({ person }) => person === this.#who.guest.id);
    if (table.status === 'gathering') this.#gather(page, seat);
    if (table.settings.clock === 'off') this.#wait(page, seat);
    if (seat >= 0 && table.status === 'playing') this.#takeBack(page, seat);
    if (dice.happens(60)) this.#chat(page);
    if (dice.happens(seat >= 0 ? 60 : 30)) this.#show(page, seat);
    if (table.host === this.#who.guest.id) this.#host(page);
  }

  /** Before a game: future players sit down, and the host starts once all who are present have a seat. */
  #gather(page: Browser, seat: number): void {
    const { table } = page;
    const { dice } = this.#parts;
    const free = [...table.seats.keys()].filter((at) => table.seats[at]?.kind !== 'person');
    if (seat < 0 && this.#who.comes === 'to play' && free.length > 0) return this.#ask(page, 'sit', { seat: dice.pick(free) });
    if (table.host !== this.#who.guest.id) return;
    if (table.spectators.some(({ person }) => this.#comesToPlay(person)) && dice.happens(800)) return;
    if (dice.happens(300)) return this.#ask(page, 'setSettings', { clock: dice.pick(CLOCKS) });
    if (dice.happens(200)) return this.#ask(page, 'setSettings', { watching: 'public', standIn: dice.pick(STAND_INS) });
    if (table.games > 0 && dice.happens(300)) {
      const { id } = dice.pick(Object.values(games));
      return this.#ask(page, 'configure', { game: id, options: shortest(id) });
    }
    if (table.seats.some(({ kind }) => kind === 'empty')) return this.#ask(page, 'fillWithBots', {});
    this.#ask(page, 'start', {});
  }

  #comesToPlay(person: string): boolean {
    return this.#parts.attendees().some(({ guest, comes }) => guest.id === person && comes === 'to play');
  }

  /** The actions of a person who waits for another, or for whom a bot plays. */
  #wait(page: Browser, seat: number): void {
    const { dice } = this.#parts;
    const { seats } = page.table;
    const slow = [...seats.keys()].find((at) => at !== seat && seats[at]?.slow === true);
    if (slow !== undefined && seat >= 0 && dice.happens(700)) this.#ask(page, 'agreeToBot', { seat: slow });
    if (seats[seat]?.slow === true && dice.happens(100)) this.#ask(page, 'stillHere', {});
    if (seats[seat]?.standIn === 'agreed' && dice.happens(200)) this.#ask(page, 'takeSeatBack', {});
  }

  /** The actions of a person who requests to take back a move, or is asked to agree. */
  #takeBack(page: Browser, seat: number): void {
    const { dice } = this.#parts;
    const { seats, takeBackFrom: from } = page.table;
    const own = seats[seat]?.takeBack;
    if (own === 'possible' && dice.happens(120)) this.#ask(page, 'askToTakeBack', {});
    if (own === 'asks' && dice.happens(50)) this.#ask(page, 'withdrawTakeBack', {});
    if (own === null && from !== null) this.#ask(page, 'answerTakeBack', { from, answer: dice.happens(900) ? 'yes' : 'no' });
  }

  /** Random messages, reactions and nudges. */
  #chat(page: Browser): void {
    const { dice, ledger } = this.#parts;
    const { current } = ledger;
    const [seat = 0] = current === null ? [] : current.game.actors(current.state);
    const name = `${this.#who.guest.name} the ${dice.pick(['Old', 'Young'])}`;
    const ways: readonly (() => void)[] = [
      () => this.#ask(page, 'say', { text: 'well, well' }),
      () => this.#ask(page, 'sign', { sign: dice.pick(SIGNS) }),
      () => this.#ask(page, 'nudge', { seat }),
      () => this.#ask(page, 'rename', { name }),
      () => this.#ask(page, 'lookBack', {}),
      () => page.resync(),
    ];
    dice.pick(ways)();
  }

  /** Random choices about watching: hands shown to spectators, hands that spectators want to see, and joining the next game. */
  #show(page: Browser, seat: number): void {
    const { dice } = this.#parts;
    if (seat >= 0) return this.#ask(page, dice.happens(800) ? 'showHand' : 'hideHand', {});
    if (page.table.status === 'finished') return this.#ask(page, 'joinNext', { wish: dice.pick(['play', 'watch']) });
    this.#ask(page, 'watch', { hands: dice.pick(['shown', 'hidden']) });
  }

  /** Occasional actions of a host. */
  #host(page: Browser): void {
    const { dice } = this.#parts;
    const { status, game } = page.table;
    if (status === 'finished') {
      if (dice.happens(400)) this.#ask(page, 'anotherGame', { game });
      else if (dice.happens(200)) this.#ask(page, 'rematch', {});
      return;
    }
    if (dice.happens(15)) {
      this.#ask(page, 'setSettings', { watching: dice.pick(SETTING_VALUES.watching), standIn: dice.pick(STAND_INS) });
    }
    if (dice.happens(4)) this.#ask(page, 'setSettings', { clock: dice.pick<Clock>(['off', 'fast']) });
    if (dice.happens(4)) this.#ask(page, 'setSettings', { talk: dice.pick(SETTING_VALUES.talk) });
    if (dice.happens(4)) this.#ask(page, 'setSettings', { takingBack: dice.pick(SETTING_VALUES.takingBack) });
    this.#hostPeople(page);
  }

  /** Occasional actions of a host towards other people. */
  #hostPeople(page: Browser): void {
    const { dice, attendees } = this.#parts;
    const { seats } = page.table;
    const gone = [...seats.keys()].find((at) => seats[at]?.kind === 'person' && !seats[at].connected && seats[at].standIn === null);
    if (gone !== undefined && dice.happens(200)) this.#ask(page, 'standIn', { seat: gone });
    const others = attendees().filter((other) => other !== this.#who && !other.isBanned);
    if (others.length === 0) return;
    const person = dice.pick(others).guest.id;
    if (dice.happens(4)) this.#ask(page, 'handOver', { person });
    if (dice.happens(1) && others.length > 2) this.#ask(page, 'removePerson', { person });
  }

  #ask<Name extends RequestName>(page: Browser, name: Name, payload: RequestPayload<Name>): void {
    void this.#askAndHold(page, name, payload);
  }

  /** Sends a request to the table, and checks the answer. Resolves when the answer is checked. */
  async #askAndHold<Name extends RequestName>(page: Browser, name: Name, payload: RequestPayload<Name>): Promise<void> {
    const { answers, ledger, trace } = this.#parts;
    const { guest } = this.#who;
    const { saves } = ledger;
    trace.note(`${guest.name} asks ${name} ${JSON.stringify(payload)}`);
    const answer = await page.request(name, payload);
    if (answer === null) return;
    trace.note(`${guest.name} is answered ${answer.ok ? 'yes' : answer.code} to ${name}`);
    answers.toRequest({ who: guest.id, name, payload, saves }, answer);
  }
}
