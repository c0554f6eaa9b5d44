import type { FrenchSuit } from '@chinwag/rules';

/* The printing inks, the same in every theme. */
export const INK = '#1B2231';
export const RED = '#A62C25';
export const BLUE = '#2C5482';
export const GREEN = '#3B6B37';
export const GOLD = '#C8952E';
export const LIGHT_GOLD = '#E3B852';
export const SKIN = '#F4E7D2';
export const IVORY = '#FBF7EC';
/** The background colour behind a figure. */
export const VELLUM = '#F6EBD3';

/**
 * The CSS variable for each suit's colour. Its value depends on the surface (card, paper or table), and on whether the deck is
 * two-colour or four-colour.
 */
export const SUIT_INK: Readonly<Record<FrenchSuit, string>> = {
  S: 'var(--suit-spade)',
  H: 'var(--suit-heart)',
  D: 'var(--suit-diamond)',
  C: 'var(--suit-club)',
};

/** The stroke attributes of every shape's outline in a figure. */
export const KEY_LINE = { stroke: INK, strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** The transform that rotates a drawing by 180° about the centre of a card, which has 200 by 280 units. */
export const TURNED = 'rotate(180 100 140)';
