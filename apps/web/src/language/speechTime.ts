/** The time that a voice takes for a character, and for the pause before a sentence, in ms. Both are slower than most settings. */
const LETTER = 62;
const BREATH = 350;

/** Returns an estimate of how long a voice takes to speak a sentence, in ms. */
export function speechTime(sentence: string): number {
  return BREATH + sentence.length * LETTER;
}
