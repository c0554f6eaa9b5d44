import { allHeads } from './heads.ts';
import { roomRules } from './roomRules.ts';

/** What is made when the app is built: the heads of its pages, and the colours of its rooms. */
export const heads = await allHeads();
export const rooms = roomRules();
