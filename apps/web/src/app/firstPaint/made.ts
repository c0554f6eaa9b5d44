import { allHeads } from './heads.ts';
import { roomRules } from './roomRules.ts';

/** The head texts of the app's pages, made at build time: titles and descriptions in every language. */
export const heads = await allHeads();

/** The style sheet of the games' rooms, made at build time. */
export const rooms = roomRules();
