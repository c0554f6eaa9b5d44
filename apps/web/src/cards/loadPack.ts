import type { Pack } from '../language/cardCode.ts';
import { FrenchFull, SpanishFull, SpanishIndex, SpanishSuitIcon, WholeSpanish } from './drawings.ts';
import { FULL_IN_WINDOWS_FROM } from './layoutWidth.ts';

/**
 * Loads the drawings of a pack, so that no card is blank or lacks its picture when first shown. Every page has the drawings of
 * small French cards. The promise rejects if a drawing cannot be loaded.
 */
export async function loadPack(pack: Pack): Promise<void> {
  const always = pack === 'french' ? [] : [SpanishIndex, SpanishSuitIcon, SpanishFull];
  const large = pack === 'french' ? FrenchFull : WholeSpanish;
  const drawings = globalThis.innerWidth > FULL_IN_WINDOWS_FROM ? [...always, large] : always;
  await Promise.all(drawings.map(({ load }) => load()));
}
