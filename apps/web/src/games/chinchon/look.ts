import type { Look } from '../../ui/look.ts';

/** The colour theme of Chinchón's room. */
export const look: Look = {
  cloth: {
    cloth: ['#ddac52', '#553c14'],
    rim: ['#bd8a33', '#3c2a0d'],
    onCloth: ['#43100f', '#f7e7bf'],
    onClothQuiet: ['#521f11', '#dcc48f'],
    accent: ['#7a1b1e', '#f2be5f'],
    line: ['#5a1a1238', '#ffffff22'],
    paperAccent: ['#7a1b1e', '#efb28a'],
    paper: ['#f5efe0', '#221e16'],
    paperDeep: ['#ebe0c6', '#2d281d'],
    slip: ['#fbf8f0', '#302a1f'],
  },
  depth: 'pale',
  weave:
    'linear-gradient(90deg, #7a1b1e 0 3px, transparent 3px 6px, #7a1b1e 6px 7px, transparent 7px) right / 8px 100% no-repeat',
};
