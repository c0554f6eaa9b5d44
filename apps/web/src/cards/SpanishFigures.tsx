import type { SpanishSuit } from '@chinwag/rules';
import { BLUE, GOLD, GREEN, INK, IVORY, KEY_LINE, LIGHT_GOLD, RED, SKIN, VELLUM } from './inks.ts';

interface FigureDress {
  readonly coat: string;
  readonly trim: string;
  readonly hose: string;
}

const DRESS: Record<SpanishSuit, FigureDress> = {
  O: { coat: RED, trim: LIGHT_GOLD, hose: BLUE },
  C: { coat: GREEN, trim: RED, hose: LIGHT_GOLD },
  E: { coat: BLUE, trim: RED, hose: LIGHT_GOLD },
  B: { coat: '#8A5A22', trim: GREEN, hose: RED },
};

const PAGE_HAIR = '#4A2F18';
const KING_HAIR = '#6B4420';
const MANE = '#3A2B1E';

/** A column of lozenges, alternating two colours: the buttons of a coat. */
function Lozenges({ top, count, step, half, colours }: LozengesProps) {
  return Array.from({ length: count }, (_, i) => (
    <path
      key={i}
      d={`M100 ${top + i * step}l${half} ${half}-${half} ${half}-${half}-${half}z`}
      fill={colours[i % 2]}
    />
  ));
}

interface LozengesProps {
  readonly top: number;
  readonly count: number;
  readonly step: number;
  readonly half: number;
  readonly colours: readonly [string, string];
}

function Hand({ x, y }: { x: number; y: number }) {
  return <circle cx={x} cy={y} r="6.5" fill={SKIN} {...KEY_LINE} />;
}

interface HeadProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly hair: string;
  readonly chin: React.ReactNode;
}

function Head({ x, y, scale, hair, chin }: HeadProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <g {...KEY_LINE}>
        <path d="M-17-14c-6 10-6 26-3 36h40c3-10 3-26-3-36z" fill={hair} />
        <path d="M-13-12h26V8c0 9-6 15-13 15S-13 17-13 8z" fill={SKIN} />
      </g>
      <path d="M-9-1h6M3-1h6" stroke={INK} strokeWidth="2" />
      <g fill={INK}>
        <circle cx="-6" cy="3" r="1.6" />
        <circle cx="6" cy="3" r="1.6" />
      </g>
      <path d="M0 1l-2 8h4" fill="none" stroke={INK} strokeWidth="1.6" />
      {chin}
    </g>
  );
}

const SHAVEN = <path d="M-4 15q4 3 8 0" stroke={RED} strokeWidth="2.2" fill="none" />;

const BEARDED = (
  <>
    <path
      d="M-13 8c3 3 8 5 13 4 5 1 10-1 13-4 1 14-5 22-13 30-8-8-14-16-13-30z"
      fill={KING_HAIR}
      {...KEY_LINE}
    />
    <path d="M-5 16H5" stroke={SKIN} strokeWidth="2.2" />
  </>
);

/** The sota: a page in a short tunic, in the card's own 200 by 280 units. */
export function Sota({ suit }: { suit: SpanishSuit }) {
  const { coat, trim, hose } = DRESS[suit];
  return (
    <>
      <path
        d="M86 176l-4 56h-12l-2 8h26l6-58zM114 176l4 56h12l2 8h-26l-6-58z"
        fill={hose}
        {...KEY_LINE}
      />
      <path d="M92 176l-2 60M108 176l2 60" stroke={trim} strokeWidth="4" />
      <path d="M72 108h56l10 76c-14 8-62 8-76 0z" fill={coat} {...KEY_LINE} />
      <path d="M86 108h28l5 82H81z" fill={IVORY} {...KEY_LINE} />
      <Lozenges top={122} count={4} step={16} half={7} colours={[coat, trim]} />
      <path d="M66 156h68v9H66z" fill={trim} {...KEY_LINE} />
      <path d="M128 108c14 10 20 30 12 56l-12-4c4-16 0-26-8-32z" fill={coat} {...KEY_LINE} />
      <Hand x={136} y={164} />
      <path d="M72 108C58 106 50 92 50 78l12-4c2 12 8 18 20 20z" fill={coat} {...KEY_LINE} />
      <Hand x={56} y={74} />
      <Head x={100} y={78} scale={1.05} hair={PAGE_HAIR} chin={SHAVEN} />
      <g {...KEY_LINE}>
        <path d="M76 68c0-18 10-26 26-26s24 8 24 24z" fill={coat} />
        <path d="M72 64h56v8H72z" fill={trim} />
        <path d="M122 62c10-14 24-14 26-30-14 0-26 8-32 22z" fill={IVORY} />
        <path d="M82 106l9 9 9-9 9 9 9-9-8-5H90z" fill={hose} />
      </g>
    </>
  );
}

/** The caballo: a rider whose horse is walking to the left. */
export function Caballo({ suit }: { suit: SpanishSuit }) {
  const { coat, trim, hose } = DRESS[suit];
  return (
    <>
      <Horse />
      <path d="M90 146h48l6 34c-18 8-42 8-58 0z" fill={trim} {...KEY_LINE} />
      <path d="M88 176q28 12 56-1" stroke={LIGHT_GOLD} strokeWidth="4" fill="none" />
      <path d="M106 146l-8 46 14 6 8-4-6-8 10-38z" fill={hose} {...KEY_LINE} />
      <path d="M92 96h44l6 54H88z" fill={coat} {...KEY_LINE} />
      <path d="M106 96h16l2 54h-20z" fill={IVORY} {...KEY_LINE} />
      <path d="M114 104l5 6-5 6-5-6zM114 124l5 6-5 6-5-6z" fill={trim} />
      <path d="M94 98C82 98 72 90 68 78l10-6c4 8 10 12 20 12z" fill={coat} {...KEY_LINE} />
      <Hand x={71} y={72} />
      <path d="M136 98c10 10 6 32-22 46l-4-10c14-8 16-16 14-26z" fill={coat} {...KEY_LINE} />
      <Head x={114} y={70} scale={0.92} hair={PAGE_HAIR} chin={SHAVEN} />
      <g {...KEY_LINE}>
        <path d="M92 60c2-14 10-20 22-20s20 6 22 20z" fill={trim} />
        <path d="M84 58h60l-4 7H88z" fill={hose} />
        <path d="M134 54c8-4 16-14 14-24-12 2-20 10-22 20z" fill={IVORY} />
      </g>
    </>
  );
}

function Horse() {
  return (
    <>
      <g {...KEY_LINE}>
        <path d="M66 190l-6 44h12l8-44zM88 192l2 42h12l-2-42zM128 190l10 44h12l-6-46z" fill="#5B4632" />
        <path d="M112 192l-4 42h12l6-42z" fill="#73583D" />
        <path d="M150 150c14 6 14 34 8 58-8-10-12-24-14-40z" fill={MANE} />
        <path
          d="M46 118c-6 8-14 22-12 28 4 5 12 4 18-1 5 0 8-2 10-4-4 18-8 34 0 46 10 12 72 12 84 0
            c10-12 12-34-4-42-16-6-46-4-58-8-2-12-6-24-18-32l-4-12-6 10c-4 4-7 9-10 15z"
          fill="#EFE3CC"
        />
      </g>
      <path d="M74 104c10 8 14 20 14 34M68 96c14 4 24 18 26 34" stroke={MANE} strokeWidth="5" fill="none" />
      <circle cx="54" cy="122" r="2.4" fill={INK} />
      <path d="M36 143q6 2 10-1" stroke={INK} strokeWidth="1.6" fill="none" />
      <path d="M48 140l10-20M52 126c14 14 24 20 44 22" stroke={RED} strokeWidth="3" fill="none" />
    </>
  );
}

const ERMINE_TAILS = [74, 86, 98, 110, 122];

/** The rey: a crowned king in a long robe and cloak, with a staff. */
export function Rey({ suit }: { suit: SpanishSuit }) {
  const { coat, trim, hose } = DRESS[suit];
  return (
    <>
      <g {...KEY_LINE}>
        <path d="M70 106h60c16 26 24 80 24 134H46c0-54 8-108 24-134z" fill={trim} />
        <path d="M78 108h44l12 130H66z" fill={coat} />
        <path d="M90 112h20l4 126H86z" fill={IVORY} />
      </g>
      <Lozenges top={126} count={6} step={18} half={8} colours={[hose, coat]} />
      <g fill="none" stroke={LIGHT_GOLD}>
        <path d="M46 232c10 8 20 8 20 6M154 232c-10 8-20 8-20 6" strokeWidth="4" />
        <path d="M52 196l-6 38M148 196l6 38" strokeWidth="3" />
      </g>
      <path d="M70 108h60l8 18c-10-6-22-8-38-8s-28 2-38 8z" fill={VELLUM} {...KEY_LINE} />
      <path d={ERMINE_TAILS.map((x) => `M${x} 111v6`).join('')} stroke={INK} strokeWidth="2" />
      <path d="M130 120c18 14 22 38 10 58l-10-6c6-14 4-28-6-36z" fill={coat} {...KEY_LINE} />
      <g {...KEY_LINE}>
        <path d="M132 232V128h5v104z" fill={GOLD} />
        <circle cx="134.5" cy="124" r="7" fill={LIGHT_GOLD} />
      </g>
      <Hand x={136} y={174} />
      <path d="M70 118C56 112 48 98 50 82l12-2c0 10 6 18 16 20z" fill={coat} {...KEY_LINE} />
      <Hand x={56} y={78} />
      <Head x={100} y={78} scale={1.1} hair={KING_HAIR} chin={BEARDED} />
      <path d="M78 66l-6-30 14 12 14-16 14 16 14-12-6 30z" fill={LIGHT_GOLD} {...KEY_LINE} />
      <path d="M78 60h44v9H78z" fill={trim} {...KEY_LINE} />
      <g fill={IVORY}>
        <circle cx="88" cy="64.5" r="2" />
        <circle cx="100" cy="64.5" r="2.4" />
        <circle cx="112" cy="64.5" r="2" />
      </g>
    </>
  );
}
