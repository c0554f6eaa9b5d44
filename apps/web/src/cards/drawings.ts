import { laterPage } from '../ui/laterPage.ts';

/*
 * Drawings of some packs, or of large cards alone: loaded when first shown. Once loaded they render at once, unlike React's own
 * lazy parts: a table whose pack is loaded shows no card blank.
 */

export const FrenchFull = laterPage(async () => (await import('./FrenchFull.tsx')).default);
export const SpanishIndex = laterPage(async () => (await import('./SpanishIndex.tsx')).default);
export const SpanishFull = laterPage(async () => (await import('./SpanishFull.tsx')).default);
export const SpanishSuitIcon = laterPage(async () => (await import('./SpanishSuitIcon.tsx')).default);
export const WholeSpanish = laterPage(async () => (await import('./WholeSpanish.tsx')).default);
