import type { FrenchSuit } from '@chinwag/rules';
import { BLUE, GOLD, GREEN, INK, IVORY, KEY_LINE, LIGHT_GOLD, RED, SKIN } from './inks.ts';

/** The rank of a picture card: king, queen or jack. */
export type Court = 'K' | 'Q' | 'J';

interface CourtDress {
  readonly robe: string;
  readonly trim: string;
  readonly contrast: string;
  readonly hair: string;
}

const DRESS: Record<FrenchSuit, CourtDress> = {
  S: { robe: BLUE, trim: LIGHT_GOLD, contrast: RED, hair: '#5A3A1E' },
  H: { robe: RED, trim: LIGHT_GOLD, contrast: BLUE, hair: '#8A5A22' },
  D: { robe: '#B8862B', trim: RED, contrast: BLUE, hair: '#6B4420' },
  C: { robe: GREEN, trim: LIGHT_GOLD, contrast: RED, hair: '#2B2622' },
};

const STEEL = '#C9D3DB';

/** The upper half of a picture card's figure, from the shoulders to the crown, in the card's own 200 by 280 units. */
export function CourtHalf({ rank, suit }: { rank: Court; suit: FrenchSuit }) {
  const dress = DRESS[suit];
  return (
    <>
      <Weapon rank={rank} dress={dress} />
      <Robe suit={suit} dress={dress} />
      <Hair rank={rank} dress={dress} />
      <path d="M78 98l8 10 7-7 7 9 7-9 7 7 8-10-12-5H90z" fill={dress.trim} {...KEY_LINE} />
      <Face rank={rank} dress={dress} />
      <Crown rank={rank} dress={dress} />
    </>
  );
}

function Weapon({ rank, dress }: { rank: Court; dress: CourtDress }) {
  switch (rank) {
    case 'K':
      return (
        <g {...KEY_LINE}>
          <path d="M138 140V46l4-12 4 12v94z" fill={STEEL} />
          <path d="M128 106h28v6h-28z" fill={GOLD} />
        </g>
      );
    case 'J':
      return (
        <g {...KEY_LINE}>
          <path d="M139 140V40h5v100z" fill={dress.hair} />
          <path
            d="M141.5 28l9 14c-2 10-3 12 3 22-8-1-9-2-12-8-3 6-4 7-12 8 6-10 5-12 3-22z"
            fill={STEEL}
          />
        </g>
      );
    case 'Q':
      return null;
  }
}

function Robe({ suit, dress }: { suit: FrenchSuit; dress: CourtDress }) {
  return (
    <>
      <path d="M44 140v-12c6-17 28-26 44-30h24c16 4 38 13 44 30v12z" fill={dress.robe} {...KEY_LINE} />
      <path d="M58 140l10-31M142 140l-10-31" stroke={dress.trim} strokeWidth="5" />
      <path d="M50 140l8-25M150 140l-8-25" stroke={dress.contrast} strokeWidth="3" />
      <path d="M80 99h40l6 41H74z" fill={IVORY} {...KEY_LINE} />
      <Weave suit={suit} colour={dress.contrast} />
    </>
  );
}

/** The pattern of the breast: chevrons, waves, lozenges or bars, so that suits do not differ by colour alone. */
function Weave({ suit, colour }: { suit: FrenchSuit; colour: string }) {
  switch (suit) {
    case 'S':
      return (
        <path d="M82 112l18 9 18-9M82 123l18 9 18-9M82 134l18 9 18-9" fill="none" stroke={colour} strokeWidth="4" />
      );
    case 'H':
      return (
        <path
          d="M82 112q9 10 18 0q9 10 18 0M82 123q9 10 18 0q9 10 18 0M82 134q9 10 18 0q9 10 18 0"
          fill="none"
          stroke={colour}
          strokeWidth="4"
        />
      );
    case 'D':
      return (
        <path
          d="M100 105l8 9-8 9-8-9zM100 124l8 9-8 9-8-9zM84 120l5 6-5 6-5-6zM116 120l5 6-5 6-5-6z"
          fill={colour}
        />
      );
    case 'C':
      return <path d="M80 113h40M80 123h40M80 133h40M100 100v40" stroke={colour} strokeWidth="4" />;
  }
}

function Hair({ rank, dress }: { rank: Court; dress: CourtDress }) {
  if (rank !== 'Q') {
    return (
      <path
        d="M81 52c-9 8-12 26-9 42 3 4 8 3 12 0h32c4 3 9 4 12 0 3-16 0-34-9-42z"
        fill={dress.hair}
        {...KEY_LINE}
      />
    );
  }
  return (
    <>
      <path
        d="M82 46c-18 10-22 44-18 68l20-12c-5-14-5-30 0-44zM118 46c18 10 22 44 18 68l-20-12c5-14 5-30 0-44z"
        fill={dress.trim}
        {...KEY_LINE}
      />
      <path
        d="M70 78c-2 10-2 20 0 28M130 78c2 10 2 20 0 28"
        stroke={dress.contrast}
        strokeWidth="2.5"
        fill="none"
      />
    </>
  );
}

function Face({ rank, dress }: { rank: Court; dress: CourtDress }) {
  return (
    <>
      <path d="M85 54h30v26c0 11-7 19-15 19s-15-8-15-19z" fill={SKIN} {...KEY_LINE} />
      {rank === 'Q' && <path d="M85 54h30v10c-6-2-10-5-15-9-5 4-9 7-15 9z" fill={dress.hair} />}
      <path d="M89 68h7M104 68h7" stroke={INK} strokeWidth="2" />
      <g fill={INK}>
        <circle cx="93" cy="72.5" r="1.9" />
        <circle cx="107" cy="72.5" r="1.9" />
      </g>
      <path d="M100 70l-3 12h5" fill="none" stroke={INK} strokeWidth="1.8" />
      {rank === 'K' ? <Beard colour={dress.hair} /> : <path d="M95 89q5 3 10 0" stroke={RED} strokeWidth="2.6" fill="none" />}
      {rank === 'Q' && (
        <g fill={RED} opacity="0.35">
          <circle cx="89" cy="82" r="2.6" />
          <circle cx="111" cy="82" r="2.6" />
        </g>
      )}
    </>
  );
}

function Beard({ colour }: { colour: string }) {
  return (
    <>
      <path
        d="M85 78c4 3 8 7 15 6 7 1 11-3 15-6 1 16-6 27-15 36-9-9-16-20-15-36z"
        fill={colour}
        {...KEY_LINE}
      />
      <path d="M94 90h12" stroke={SKIN} strokeWidth="2.5" />
      <path d="M93 97c2 4 4 7 7 10 3-3 5-6 7-10" stroke={LIGHT_GOLD} strokeWidth="1.5" fill="none" />
    </>
  );
}

function Crown({ rank, dress }: { rank: Court; dress: CourtDress }) {
  switch (rank) {
    case 'K':
      return (
        <>
          <path d="M79 57l-7-27 15 11 13-14 13 14 15-11-7 27z" fill={LIGHT_GOLD} {...KEY_LINE} />
          <path d="M79 50h42v8H79z" fill={dress.contrast} {...KEY_LINE} />
          <g fill={IVORY}>
            <circle cx="88" cy="54" r="2" />
            <circle cx="100" cy="54" r="2.4" />
            <circle cx="112" cy="54" r="2" />
          </g>
          <g fill={dress.robe} {...KEY_LINE}>
            <circle cx="72" cy="29" r="3.5" />
            <circle cx="100" cy="27" r="3.5" />
            <circle cx="128" cy="29" r="3.5" />
          </g>
        </>
      );
    case 'Q':
      return (
        <>
          <path d="M82 54l-5-17 11 7 5-11 7 10 7-10 5 11 11-7-5 17z" fill={LIGHT_GOLD} {...KEY_LINE} />
          <path d="M82 50h36v6H82z" fill={dress.robe} {...KEY_LINE} />
          <g fill={dress.contrast}>
            <circle cx="93" cy="34" r="2.8" />
            <circle cx="107" cy="34" r="2.8" />
          </g>
          <Flower />
        </>
      );
    case 'J':
      return (
        <g {...KEY_LINE}>
          <path d="M78 58c-2-16 8-24 24-24 16-1 24 8 22 24z" fill={dress.robe} />
          <path d="M76 51h50v8H76z" fill={dress.trim} />
          <path d="M86 38C68 34 60 26 60 50c6-6 14-6 26-6z" fill={dress.contrast} />
        </g>
      );
  }
}

const PETALS = [0, 72, 144, 216, 288];

function Flower() {
  return (
    <g transform="translate(140 104)">
      <path d="M0 36V6" stroke={GREEN} strokeWidth="3" />
      <g fill={IVORY} {...KEY_LINE}>
        {PETALS.map((angle) => (
          <ellipse key={angle} transform={`rotate(${angle})`} cx="0" cy="-7" rx="5" ry="6.5" />
        ))}
      </g>
      <circle r="4.2" fill={LIGHT_GOLD} {...KEY_LINE} />
    </g>
  );
}
