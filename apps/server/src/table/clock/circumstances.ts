import { type GuestId, IDLE_AFTER, type Idle } from '@chinwag/protocol';
import { later, type Monotonic } from '../../time.ts';
import type { Presence } from '../connections/presence.ts';
import type { Attendance } from '../game/game-choice.ts';
import type { GameRun } from '../game/game-run.ts';
import type { ProposalMoment } from '../game/proposals.ts';
import type { Table, TableServices } from '../table.ts';

/** What it takes to know how things are at a table. */
export interface CircumstancesContext {
  readonly table: Table;
  readonly presence: Presence;
  readonly services: Pick<TableServices, 'time' | 'calendar'>;
  /** Whether a rule asks somebody for silence. */
  readonly isSilent: (person: GuestId) => boolean;
  /** How long somebody may be away before the table does without them, in ms. */
  readonly absence: number;
}

/** How things are at a table at this moment: who is here, who is away for good, and for how long nobody has moved. */
export class TableCircumstances implements Attendance {
  readonly #context: CircumstancesContext;

  constructor(context: CircumstancesContext) {
    this.#context = context;
  }

  readonly isHere = (person: GuestId): boolean => this.#context.presence.isHere(person);

  /** Whether somebody has been away for longer than a connection may be down, or went on purpose. */
  readonly isAway = (person: GuestId): boolean => {
    const at = this.awayAt(person);
    return at !== null && at <= this.#context.services.time.now();
  };

  /** When somebody whose connection is down counts as away; null while they are here. */
  readonly awayAt = (person: GuestId): Monotonic | null => this.#context.presence.usesUp(person, this.#context.absence);

  /** For how long nobody has moved in the game that is on. A clock in doubt makes no game an old one. */
  get idle(): Idle | null {
    const spent = this.#unmoved();
    if (spent === null || spent < IDLE_AFTER['half-day']) return null;
    return spent < IDLE_AFTER.week ? 'half-day' : 'week';
  }

  /** When nobody has moved, or will have, for so long that it matters. */
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
