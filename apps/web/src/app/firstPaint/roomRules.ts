import { GAMES } from '../../games/catalogue.ts';
import { roomRule } from '../../ui/look.ts';

/** The style sheet of all games' rooms: the colours of each, for everything inside `data-room`. */
export function roomRules(): string {
  return GAMES.map(({ id, look }) => roomRule(id, look)).join('\n');
}
