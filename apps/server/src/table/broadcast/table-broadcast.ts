import type { GuestId } from '@chinwag/protocol';
import type { TableState } from '@chinwag/protocol/table';
import type { EntryRequests } from '../entry/entry-requests.ts';
import type { SheetReaders } from '../clock/sheet-readers.ts';
import type { SlowPlayerVote } from '../clock/slow-player-vote.ts';
import { toPublicState, type Pending, withPending } from './public-state.ts';
import type { People } from '../connections/people.ts';
import { shownProposal } from '../game/proposals.ts';
import type { TableCircumstances } from '../clock/circumstances.ts';
import { seatsOfAbsent } from '../seats/joining.ts';
import { findGame, type Games, type Table } from '../table.ts';
import { shownTakeBacks } from '../game/taking-back.ts';
import type { Chat } from '../chat/chat.ts';

/** The inputs of a table's public state. */
export interface ShownParts {
  readonly table: Table;
  readonly people: People;
  readonly slowPlayerVote: SlowPlayerVote;
  readonly entryRequests: EntryRequests;
  readonly chat: Chat;
  readonly sheetReaders: SheetReaders;
  readonly games: Games;
  readonly circumstances: TableCircumstances;
}

/** Broadcasts the public state: at once, along with the last message, or soon, along with the next one. */
export type Show = (table: TableState, when: 'at once' | 'soon') => void;

/** Broadcasts the public state of a table whenever it may have changed. */
export class TableBroadcast {
  readonly #parts: ShownParts;
  readonly #show: Show;
  #shown: TableState | null = null;
  /** The deal during which arrivals and departures are hidden, or null if they are shown. */
  #shielded: string | null = null;

  /** Calls `show` with each new public state. */
  constructor(parts: ShownParts, show: Show) {
    this.#parts = parts;
    this.#show = show;
  }

  /**
   * Updates the public state. Call it whenever the record or the people have changed. Use `at once` if the next message makes sense
   * only together with the new state.
   */
  refresh(when: 'at once' | 'soon' = 'soon'): void {
    const { table, people, entryRequests, chat, games, circumstances } = this.#parts;
    // Shows the initial state once in full: nobody present can know anything yet.
    const shielded = chat.shieldedDeal;
    const audience = shielded !== null && shielded === this.#shielded ? 'frozen' : 'live';
    this.#shielded = shielded;
    this.#shown = toPublicState(this.#shown, table.record, {
      people: people.all(),
      entryRequests: entryRequests.all(),
      pending: this.#pending(),
      starting: table.starting,
      free: seatsOfAbsent(table.record, findGame(games, table.record.game), circumstances.isAway),
      audience,
      isTurnedAway: (person) => entryRequests.isTurnedAway(person),
    });
    this.#show(this.#shown, when);
  }

  /**
   * Updates the public state after events of the game, and sends it along with these events. They may end a silence or a deal whose
   * hands were shown, and change the pending decisions.
   */
  happened(): void {
    if (this.#shielded !== this.#parts.chat.shieldedDeal) this.refresh();
    const before = this.#shown;
    if (before === null) return;
    this.#shown = withPending(before, this.#pending());
    if (this.#shown !== before) this.#show(this.#shown, 'at once');
  }

  /** Erases a person, as if the person had never been at the table. */
  forget(person: GuestId): void {
    if (this.#shown === null) return;
    const others = <Somebody extends { readonly person: GuestId }>(people: readonly Somebody[]): readonly Somebody[] =>
      people.filter((one) => one.person !== person);
    const { spectators, entryRequests } = this.#shown;
    this.#shown = { ...this.#shown, spectators: others(spectators), entryRequests: others(entryRequests) };
  }

  #reads(): Pending['reads'] {
    const { table: { record, run }, sheetReaders } = this.#parts;
    return run === null || record.status !== 'playing' ? [] : sheetReaders.shown(record, run);
  }

  /** Returns the current pending decisions, never a cached value. */
  #pending(): Pending {
    const { table, slowPlayerVote, circumstances } = this.#parts;
    const { record, run } = table;
    return {
      slow: slowPlayerVote.slow(),
      takeBacks: shownTakeBacks(record, run),
      reads: this.#reads(),
      proposal: record.proposal === null ? null : shownProposal(record, run, circumstances.proposalMoment()),
      idle: circumstances.idle,
    };
  }
}
