import { personName, type TableView } from '../session/tableView.ts';
import { type Message, message } from '../language/message.ts';

/** How a sentence calls the host: by name; of a host who has gone away without a seat, nobody knows it. */
export function hostName(table: TableView): string | Message {
  return personName(table, table.host) ?? message('table.the-host');
}
