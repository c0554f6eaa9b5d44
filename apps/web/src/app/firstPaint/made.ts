import { allHeads } from './heads.ts';
import { roomRules } from './roomRules.ts';

/** The titles and descriptions of the app's pages in every language, generated at build time. */
export const heads = await allHeads();

/** The style sheet of the games' rooms, generated at build time. */
export const rooms = roomRules();
