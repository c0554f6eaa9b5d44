import type { SpanishSuit } from '@chinwag/rules';
import type { ReactNode } from 'react';

const MADDER = '#8A2A1E';
const DEEP_MADDER = '#6E2A1A';
const COIN_GOLD = '#E1AE3D';
const HILT_GOLD = '#D3A03A';
const CUP_RED = '#A62C25';
const STEEL_BLUE = '#2C5482';
const BARK = '#2E1A0A';
const CUT_WOOD = '#F0D29C';

const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

const EMBLEMS: Record<SpanishSuit, ReactNode> = {
  O: (
    <>
      <circle cx="50" cy="50" r="46" fill={MADDER} />
      <circle cx="50" cy="50" r="42" fill={COIN_GOLD} />
      <g fill="none" stroke={MADDER}>
        <circle cx="50" cy="50" r="33" strokeWidth="2.5" />
        <circle cx="50" cy="50" r="37.5" strokeWidth="4" strokeDasharray="2.4 5.45" />
      </g>
      <g fill="#B23A28">
        {RAYS.map((angle) => (
          <path key={angle} transform={`rotate(${angle} 50 50)`} d="M50 49 44 32l6-11 6 11z" />
        ))}
      </g>
      <circle cx="50" cy="50" r="8" fill={COIN_GOLD} stroke={MADDER} strokeWidth="2.5" />
    </>
  ),
  C: (
    <>
      <path fill={CUP_RED} d="M16 26h68c2 26-8 42-27 46l2 12h17l4 12H20l4-12h17l2-12C24 68 14 52 16 26z" />
      <path fill={COIN_GOLD} d="M16 26h68v9H16zM39 70h22v6H39zM24 84h52l1.5 4H22.5z" />
      <path fill={STEEL_BLUE} d="M22 22c6-12 16-16 28-18 12 2 22 6 28 18z" />
      <path fill={COIN_GOLD} d="m50 42 7 9-7 9-7-9zM33 42l4 6-4 6-4-6zM67 42l4 6-4 6-4-6z" />
    </>
  ),
  E: (
    <>
      <path fill={STEEL_BLUE} stroke="#173250" strokeWidth="2" d="M50 1 63 15v49H37V15z" />
      <path fill="#B9D0E4" d="M45 15h5v49h-5z" />
      <path
        fill={HILT_GOLD}
        stroke={DEEP_MADDER}
        strokeWidth="2.5"
        strokeLinejoin="round"
        d="M16 60h68l6 6-6 8H16l-6-8z"
      />
      <path fill={MADDER} d="M42 74h16v12H42z" />
      <path stroke={COIN_GOLD} strokeWidth="3" d="M42 80h16" />
      <circle cx="50" cy="91.5" r="7.5" fill={HILT_GOLD} stroke={DEEP_MADDER} strokeWidth="2.5" />
    </>
  ),
  B: (
    <g transform="translate(50 50) rotate(33) scale(.87) translate(-51 -50)" strokeLinejoin="round">
      <path
        fill="#3F7A3A"
        stroke="#1B381B"
        strokeWidth="2.6"
        d="M58 78c7-13 18-17 29-14-2 12-14 20-29 14zM44 90c-9-7-18-7-25-1 5 8 16 10 25 1z"
      />
      <path
        fill="#8A5526"
        stroke={BARK}
        strokeWidth="3.6"
        d="M34-2C42-9 60-9 68-2c4 7 4 16 2 23l8-3c6 1 8 9 4 13l-13 7c-1 9-3 17-4 25l-5 41c-1 7-15 7-16 0l-5-37-10-2
          c-5-2-5-10 0-11l7-1c-2-7-3-13-4-19l-9-3c-5-3-4-11 1-12l9 1c-1-7-1-15 1-22z"
      />
      <g fill="none" strokeLinecap="round">
        <path stroke="#C68F50" strokeWidth="5" d="M43 12c-1 18 2 38 6 58" />
        <path stroke="#5A3412" strokeWidth="3" d="M58 14c1 16-1 32-4 52M51 84v14" />
      </g>
      <g fill={CUT_WOOD} stroke={BARK} strokeWidth="2.6">
        <ellipse cx="51" cy="-2" rx="17" ry="6.5" strokeWidth="3" />
        <ellipse cx="80.5" cy="25" rx="4" ry="7" transform="rotate(-24 80.5 25)" />
        <ellipse cx="23" cy="22" rx="3.6" ry="6" transform="rotate(12 23 22)" />
        <ellipse cx="27" cy="58" rx="3.4" ry="5.6" transform="rotate(8 27 58)" />
      </g>
    </g>
  ),
};

/** A Spanish suit in its own colours, in 100 by 100 units: a coin, cup, sword or baton. */
export function SpanishEmblem({ suit }: { suit: SpanishSuit }) {
  return EMBLEMS[suit];
}
