import { type Message, message } from '../../language/message.ts';
import { personName, type TableView } from '../../session/tableView.ts';

/** Returns text for the host between games that says who is ready for the next one; an empty list if nobody is. */
export function readyInWords(table: TableView): readonly Message[] {
  const names = table.ready.flatMap((person) => personName(table, person) ?? []);
  return names.length === 0 ? [] : [message('ready.who', { names })];
}
