import type { TableState } from '@chinwag/protocol/table-state';
import type { Knocks } from './knocks.ts';
import type { LongThoughts } from './long-thoughts.ts';
import { type AtTable, mirror, mirrorOfTakeBacks } from './mirror.ts';
import type { People } from './people.ts';
import type { Table } from './table.ts';
import { shownTakeBacks } from './taking-back.ts';
import type { Talk } from './talk/talk.ts';

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
    const { table, people, thoughts, knocks, talk } = this.#parts;
    this.#outside = talk.isSilent ? 'as-it-was' : 'as-it-is';
    this.#shown = mirror(this.#shown, table.record, {
      people: people.all(),
      slow: thoughts.slow(),
      knocks: knocks.all(),
      takeBacks: shownTakeBacks(table.record, table.run),
      outside: this.#outside,
    });
    this.#show(this.#shown, 'soon');
  }

  /**
   * Brings it up to date after something happened in the game: a silence may be over; and who may take back a move, and whether
   * somebody asks to, may be otherwise with each, which goes out with it.
   */
  happened(): void {
    if (this.#outside === 'as-it-was' && !this.#parts.talk.isSilent) this.refresh();
    const { record, run } = this.#parts.table;
    const { from, seats } = shownTakeBacks(record, run);
    const shown = this.#shown;
    if (shown === null) return;
    if (shown.takeBackFrom === from && seats.every((word, seat) => shown.seats[seat]?.takeBack === word)) return;
    this.#shown = mirrorOfTakeBacks(shown, { from, seats });
    this.#show(this.#shown, 'at once');
  }
}
