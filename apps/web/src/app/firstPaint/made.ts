import { allHeads } from './heads.ts';
import { roomRules } from './roomRules.ts';

/** The head texts of the app's pages, made at build time. */
export const heads = await allHeads();
export const rooms = roomRules();
