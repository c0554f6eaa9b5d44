import { packEvent } from '@chinwag/protocol';
import { type AnyGame, type GameState, seenAgain, type Tagged, type Viewer, withoutStates } from '@chinwag/rules';
import type { AnyLawSubject } from '@chinwag/rules/laws';
import type { Entry, StoredGame } from '../../store/store.ts';

/** The ground truth of a game: all written events, and the part that each viewer may see by the game's own `hide`. */
export class Truth {
  readonly id: string;
  readonly game: AnyGame;
  readonly seats: number;
  readonly #subject: AnyLawSubject;
  readonly #events: Tagged[] = [];
  /** The states before the first event and after each. */
  readonly #states: GameState[];
  readonly #made = new Map<string, number>();
  readonly #received = new Map<Viewer, string[]>();

  constructor({ id, setup }: StoredGame, subject: AnyLawSubject) {
    this.id = id;
    this.game = subject.game;
    this.seats = setup.seats;
    this.#subject = subject;
    this.#states = [subject.game.begin(setup).state];
  }

  /** The number of moves made. */
  get moves(): number {
    return this.#made.size;
  }

  /** The number of the last event. */
  get seq(): number {
    return this.#events.length;
  }

  get state(): GameState {
    return this.at(this.seq);
  }

  get isOver(): boolean {
    return this.game.result(this.state) !== null;
  }

  /** Returns the state after an event. */
  at(seq: number): GameState {
    const state = this.#states[seq];
    if (state === undefined) throw new Error(`event ${seq} has not happened`);
    return state;
  }

  /** Takes a written entry. Returns sentences about the problems with it. */
  follow({ seq, moveId, events }: Entry): readonly string[] {
    const wrong: string[] = [];
    if (seq !== this.seq + 1) wrong.push(`event ${seq} was written down after event ${this.seq}`);
    if (moveId !== null && this.#made.has(moveId)) wrong.push(`the move ${moveId} was made twice`);
    for (const event of events) {
      this.#states.push(this.game.evolve(this.state, event));
      this.#events.push(event);
    }
    if (moveId !== null) this.#made.set(moveId, this.seq);
    const counters = this.#subject.counters?.(this.state) ?? 0;
    if (counters !== 0) wrong.push(`${counters} counters too many after event ${this.seq}`);
    return wrong;
  }

  /** Returns the number of a move's last event, or null if the move was not made. */
  madeBy(moveId: string): number | null {
    return this.#made.get(moveId) ?? null;
  }

  /** Returns the number of deals finished before an event. */
  dealOf(seq: number): number {
    return this.at(Math.max(0, seq - 1)).records.length;
  }

  /** Returns an event as a viewer may see it, as text. */
  received(viewer: Viewer, seq: number): string {
    const received = this.#received.get(viewer) ?? [];
    this.#received.set(viewer, received);
    return (received[seq] ??= this.#hidden(viewer, seq));
  }

  /** Returns the events between two, both included, as a viewer may look back at them, as text. */
  seenAgain(viewer: Viewer, from: number, to: number): string {
    const deal = { begin: this.at(from - 1), from, events: this.#events.slice(from - 1, to) };
    const events = withoutStates(seenAgain(this.game, deal, viewer, this.at(to)), from);
    return JSON.stringify(events.map((event) => packEvent(event, this.game.eventFields)));
  }

  /** Returns the state after an event as a viewer may see it, as text. */
  shown(viewer: Viewer, seq: number): string {
    return JSON.stringify(this.game.hide(this.at(seq), viewer));
  }

  #hidden(viewer: Viewer, seq: number): string {
    const event = this.#events[seq - 1];
    if (event === undefined) throw new Error(`event ${seq} has not happened`);
    return JSON.stringify(packEvent(this.game.hideEvent(event, viewer, this.at(seq - 1)), this.game.eventFields));
  }
}
