import type { Guest } from '@chinwag/protocol';
import type { TableRecord } from '../record/table-record.ts';
import { disambiguateNames } from './disambiguate-names.ts';

/**
 * Returns the shown name of everybody at a table, by id, and of bots by their own names. Of two people with confusable names, the
 * one who sat down first keeps theirs.
 */
export function namesAtTable({ seats }: TableRecord, people: readonly Guest[]): ReadonlyMap<string, string> {
  const seated = seats.flatMap((held) => (held.kind === 'person' ? held : [])).toSorted((a, b) => a.since - b.since);
  const bots = seats.flatMap((held) => (held.kind === 'bot' ? held : []));
  const known = new Map<string, string>(seated.map(({ person, name }) => [person, name]));
  for (const { name } of bots) known.set(name, name);
  for (const { id, name } of people) if (!known.has(id)) known.set(id, name);
  const shown = disambiguateNames([...known.values()]);
  return new Map([...known.keys()].map((who, at) => [who, shown[at] ?? '']));
}
