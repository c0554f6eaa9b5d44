import { laterPage } from '../ui/laterPage.ts';

/* Drawings that only some packs or large cards need, loaded when first shown. Once loaded, they render synchronously, unlike
   `React.lazy`: a table whose pack is loaded never shows a blank card. */

/** The full face of a French card or a joker, lazy-loaded when first shown. */
export const FrenchFull = laterPage(async () => (await import('./FrenchFull.tsx')).default);
/** The index layout of a Spanish card, lazy-loaded when first shown. */
export const SpanishIndex = laterPage(async () => (await import('./SpanishIndex.tsx')).default);
/** The full face of a Spanish card, lazy-loaded when first shown. */
export const SpanishFull = laterPage(async () => (await import('./SpanishFull.tsx')).default);
/** The icon of a Spanish suit, lazy-loaded when first shown. */
export const SpanishSuitIcon = laterPage(async () => (await import('./SpanishSuitIcon.tsx')).default);
/** The whole layout of a Spanish card in a hand, lazy-loaded when first shown. */
export const WholeSpanish = laterPage(async () => (await import('./WholeSpanish.tsx')).default);
