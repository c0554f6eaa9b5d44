import type { Pack } from '../language/cardCode.ts';
import { FrenchFull, SpanishFull, SpanishIndex, SpanishSuitIcon, WholeSpanish } from './drawings.ts';
import { FULL_IN_WINDOWS_FROM } from './layoutWidth.ts';

/**
 * Loads what the cards of a pack are drawn with, so that none on a table is blank at first, or without its picture in a window that
 * has room for it; small cards of a French table are there already.
 */
export async function loadPack(pack: Pack): Promise<void> {
  const always = pack === 'french' ? [] : [SpanishIndex, SpanishSuitIcon, SpanishFull];
  const large = pack === 'french' ? FrenchFull : WholeSpanish;
  const drawings = globalThis.innerWidth > FULL_IN_WINDOWS_FROM ? [...always, large] : always;
  await Promise.all(drawings.map(({ load }) => load()));
}
