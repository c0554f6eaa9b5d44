import type { Look } from '../../ui/look.ts';

/** Slate, with one red club. */
function Back() {
  return (
    <>
      <rect width="200" height="280" fill="#3d4a57" />
      <rect x="12" y="12" width="176" height="256" fill="none" stroke="#e8dcc4" strokeWidth="3" />
      <g fill="#c8553d" stroke="#e8dcc4" strokeWidth="3">
        <path d="M92 150h16l10 40H82z" />
        <circle cx="100" cy="104" r="24" />
        <circle cx="72" cy="142" r="24" />
        <circle cx="128" cy="142" r="24" />
      </g>
    </>
  );
}

/** What Slobberhannes looks like. */
export const look: Look = {
  cloth: {
    cloth: ['#4b5a69', '#2a333c'],
    rim: ['#37434f', '#1c2329'],
    onCloth: ['#f4efe4', '#ece6d8'],
    onClothQuiet: ['#d3dbe2', '#aebac4'],
    accent: ['#f3c3a4', '#eba582'],
    line: ['#ffffff2c', '#ffffff20'],
    paperAccent: ['#37506a', '#a3bfdc'],
    paper: ['#efeee9', '#1c1f22'],
    paperDeep: ['#e2e1da', '#26292d'],
    slip: ['#fbf8f0', '#2a2d32'],
  },
  depth: 'deep',
  weave: 'repeating-linear-gradient(135deg, rgb(255 255 255 / 9%) 0 2px, transparent 2px 9px)',
  back: <Back />,
};
