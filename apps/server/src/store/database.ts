import type { Generated, Kysely } from 'kysely';
import type { NoteName } from './admin-store.ts';
import type { Listing, PrunedKind } from './store.ts';

/**
 * The schema of the database. Times are in ms since the Unix epoch. `record`, `setup`, `events`, `move`, `rounds`, `watchers`,
 * `holders`, `deals`, `clocks` and `saying` are JSON; `moves` is the output of `packMoves`.
 */
export interface Database {
  secrets: { name: string; value: string };
  tables: {
    code: string; opened_by: string; opened_at: number; changed_at: number; version: number; record: string;
    seen_at: Generated<number>; gone_at: number | null;
  };
  people: { person: string; table_code: string; listed: Listing };
  links: { link: string; table_code: string };
  games: {
    id: string; table_code: string; game: string; setup: string; begun_at: number; emptied_at: number | null;
    rounds: string | null; moves: string | null; digest: string | null; watchers: string | null;
    rules: number | null; holders: string | null;
  };
  sayings: { table_code: string; said_at: number; saying: string; speaker: string };
  mentions: { person: string; table_code: string };
  unpacked_games: { number: Generated<number>; game_id: string; due_at: number | null; packed_at: number | null };
  entries: {
    game: number; seq: number; seat: number | null; move_id: string | null; made_by: string | null;
    events: string; move: string | null; made_at: number | null; playouts: number | null;
  };
  clocks: { game_id: string; clocks: string };
  outcomes: {
    table_code: string; number: number; game_id: string; game: string; why: string; ended_at: number; deals: string | null;
    ending: Generated<string>;
  };
  outcome_seats: {
    table_code: string; number: number; seat: number;
    person: string | null; name: string; place: number; score: number; points: number;
  };
  dates: { name: 'newest' | 'restored' | `probe-${string}`; at: number };
  marks: { kind: PrunedKind; id: string; marked_at: number };
  notes: { name: NoteName; value: string };
  passes: {
    code: string; person: string; name: string; badge: number | null; counter: number; until: number; table_code: string | null;
  };
  taken_passes: { code: string; person: string; device: string; taken_at: number };
  revocations: { person: string; counter: number; until: number };
  processes: { id: string; epoch: number; host: string; port: number; lease_until: number };
  owners: { table_code: string; process: string; epoch: number };
}

/** The connections to a database: for reads, for the group commits of moves, and for those of other writes. All may be the same. */
export interface Ways {
  readonly reads: Kysely<Database>;
  readonly moves: Kysely<Database>;
  readonly writes: Kysely<Database>;
}
