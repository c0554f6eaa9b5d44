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

/** What it follows from how a table is shown. */
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

/** Shows what all see of a table: at once, with what was sent just before, or soon, with what comes yet. */
export type Show = (table: TableState, when: 'at once' | 'soon') => void;

/** What all see of a table, shown whenever it may be otherwise. */
export class TableBroadcast {
  readonly #parts: ShownParts;
  readonly #show: Show;
  #shown: TableState | null = null;
  /** The deal during which nobody is shown who comes and goes; null while all are. */
  #shielded: string | null = null;

  /** `show` is given what is to be seen from now on. */
  constructor(parts: ShownParts, show: Show) {
    this.#parts = parts;
    this.#show = show;
  }

  /**
   * Brings it up to date. To be called whenever the record or the people are otherwise; `at once` where what is sent next means
   * something only to those who know it.
   */
  refresh(when: 'at once' | 'soon' = 'soon'): void {
    const { table, people, entryRequests, chat, games, circumstances } = this.#parts;
    // As it begins it is shown once how things are: nobody has come who could know anything.
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
   * Brings it up to date after something happened in the game, which goes out with it: a silence may be over, or a deal of which
   * hands were shown, and what is pending may be otherwise with each event.
   */
  happened(): void {
    if (this.#shielded !== this.#parts.chat.shieldedDeal) this.refresh();
    const before = this.#shown;
    if (before === null) return;
    this.#shown = withPending(before, this.#pending());
    if (this.#shown !== before) this.#show(this.#shown, 'at once');
  }

  /** Somebody is forgotten: they are named no more, as if they had not been here. */
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

  /** What is pending as the game stands: never as it stood when something was shown before. */
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
