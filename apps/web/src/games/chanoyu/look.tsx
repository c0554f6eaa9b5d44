import type { Look } from '../../ui/look.ts';

const RICE_PAPER = '#EFEBDA';

/** One brush stroke round an empty middle, and the painter's seal. */
function Back() {
  return (
    <>
      <rect width="200" height="280" fill="#8C9A68" />
      <rect x="12" y="12" width="176" height="256" fill="none" stroke="#E9E6D2" strokeWidth="1.6" />
      <g fill="none" stroke={RICE_PAPER} strokeLinecap="round">
        <path d="M92 176c-30-4-40-34-22-56 18-22 52-20 64 2 12 24-4 52-34 54" strokeWidth="9" opacity="0.95" />
        <path d="M100 180c24-3 40-22 40-44" strokeWidth="2.5" opacity="0.8" />
      </g>
      <rect x="158" y="232" width="16" height="16" fill="#9A4F33" />
      <path d="M162 236h8v8h-8zM166 236v8" stroke={RICE_PAPER} strokeWidth="1.5" fill="none" />
    </>
  );
}

/** What Chanoyu looks like. */
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
  back: <Back />,
};
