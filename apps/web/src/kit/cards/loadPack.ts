import type { Pack } from './cardCode.ts';

/** Loads what the cards of a pack are drawn with, so that none on a table is blank at first; a French table has it already. */
export async function loadPack(pack: Pack): Promise<void> {
  if (pack === 'french') return;
  await Promise.all([import('./SpanishIndex.tsx'), import('./SpanishSuitIcon.tsx'), import('./SpanishFull.tsx')]);
}
