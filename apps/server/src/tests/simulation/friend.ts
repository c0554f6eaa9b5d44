import type { Guest } from '@chinwag/protocol';
import { type UnsettledMove, newAttempt } from './attempts.ts';
import { Browser, type BrowserParts, type FollowedView } from './browser.ts';
import { type Companion, type ChoreParts, Chores } from './chores.ts';
import type { Cluster } from './cluster.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The refusals by which a table's rules keep a person out, for now or for good. */
const BY_RULE = new Set(['removed-from-table', 'watching-closed', 'table-full', 'door-closed', 'door-knock', 'link-dead']);

/** The habits of a simulated person. Times are mean values in ms. */
export interface Habits {
  /** How long they think about a move, or null for a person who never moves. */
  readonly thinks: number | null;
  /** How long they stay, and how long they are away afterwards. */
  readonly stays: number;
  readonly away: number;
  readonly comes: Companion['comes'];
}

/** The dependencies of a simulated person. */
export interface FriendParts extends BrowserParts, ChoreParts {
  readonly cluster: Cluster;
}

/** A simulated person who plays or watches, and whose connection drops, flickers, sleeps, ends and returns. */
export class Friend implements Companion {
  readonly guest: Guest;
  readonly #parts: FriendParts;
  readonly #chores: Chores;
  #habits: Habits;
  #browser: Browser | null = null;
  #wants: 'in' | 'out' = 'out';
  #attempt: UnsettledMove | null = null;
  /** The page on which the unanswered move was sent. */
  #sentOn: Browser | null = null;
  #isThinking = false;
  #isLooking = false;
  #isComing = false;
  /** The reason why their last attempt to join was refused, or null if it succeeded. */
  #refused: string | null = null;
  #sessions = 0;
  #lastNews = 0;

  constructor(guest: Guest, habits: Habits, parts: FriendParts) {
    this.guest = guest;
    this.#habits = habits;
    this.#parts = parts;
    this.#chores = new Chores(this, parts);
    this.#planToGo();
  }

  /** Whether they would move if it were their turn. */
  get isAwake(): boolean {
    return this.#habits.thinks !== null;
  }

  get comes(): Habits['comes'] {
    return this.#habits.comes;
  }

  /** Whether the table's rules keep them out, for now or for good. */
  get isBanned(): boolean {
    return this.#refused !== null && BY_RULE.has(this.#refused);
  }

  /** Whether they want to be at the table, and the table's rules allow it. */
  get wantsIn(): boolean {
    return this.#wants === 'in' && !this.isBanned;
  }

  /** The page on which they have the table open, or null if there is none. */
  get page(): Browser | null {
    return this.#browser?.isOpen === true ? this.#browser : null;
  }

  /** Makes them want to be at the table from now on. */
  come(): void {
    this.#wants = 'in';
    void this.#connect();
    if (!this.#isLooking) this.#planToLook();
  }

  /** Makes them leave, and not return by themselves. */
  go(how: 'cut' | 'leave'): void {
    this.#wants = 'out';
    if (how === 'cut') this.#browser?.cut();
    else this.#browser?.leave();
  }

  /** Makes them attentive: from now on they move when it is their turn. */
  wake(): void {
    this.#habits = { ...this.#habits, thinks: 2 * SECOND, stays: Infinity };
    this.come();
  }

  #planToGo(): void {
    this.#after(this.#parts.dice.wait(this.#habits.stays), () => {
      if (this.#habits.stays === Infinity) return;
      if (this.#wants === 'in') this.#stepOut();
      this.#planToGo();
    });
  }

  #stepOut(): void {
    const { dice, weather } = this.#parts;
    if (this.page !== null && weather.strikes('cut line', 600)) {
      this.#browser?.cut();
      return this.#after(200 + dice.below(5 * SECOND), () => void this.#connect());
    }
    this.go(dice.happens(600) ? 'leave' : 'cut');
    this.#after(dice.wait(this.#habits.away), () => this.come());
  }

  /** Connects to the table, with as many retries as necessary. */
  async #connect(): Promise<void> {
    if (this.#isComing || this.page !== null || this.#refused === 'removed-from-table' || this.#isOut()) return;
    this.#isComing = true;
    const { dice, trace } = this.#parts;
    this.#refused = await this.#enter();
    if (this.#refused === null) {
      this.#isComing = false;
      return this.#news();
    }
    trace.note(`${this.guest.name} is not let in: ${this.#refused}`);
    this.#after((this.isBanned ? 30 : 1) * SECOND + dice.below(SECOND), () => {
      this.#isComing = false;
      void this.#connect();
    });
  }

  /** Joins on their former connection or a new one. Resolves with the reason for a refusal, or with null if they are in. */
  async #enter(): Promise<string | null> {
    const { cluster, dice, trace } = this.#parts;
    if (dice.happens(600) && this.#browser?.takeUp() === true) {
      trace.note(`${this.guest.name} is there again`);
      return null;
    }
    try {
      const process = await cluster.open();
      if (this.#isOut()) return null;
      const session = `${this.guest.name}-${++this.#sessions}`;
      const browser = Browser.open(this.guest, session, process, this.#parts, () => this.#news());
      if (typeof browser === 'string') return browser;
      this.#browser = browser;
      trace.note(`${this.guest.name} comes in at process ${process.number}`);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : 'nobody knows why';
    }
  }

  #isOut(): boolean {
    return this.#wants === 'out';
  }

  /** Handles an update of their page, or its end. */
  #news(): void {
    this.#lastNews = this.#parts.time.now();
    if (this.page === null) return this.#after(500 + this.#parts.dice.below(SECOND), () => void this.#connect());
    if (this.#attempt !== null) return this.#send(this.#attempt);
    this.#think();
  }

  /** If it is their turn, thinks and then moves. */
  #think(): void {
    const { thinks } = this.#habits;
    if (this.#isThinking || thinks === null || this.#attempt !== null || this.#asked() === null) return;
    this.#isThinking = true;
    const { dice } = this.#parts;
    this.#after(500 + dice.wait(thinks), () => {
      this.#isThinking = false;
      const asked = this.#asked();
      if (asked === null || this.#attempt !== null) return;
      const { view, moves } = asked;
      this.#send(newAttempt(view.gameId, view.seq, dice.pick(moves), dice));
    });
  }

  /** Returns the decision that they may make now, as they see it, or null if none is pending. */
  #asked() {
    const view = this.page?.view ?? null;
    const game = view === null ? null : this.#parts.ledger.game(view.gameId);
    if (view === null || game === null || view.seat === null || view.seq > game.seq) return null;
    if (!game.game.actors(game.at(view.seq)).includes(view.seat)) return null;
    const moves = game.game.legalMoves(game.game.hide(game.at(view.seq), view.seat), view.seat);
    return moves.length === 0 ? null : { view, moves };
  }

  /** Sends a move, with retries under the same id until it is answered. */
  #send(attempt: UnsettledMove): void {
    const { page } = this;
    const isUnderWay = this.#attempt === attempt && this.#sentOn === page;
    this.#attempt = attempt;
    if (page === null || isUnderWay) return;
    this.#sentOn = page;
    void this.#sendOn(page, attempt);
  }

  async #sendOn(page: Browser, attempt: UnsettledMove): Promise<void> {
    const { answers, dice, trace } = this.#parts;
    const { id, seq, move } = attempt;
    trace.note(`${this.guest.name} moves: ${move.type} (${id}) after event ${seq}`);
    const answer = await page.request('move', { id, seq, move: { ...move } });
    if (this.#attempt !== attempt) return;
    this.#sentOn = null;
    if (answer === null) return this.#after(SECOND, () => this.#sendAgain(attempt));
    trace.note(`${this.guest.name} is answered ${answer.ok ? 'yes' : answer.code} (${id})`);
    const settled = answers.toMove(attempt, answer) === 'settled';
    if (!settled && dice.happens(500)) return this.#after(SECOND + dice.below(SECOND), () => this.#sendAgain(attempt));
    this.#attempt = null;
    this.#think();
  }

  #sendAgain(attempt: UnsettledMove): void {
    if (this.#attempt === attempt) this.#send(attempt);
  }

  /** Schedules random looks at the table, as long as they want to be there. */
  #planToLook(): void {
    this.#isLooking = true;
    this.#after(4 * SECOND + this.#parts.dice.wait(12 * SECOND), () => {
      this.#isLooking = false;
      if (this.#isOut()) return;
      this.#look();
      this.#planToLook();
    });
  }

  /** Takes the actions that are due beside the game. */
  #look(): void {
    const { dice, time } = this.#parts;
    const { page } = this;
    if (page === null) return void this.#connect();
    if (this.#isBehind(page.view)) page.resync();
    // A person without updates for a long time reloads the page.
    if (page.table.status === 'playing' && time.now() - this.#lastNews > 3 * MINUTE && dice.happens(200)) {
      page.cut();
      return void this.#connect();
    }
    this.#think();
    this.#chores.do(page);
  }

  #isBehind(view: FollowedView | null): boolean {
    const { current } = this.#parts.ledger;
    if (current === null) return false;
    if (view === null || view.gameId !== current.id) return true;
    return view.sight !== 'all-hands-later' && view.seq < current.seq && this.#parts.time.now() - this.#lastNews > 5 * SECOND;
  }

  #after(ms: number, task: () => void): void {
    if (ms < Infinity) this.#parts.time.after(ms, task);
  }
}

