import { laterPage } from '../ui/laterPage.ts';

/*
 * Drawings of some packs, or of large cards alone: loaded when first shown. Once loaded they render at once, unlike React's own
 * lazy parts: a table whose pack is loaded shows no card blank.
 */

/** The full face of a French card or a joker. */
export const FrenchFull = laterPage(async () => (await import('./FrenchFull.tsx')).default);
/** The index layout of a Spanish card. */
export const SpanishIndex = laterPage(async () => (await import('./SpanishIndex.tsx')).default);
/** The full face of a Spanish card. */
export const SpanishFull = laterPage(async () => (await import('./SpanishFull.tsx')).default);
/** The icon of a Spanish suit. */
export const SpanishSuitIcon = laterPage(async () => (await import('./SpanishSuitIcon.tsx')).default);
/** A whole Spanish card of a hand. */
export const WholeSpanish = laterPage(async () => (await import('./WholeSpanish.tsx')).default);
