import type { RequestPayload, ShuffleMessage, Snapshot } from '@chinwag/protocol';
import type { GameRecord } from '@chinwag/rules/game-file';
import type { WhyNotProved } from '../../../apps/web/src/fairness/verdict.ts';
import { Device } from '../device.ts';
import type { Page } from './page.ts';

/** Whether a page has the version that the server had when the games started, or a different one since an update. */
export type PageVersion = 'same' | 'other';

/**
 * A browser at an honest table, and the parts of the game that reached it. Those come from the simulation's records, and not from
 * the browser's witness.
 */
export class HonestDevice {
  readonly owner: string;
  readonly device = new Device();
  readonly pages = new Set<Page>();
  /** The incidents of the device: drops, reloads, second pages and the like. */
  readonly handled: string[] = [];
  /** Whether any incident was before the first card. */
  inStart = false;
  /** The number of restore announcements that the device received. */
  announced = 0;
  readonly #steps = new Map<string, Set<string>>();
  readonly #numbers = new Set<string>();
  readonly #firstShown = new Map<string, { readonly seq: number; readonly givenRounds: number }>();
  readonly #shownTo = new Map<string, number>();
  readonly #hidden = new Set<string>();
  /** Games affected by a restore: some messages came before the restore, or the game's rounds continue from a lost one. */
  readonly #setBack = new Set<string>();
  /** Games with messages to a page whose version differs from the server's at their start. */
  readonly #updated = new Set<string>();
  /** The number of the table's last round that the device received, and whether a restore lost that round. */
  #counter = 0;
  #lostRounds = false;
  /** The number of earlier rounds that the device did not receive, by game. */
  readonly #missed = new Map<string, number>();
  /** The games that have not started yet, for which the device was asked for a number after a lost round. */
  #askedInVain: string[] = [];
  #gameId = '';
  #heard = 0;

  constructor(owner: string) {
    this.owner = owner;
  }

  /** Returns the number of messages about numbers that the device received. */
  get steps(): number {
    return this.#heard;
  }

  heard(message: ShuffleMessage, page: PageVersion): void {
    this.#heard += 1;
    if (page === 'other') this.#updated.add(message.gameId);
    if (message.step === 'asked') this.#asked(message);
    const round = message.step === 'opened' ? 0 : message.round;
    const key = `${message.gameId} ${round}`;
    this.#steps.set(key, (this.#steps.get(key) ?? new Set()).add(message.step));
  }

  gave({ number }: RequestPayload<'giveNumber'>): void {
    this.#numbers.add(number);
  }

  /** Handles a restore that knows this number of the table's rounds. The device loses all later rounds. */
  restored(rounds: number): void {
    if (this.#counter > rounds) this.#lostRounds = true;
    const games = [...this.#steps.keys()].map((key) => key.split(' ')[0] ?? '');
    for (const gameId of [...games, ...this.#firstShown.keys()]) this.#setBack.add(gameId);
  }

  shown({ gameId, seq, sight }: Snapshot, page: PageVersion): void {
    this.#gameId = gameId;
    if (page === 'other') this.#updated.add(gameId);
    if (this.#knowsRounds(gameId)) this.#askedInVain = [];
    if (sight !== 'own-seat' && sight !== 'public') return void this.#hidden.add(gameId);
    if (!this.#firstShown.has(gameId)) this.#firstShown.set(gameId, { seq, givenRounds: this.#roundsGiven(gameId) });
    this.saw(seq);
  }

  saw(seq: number): void {
    this.#shownTo.set(this.#gameId, Math.max(seq, this.#shownTo.get(this.#gameId) ?? 0));
  }

  /** Returns whether any message of a game reached the device. */
  knows(gameId: string): boolean {
    return this.#firstShown.has(gameId) || this.#knowsRounds(gameId);
  }

  /** Returns the number of the table's rounds that the device did not receive before the last one of a game. */
  missed(gameId: string): number {
    return this.#missed.get(gameId) ?? 0;
  }

  /**
   * Returns why the device can prove nothing about a game with this number of events, by the messages received, or null if it can.
   */
  whyNot({ id, rounds }: GameRecord, events: number): WhyNotProved | null {
    const last = rounds.at(-1);
    if (last === undefined || last.numbers.length === 0) return 'server-alone';
    if (!this.knows(id)) return 'nothing-saved';
    if (this.#setBack.has(id)) return 'set-back';
    if (this.#updated.has(id)) return 'server-updated';
    const steps = this.#steps.get(`${id} ${rounds.length}`) ?? new Set();
    if (!steps.has('asked')) return 'came-later';
    if (!last.numbers.some(([, number]) => this.#numbers.has(number))) return 'no-own-number';
    if (!steps.has('bound') || !steps.has('given')) return 'not-all-heard';
    const first = this.#firstShown.get(id);
    if (first === undefined) return 'cards-first';
    if (first.givenRounds !== rounds.length) return 'cards-first';
    const all = first.seq === 0 && this.#shownTo.get(id) === events && !this.#hidden.has(id);
    return all ? null : 'not-all-shown';
  }

  /** Handles a request for a number. A round that continues from a lost round taints the resulting game, even a later one. */
  #asked({ gameId, counter }: Extract<ShuffleMessage, { step: 'asked' }>): void {
    if (this.#lostRounds || this.#askedInVain.length > 0) this.#askedInVain.push(gameId);
    for (const game of this.#askedInVain) this.#setBack.add(game);
    const missed = this.#counter === 0 ? 0 : Math.max(0, counter - this.#counter - 1);
    this.#missed.set(gameId, this.missed(gameId) + missed);
    this.#lostRounds = false;
    this.#counter = counter;
  }

  #knowsRounds(gameId: string): boolean {
    return [...this.#steps.keys()].some((key) => key.startsWith(`${gameId} `));
  }

  #roundsGiven(gameId: string): number {
    const given = [...this.#steps].filter(([key, steps]) => key.startsWith(`${gameId} `) && steps.has('given'));
    return Math.max(0, ...given.map(([key]) => Number(key.split(' ')[1])));
  }
}
