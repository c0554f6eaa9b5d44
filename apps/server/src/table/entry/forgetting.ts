import { FORGOTTEN_NAME, type Guest, type GuestId } from '@chinwag/protocol';
import { newBot } from '../record/new-bot.ts';
import { EMPTY_SEAT, seatOf, type TableRecord, withSeat } from '../record/table-record.ts';
import { withoutPseudonym } from '../record/game-holders.ts';
import { type ForgottenPerson, withoutPerson } from '../record/without-person.ts';

/**
 * Returns the table without a person's name. Their seat becomes free, or goes to a bot if a game is in progress. If they were the
 * host, the longest-seated person succeeds them, or the first of `spectators` if nobody else is seated. If nobody is left, the host
 * remains a person without a name.
 */
export function forgotten(
  table: TableRecord,
  { person, pseudonym }: ForgottenPerson,
  spectators: readonly Guest[],
): TableRecord {
  const seat = seatOf(table, person);
  const holder = table.status === 'gathering' ? EMPTY_SEAT : newBot(table);
  const erased = (holders: TableRecord['holders']): TableRecord['holders'] =>
    holders === null || pseudonym === null ? holders : withoutPseudonym(holders, pseudonym);
  const without = withoutPerson(table, person);
  const waitingGame = without.waitingGame && { ...without.waitingGame, holders: erased(without.waitingGame.holders) };
  const others = { ...without, holders: erased(table.holders), waitingGame };
  const left = seat === null ? others : withSeat(others, seat, holder);
  if (table.host.id !== person) return left;
  return { ...left, host: heirOf(left, person, spectators) ?? { id: person, name: FORGOTTEN_NAME } };
}

function heirOf({ seats }: TableRecord, person: GuestId, spectators: readonly Guest[]): Guest | undefined {
  const [first] = seats.flatMap((held) => (held.kind === 'person' ? held : [])).toSorted((a, b) => a.since - b.since);
  return first === undefined ? spectators.find(({ id }) => id !== person) : { id: first.person, name: first.name };
}
