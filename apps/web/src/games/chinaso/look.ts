import type { Look } from '../../ui/look.ts';

/** The colour theme of Chinaso's room. */
export const look: Look = {
  cloth: {
    cloth: ['#7c361e', '#56281a'],
    rim: ['#5c2614', '#3b1a10'],
    onCloth: ['#fdf3e6', '#f6e9da'],
    onClothQuiet: ['#f8e0cf', '#ddb9a2'],
    accent: ['#fde2ab', '#edc172'],
    line: ['#ffffff30', '#ffffff22'],
    paperAccent: ['#8a3c20', '#eba988'],
    paper: ['#f3ece2', '#231d1a'],
    paperDeep: ['#e9decf', '#2e2622'],
    slip: ['#fbf8f0', '#312925'],
  },
  depth: 'deep',
  weave:
    'repeating-linear-gradient(90deg, rgb(255 255 255 / 13%) 0 9px, transparent 9px 18px), ' +
    'repeating-linear-gradient(0deg, rgb(255 255 255 / 7%) 0 9px, transparent 9px 18px)',
};
