import type { Look } from '../../ui/look.ts';

/** The colour theme of Chapanka's room. */
export const look: Look = {
  cloth: {
    cloth: ['#265340', '#17352a'],
    rim: ['#183a2c', '#0f241c'],
    onCloth: ['#f4efe0', '#ede8d8'],
    onClothQuiet: ['#cde0d2', '#a9c4b3'],
    accent: ['#f8ac99', '#ee8e79'],
    line: ['#ffffff2c', '#ffffff20'],
    paperAccent: ['#205039', '#9ccbb0'],
    paper: ['#efeee4', '#1b201c'],
    paperDeep: ['#e1e2d5', '#252b26'],
    slip: ['#fbf8f0', '#282f2a'],
  },
  depth: 'deep',
  weave:
    'radial-gradient(circle at 50% 0, transparent 5px, rgb(0 0 0 / 13%) 5px 6px, transparent 6px) 0 0 / 18px 14px repeat-x, ' +
    'radial-gradient(circle at 50% 0, transparent 5px, rgb(0 0 0 / 13%) 5px 6px, transparent 6px) 0 100% / 18px 14px repeat-x',
};
