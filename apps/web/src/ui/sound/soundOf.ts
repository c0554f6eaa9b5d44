import { counters, deal, draw, layDown, play, shuffle, sweep } from './cards.ts';
import { mastered, type Samples } from './samples.ts';
import type { SoundName } from './soundNames.ts';
import { badNews, goodNews, rap, timeRunningOut, win, yourTurn } from './wood.ts';

/** The loudness of every sound, in decibels, and the limit of its peaks, of 1: -7 decibels. */
const LOUDNESS = -21;
const HIGHEST = 0.44;

const MADE: Readonly<Record<SoundName, () => Samples>> = {
  deal, play, sweep, shuffle, draw, layDown, counters, rap, yourTurn, timeRunningOut, goodNews, badNews, win,
};

/** Returns a sound of the table. Synthesizes it here, the same each time, and as loud as all others. */
export function soundOf(name: SoundName): Samples {
  return mastered(MADE[name](), LOUDNESS, HIGHEST);
}
