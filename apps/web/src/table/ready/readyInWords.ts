import { type Message, message } from '../../language/message.ts';
import { personName, type TableView } from '../../session/tableView.ts';

/** For the host, between games: who has said that they are ready for the next one; nothing while nobody has. */
export function readyInWords(table: TableView): readonly Message[] {
  const names = table.ready.flatMap((person) => personName(table, person) ?? []);
  return names.length === 0 ? [] : [message('ready.who', { names })];
}
