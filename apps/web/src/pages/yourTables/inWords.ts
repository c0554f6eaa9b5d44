import type { ListedTable } from '@chinwag/protocol';
import { type Message, message } from '../../language/message.ts';

type Seats = ListedTable['seats'];

/**
 * Returns who else is at a table, such as `With Tomek, Inés and 2 bots`. For a table with bots alone, returns text that says it is
 * practice.
 */
export function companyInWords({ seats }: Pick<ListedTable, 'seats'>): Message {
  const people = seats.filter(({ kind, you }) => kind === 'person' && !you).map(({ name }) => name);
  const count = seats.filter(({ kind }) => kind === 'bot').length;
  if (isPractice({ seats })) return message('pages.tables.practice', { count });
  const company = [...people, ...(count === 0 ? [] : [message('pages.tables.bots', { count })])];
  return company.length === 0 ? message('pages.tables.nobody-else') : message('pages.tables.company', { company });
}

/** Returns a sentence about the current state of a table: whose turn it is, or what the table is waiting for. */
export function stateInWords({ status, seats }: Pick<ListedTable, 'status' | 'seats'>): Message {
  switch (status) {
    case 'gathering': {
      const count = seats.filter(({ kind }) => kind === 'empty').length;
      return count === 0 ? message('pages.tables.full') : message('pages.tables.gathering', { count });
    }
    case 'playing':
      return turnInWords(seats);
    case 'finished':
      return message('pages.tables.over');
  }
}

function turnInWords(seats: Seats): Message {
  const pending = seats.filter((seat) => seat.awaited).map(({ name }) => name);
  if (pending.length === 0) return message('pages.tables.on');
  if (isYourTurn({ seats })) return message('pages.tables.your-turn');
  return message(pending.length > 1 ? 'pages.tables.waits-for' : 'pages.tables.turn', { who: pending });
}

/** Returns whether it is the reader's turn at a table. */
export function isYourTurn({ seats }: Pick<ListedTable, 'seats'>): boolean {
  return seats.some(({ awaited: pending, you }) => pending && you);
}

/** Returns whether the reader plays at a table with bots alone. */
export function isPractice({ seats }: Pick<ListedTable, 'seats'>): boolean {
  return seats.every(({ kind, you }) => kind === 'bot' || you) && seats.some(({ kind }) => kind === 'bot');
}

const ORDER: Readonly<Record<ListedTable['status'], number>> = { playing: 1, gathering: 2, finished: 3 };

/** Returns tables in order of urgency: those where it is the guest's turn, those with a running game, then all others. */
export function inOrder(tables: readonly ListedTable[]): readonly ListedTable[] {
  const rank = (table: ListedTable): number => (isYourTurn(table) ? 0 : ORDER[table.status]);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}
