import type { Look } from '../../ui/look.ts';

/** The colour theme of Chinkway's room. */
export const look: Look = {
  cloth: {
    cloth: ['#27466a', '#172b42'],
    rim: ['#1a3350', '#0f1e30'],
    onCloth: ['#f5f0e4', '#ede7d9'],
    onClothQuiet: ['#c6d3e0', '#a9bacb'],
    accent: ['#e4bc63', '#ddb661'],
    line: ['#ffffff2e', '#ffffff22'],
    paperAccent: ['#24456b', '#9dbce0'],
    paper: ['#efede7', '#1c1f24'],
    paperDeep: ['#e1e0db', '#262a30'],
    slip: ['#fbf8f0', '#292d34'],
  },
  depth: 'deep',
  weave: 'linear-gradient(45deg, transparent 47%, rgb(255 255 255 / 13%) 47% 53%, transparent 53%) 0 0 / 14px 14px',
};
