import { laterPage } from '../ui/laterPage.ts';

/*
 * What only some packs are drawn with, or only large cards: loaded when first shown. Where it has been loaded before it is there at
 * once, as React's own lazy parts are not: a table whose pack is loaded shows no card blank.
 */

export const FrenchFull = laterPage(async () => (await import('./FrenchFull.tsx')).default);
export const SpanishIndex = laterPage(async () => (await import('./SpanishIndex.tsx')).default);
export const SpanishFull = laterPage(async () => (await import('./SpanishFull.tsx')).default);
export const SpanishSuitIcon = laterPage(async () => (await import('./SpanishSuitIcon.tsx')).default);
export const WholeSpanish = laterPage(async () => (await import('./WholeSpanish.tsx')).default);
