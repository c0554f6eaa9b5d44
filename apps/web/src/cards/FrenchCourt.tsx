import { useId } from 'react';
import { Emblem } from './Emblem.tsx';
import type { FrenchFaceProps } from './FrenchFace.tsx';
import { type Court, CourtHalf } from './FrenchFigures.tsx';
import { GOLD, INK, TURNED, VELLUM } from './inks.ts';

type FrenchCourtProps = FrenchFaceProps & { readonly rank: Court };

/** The figure of a French picture card: one half, drawn once and rotated. */
export function FrenchCourt({ rank, suit }: FrenchCourtProps) {
  const id = useId();
  const window = `${id}-window`;
  const half = `${id}-half`;
  return (
    <>
      <defs>
        <clipPath id={window}>
          <rect x="44" y="27" width="112" height="113" />
        </clipPath>
        <g id={half}>
          <g clipPath={`url(#${window})`}>
            <rect x="44" y="27" width="112" height="113" fill={VELLUM} />
            <CourtHalf rank={rank} suit={suit} />
          </g>
          <Emblem href={`#suit-${suit}`} x={49} y={32} width={24} />
        </g>
      </defs>
      <use href={`#${half}`} />
      <use href={`#${half}`} transform={TURNED} />
      <path d="M44 140h112" stroke={INK} strokeWidth="2" />
      <path d="M44 137h112M44 143h112" stroke={GOLD} strokeWidth="1.6" />
      <rect x="44" y="27" width="112" height="226" fill="none" stroke={INK} strokeWidth="2" />
      <rect x="40.5" y="23.5" width="119" height="233" fill="none" stroke={GOLD} strokeWidth="1.4" />
    </>
  );
}
