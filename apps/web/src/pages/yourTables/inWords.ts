import type { ListedTable } from '@chinwag/protocol';
import { counted, listed, possessive } from '../../wording/words.ts';

type Seats = ListedTable['seats'];

/** Who else is at a table: `With Tomek, Inés and two bots`; alone with bots, it is practice. */
export function companyInWords({ seats }: Pick<ListedTable, 'seats'>): string {
  const people = seats.filter(({ kind, you }) => kind === 'person' && !you).map(({ name }) => name);
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const botsInWords = bots === 0 ? [] : [counted(bots, 'bot', 'bots')];
  if (isPractice({ seats })) return `Practice with ${listed(botsInWords)}`;
  const company = [...people, ...botsInWords];
  return company.length === 0 ? 'Nobody else yet' : `With ${listed(company)}`;
}

/** What a table is about just now, in a sentence: whose turn it is, or what it waits for. */
export function stateInWords({ status, seats }: Pick<ListedTable, 'status' | 'seats'>): string {
  switch (status) {
    case 'gathering': {
      const free = seats.filter(({ kind }) => kind === 'empty').length;
      if (free === 0) return 'Everybody is there; the game can begin.';
      return `Gathering: ${counted(free, 'seat is', 'seats are')} free.`;
    }
    case 'playing':
      return turnInWords(seats);
    case 'finished':
      return 'The game is over; the result lies there.';
  }
}

function turnInWords(seats: Seats): string {
  const awaited = seats.filter((seat) => seat.awaited);
  const [first] = awaited;
  if (first === undefined) return 'A game is on.';
  if (isYourTurn({ seats })) return 'It is your turn.';
  if (awaited.length > 1) return `The game waits for ${listed(awaited.map(({ name }) => name))}.`;
  return `It is ${possessive(first.name)} turn.`;
}

/** Whether a table waits for whoever looks at their list. */
export function isYourTurn({ seats }: Pick<ListedTable, 'seats'>): boolean {
  return seats.some(({ awaited, you }) => awaited && you);
}

/** Whether somebody plays there alone with bots. */
export function isPractice({ seats }: Pick<ListedTable, 'seats'>): boolean {
  return seats.every(({ kind, you }) => kind === 'bot' || you) && seats.some(({ kind }) => kind === 'bot');
}

const ORDER: Readonly<Record<ListedTable['status'], number>> = { playing: 1, gathering: 2, finished: 3 };

/** Tables in the order in which one looks for them: where it is one's turn, where a game is on, all others. */
export function inOrder(tables: readonly ListedTable[]): readonly ListedTable[] {
  const rank = (table: ListedTable): number => (isYourTurn(table) ? 0 : ORDER[table.status]);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}
