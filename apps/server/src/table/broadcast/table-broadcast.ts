import type { TableState } from '@chinwag/protocol/table';
import type { Knocks } from '../entry/entry-requests.ts';
import type { LongThoughts } from '../clock/slow-player-vote.ts';
import { type AtTable, mirror, type Pending, withPending } from './public-state.ts';
import type { People } from '../connections/people.ts';
import type { Table } from '../table.ts';
import { shownTakeBacks } from '../game/taking-back.ts';
import type { Talk } from '../chat/chat.ts';

/** What it follows from how a table is shown. */
export interface ShownParts {
  readonly table: Table;
  readonly people: People;
  readonly thoughts: LongThoughts;
  readonly knocks: Knocks;
  readonly talk: Talk;
}

/** Shows what all see of a table: at once, with what was told just before, or soon, with what comes yet. */
export type Show = (table: TableState, when: 'at once' | 'soon') => void;

/** What all see of a table, shown whenever it may be otherwise. */
export class ShownTable {
  readonly #parts: ShownParts;
  readonly #show: Show;
  #shown: TableState | null = null;
  #outside: AtTable['outside'] = 'as-it-is';

  /** `show` is given what is to be seen from now on. */
  constructor(parts: ShownParts, show: Show) {
    this.#parts = parts;
    this.#show = show;
  }

  /** Brings it up to date. To be called whenever the record or the people are otherwise. */
  refresh(): void {
    const { table, people, knocks, talk } = this.#parts;
    this.#outside = talk.isSilent ? 'as-it-was' : 'as-it-is';
    this.#shown = mirror(this.#shown, table.record, {
      people: people.all(),
      knocks: knocks.all(),
      pending: this.#pending(),
      outside: this.#outside,
    });
    this.#show(this.#shown, 'soon');
  }

  /**
   * Brings it up to date after something happened in the game, which goes out with it: a silence may be over, and what is pending
   * may be otherwise with each event.
   */
  happened(): void {
    if (this.#outside === 'as-it-was' && !this.#parts.talk.isSilent) this.refresh();
    const before = this.#shown;
    if (before === null) return;
    this.#shown = withPending(before, this.#pending());
    if (this.#shown !== before) this.#show(this.#shown, 'at once');
  }

  /** What is pending as the game stands: never as it stood when something was shown before. */
  #pending(): Pending {
    const { table, thoughts } = this.#parts;
    return { slow: thoughts.slow(), takeBacks: shownTakeBacks(table.record, table.run) };
  }
}
