import { commuting } from './commuting.ts';
import { conservation } from './conservation.ts';
import { ending } from './ending.ts';
import { eventFields } from './event-fields.ts';
import type { Law } from './law.ts';
import { lawfulMoves } from './lawful-moves.ts';
import { rotation, suitBlindness } from './metamorphic.ts';
import { outcome } from './outcome.ts';
import { phases } from './phases.ts';
import { replay } from './replay.ts';
import { secrecy } from './secrecy.ts';
import { views } from './views.ts';
import { visibleLegality } from './visible-legality.ts';

/** Every law that a game must obey. */
export const LAWS: readonly Law[] = [
  replay,
  commuting,
  secrecy,
  views,
  visibleLegality,
  lawfulMoves,
  conservation,
  ending,
  rotation,
  suitBlindness,
  phases,
  eventFields,
  outcome,
];
