import { counters, deal, draw, layDown, play, shuffle, sweep } from './cards.ts';
import { mastered, type Samples } from './samples.ts';
import type { SoundName } from './soundNames.ts';
import { badNews, goodNews, rap, timeRunningOut, win, yourTurn } from './wood.ts';

/** How loud every sound is, in decibels, and how high its peaks may be, of 1: -7 decibels. */
const LOUDNESS = -21;
const HIGHEST = 0.44;

const MADE: Readonly<Record<SoundName, () => Samples>> = {
  deal, play, sweep, shuffle, draw, layDown, counters, rap, yourTurn, timeRunningOut, goodNews, badNews, win,
};

/** A sound of this table: made by the code here, the same each time, and as loud as all others. */
export function soundOf(name: SoundName): Samples {
  return mastered(MADE[name](), LOUDNESS, HIGHEST);
}
