/** A colour in daylight, and the same in lamplight. */
type Colour = readonly [daylight: string, lamplight: string];

/** The colours of a game's cloth, and of its paper and ink. */
interface Cloth {
  readonly cloth: Colour;
  readonly rim: Colour;
  /** The colour of text on the cloth. */
  readonly onCloth: Colour;
  readonly onClothQuiet: Colour;
  readonly accent: Colour;
  /** The colour of hairlines on the cloth. */
  readonly line: Colour;
  /** The accent colour on paper. */
  readonly paperAccent: Colour;
  readonly paper: Colour;
  readonly paperDeep: Colour;
  readonly slip: Colour;
}

/** A game's theme: the colours and the weave of its room, used wherever the game appears. */
export interface Look {
  readonly cloth: Cloth;
  /** Whether the cloth is deep or pale in daylight. A deep cloth has pale marks, and a pale cloth has deep ones. */
  readonly depth: 'deep' | 'pale';
  /** The weave of the game's bolt of cloth on the home page: a CSS background. */
  readonly weave: string;
}

/** The custom property of each colour of a cloth. */
const PROPERTIES = {
  cloth: '--cloth',
  rim: '--cloth-rim',
  onCloth: '--on-cloth',
  onClothQuiet: '--on-cloth-quiet',
  accent: '--cloth-accent',
  line: '--cloth-line',
  paperAccent: '--paper-accent',
  paper: '--paper',
  paperDeep: '--paper-deep',
  slip: '--slip',
} as const satisfies Record<keyof Cloth, string>;

/** The marks on a cloth that is pale in daylight. Those on a deep cloth are in the style sheet. */
const PALE_MARKS: Readonly<Record<string, Colour>> = {
  '--cloth-clock': ['#6b2a16', '#fff3cf'],
  '--cloth-red': ['#7a140d', '#ffc3b2'],
  '--cloth-blue': ['#123f72', '#b5d6f7'],
  '--cloth-green': ['#1b4620', '#b4e0b8'],
};

/** Returns the CSS rule of a room: its changes to the design tokens, for everything inside `data-room`. */
export function roomRule(room: string, { cloth, depth, weave }: Look): string {
  const colours = Object.entries(cloth).map(([name, colour]) => declaration(PROPERTIES[name as keyof Cloth], colour));
  const marks = depth === 'pale' ? Object.entries(PALE_MARKS).map(([name, colour]) => declaration(name, colour)) : [];
  return `[data-room='${room}'] { ${[...colours, ...marks].join(' ')} --weave: ${weave}; }`;
}

function declaration(property: string, [daylight, lamplight]: Colour): string {
  return `${property}: light-dark(${daylight}, ${lamplight});`;
}
