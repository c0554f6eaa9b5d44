import type { Pack } from '../language/cardCode.ts';
import { SpanishFull, SpanishIndex, SpanishSuitIcon } from './drawings.ts';

/** Loads what the cards of a pack are drawn with, so that none on a table is blank at first; a French table has it already. */
export async function loadPack(pack: Pack): Promise<void> {
  if (pack === 'french') return;
  await Promise.all([SpanishIndex, SpanishSuitIcon, SpanishFull].map(({ load }) => load()));
}
