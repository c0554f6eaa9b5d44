import { ABOUT_GAMES } from '../../games/abouts.ts';
import { type Look, roomRule } from '../../ui/look.ts';

// No page imports this module. The build makes the style sheet from it.
const LOOKS = import.meta.glob<Look>('../../games/*/look.ts', { eager: true, import: 'look' });

/**
 * Returns the style sheet of all games' rooms: each room's colours, for everything inside `data-room`. Throws if a game has no
 * theme (`Look`).
 */
export function roomRules(): string {
  return ABOUT_GAMES.map(({ id }) => {
    const look = LOOKS[`../../games/${id}/look.ts`];
    if (look === undefined) throw new Error(`Nothing says what ${id} looks like.`);
    return roomRule(id, look);
  }).join('\n');
}
