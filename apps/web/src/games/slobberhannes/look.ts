import type { Look } from '../../ui/look.ts';

/** The colour theme of Slobberhannes' room. */
export const look: Look = {
  cloth: {
    cloth: ['#4b5a69', '#2a333c'],
    rim: ['#37434f', '#1c2329'],
    onCloth: ['#f4efe4', '#ece6d8'],
    onClothQuiet: ['#d3dbe2', '#aebac4'],
    accent: ['#f6cbaf', '#eba582'],
    line: ['#ffffff2c', '#ffffff20'],
    paperAccent: ['#37506a', '#a3bfdc'],
    paper: ['#efeee9', '#1c1f22'],
    paperDeep: ['#e2e1da', '#26292d'],
    slip: ['#fbf8f0', '#2a2d32'],
  },
  depth: 'deep',
  weave: 'repeating-linear-gradient(135deg, rgb(255 255 255 / 9%) 0 2px, transparent 2px 9px)',
};
