import { type GuestId, IDLE_AFTER, type Idle } from '@chinwag/protocol';
import { later, type Monotonic } from '../../time.ts';
import type { Presence } from '../connections/presence.ts';
import type { Attendance } from '../game/game-choice.ts';
import type { GameRun } from '../game/game-run.ts';
import type { ProposalMoment } from '../game/proposals.ts';
import type { Table, TableServices } from '../table.ts';

/** The dependencies of a table's circumstances. */
export interface CircumstancesContext {
  readonly table: Table;
  readonly presence: Presence;
  readonly services: Pick<TableServices, 'time' | 'calendar'>;
  /** Returns whether a rule demands silence of a person. */
  readonly isSilent: (person: GuestId) => boolean;
  /** The grace period for an absence, in ms. */
  readonly absence: number;
}

/** The current circumstances of a table: who is present, who is absent, and how long the game has been without a move. */
export class TableCircumstances implements Attendance {
  readonly #context: CircumstancesContext;

  constructor(context: CircumstancesContext) {
    this.#context = context;
  }

  readonly isHere = (person: GuestId): boolean => this.#context.presence.isHere(person);

  /** Returns whether a person has been away for longer than the grace period, or left on purpose. */
  readonly isAway = (person: GuestId): boolean => {
    const at = this.awayAt(person);
    return at !== null && at <= this.#context.services.time.now();
  };

  /** Returns when a disconnected person will count as away, or null while they are present. */
  readonly awayAt = (person: GuestId): Monotonic | null => this.#context.presence.usesUp(person, this.#context.absence);

  /**
   * How long the current game has been without a move, or null if that is not long. While the clock is in doubt, no game counts as
   * idle.
   */
  get idle(): Idle | null {
    const spent = this.#unmoved();
    if (spent === null || spent < IDLE_AFTER['half-day']) return null;
    return spent < IDLE_AFTER.week ? 'half-day' : 'week';
  }

  /** The past or future times at which the game's idle state changes. */
  get idleAt(): readonly Monotonic[] {
    const spent = this.#unmoved();
    if (spent === null) return [];
    const now = this.#context.services.time.now();
    return Object.values(IDLE_AFTER).map((after) => later(now, after - spent));
  }

  proposalMoment(): ProposalMoment {
    const { services: { time, calendar }, isSilent } = this.#context;
    const { isAway, idle } = this;
    return { now: time.now(), date: calendar.date(), idle, isAway, isSilent };
  }

  #unmoved(): number | null {
    const { table, services } = this.#context;
    const movedAt = lastMoveOf(table.run);
    const date = services.calendar.believed();
    return movedAt === null || date === null ? null : date - movedAt;
  }
}

function lastMoveOf(run: GameRun | null): number | null {
  return run === null || run.isOver ? null : run.movedAt;
}
