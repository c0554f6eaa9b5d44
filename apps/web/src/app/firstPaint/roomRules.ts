import { ABOUT_GAMES } from '../../games/abouts.ts';
import { type Look, roomRule } from '../../ui/look.ts';

// Of no page: the style sheet is made of them when the app is built.
const LOOKS = import.meta.glob<Look>('../../games/*/look.ts', { eager: true, import: 'look' });

/** The style sheet of all games' rooms: the colours of each, for everything inside `data-room`. */
export function roomRules(): string {
  return ABOUT_GAMES.map(({ id }) => {
    const look = LOOKS[`../../games/${id}/look.ts`];
    if (look === undefined) throw new Error(`Nothing says what ${id} looks like.`);
    return roomRule(id, look);
  }).join('\n');
}
