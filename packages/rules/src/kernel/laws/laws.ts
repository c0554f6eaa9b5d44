import { attempt } from './attempt.ts';
import { commuting } from './commuting.ts';
import { conservation } from './conservation.ts';
import { course } from './course.ts';
import { direction } from './direction.ts';
import { ending } from './ending.ts';
import { eventFields } from './event-fields.ts';
import { forAbsent } from './for-absent.ts';
import { guessing } from './guessing.ts';
import type { Law } from './law.ts';
import { lawfulMoves } from './lawful-moves.ts';
import { rotation, suitBlindness } from './metamorphic.ts';
import { options } from './options.ts';
import { outcome } from './outcome.ts';
import { phases } from './phases.ts';
import { records } from './records.ts';
import { replay } from './replay.ts';
import { secrecy } from './secrecy.ts';
import { setup } from './setup.ts';
import { takingBack } from './taking-back.ts';
import { views } from './views.ts';
import { visibleLegality } from './visible-legality.ts';
import { whyNone } from './why-none.ts';

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
  options,
  setup,
  records,
  course,
  whyNone,
  forAbsent,
  attempt,
  takingBack,
  direction,
  guessing,
];
