import type { Look } from '../../ui/look.ts';

/** The colour theme of Chanoyu's room. */
export const look: Look = {
  cloth: {
    cloth: ['#b3bf92', '#3c462c'],
    rim: ['#93a070', '#2b331f'],
    onCloth: ['#232b17', '#eceedc'],
    onClothQuiet: ['#28331c', '#c0c9a6'],
    accent: ['#652a13', '#e5a27f'],
    line: ['#2a331a33', '#ffffff22'],
    paperAccent: ['#8a3f24', '#e5a27f'],
    paper: ['#f1f0e6', '#1f211a'],
    paperDeep: ['#e3e4d4', '#292c23'],
    slip: ['#fbf8f0', '#2c2f26'],
  },
  depth: 'pale',
  weave: 'repeating-linear-gradient(90deg, rgb(0 0 0 / 7%) 0 1px, transparent 1px 5px)',
};
