import { personName, type TableView } from '../session/tableView.ts';
import { type Message, message } from '../language/message.ts';

/** Returns the host's name for a sentence, or a generic term for a host who has left without a seat. */
export function hostName(table: TableView): string | Message {
  return personName(table, table.host) ?? message('table.the-host');
}
