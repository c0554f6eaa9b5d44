/** Loads what Spanish cards are drawn with, so that none on a table is blank at first; a French table does without. */
export async function loadSpanishPack(): Promise<void> {
  await Promise.all([import('./SpanishIndex.tsx'), import('./SpanishSuitIcon.tsx'), import('./SpanishFull.tsx')]);
}
