import type { GuestId } from '@chinwag/protocol';
import type { Player } from '../board/gameView.ts';
import type { TableView } from './tableView.ts';

/**
 * Returns the players of a running game, by seat, as a board shows them to `you`. `unnamed` is the name for a player without one.
 */
export function playersAt(table: TableView, you: GuestId, unnamed = ''): readonly Player[] {
  return table.seats.map(({ seat, kind, person, name, connected, standIn, slow, reads, strength, badge }) => ({
    seat,
    name: person === you && name === '' ? unnamed : name,
    kind: kind === 'person' ? 'person' : 'bot',
    you: person === you,
    connected: kind !== 'person' || connected,
    standIn: standIn !== null,
    slow,
    reads,
    strength,
    badge,
  }));
}
