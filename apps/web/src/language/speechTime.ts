/** How long a voice takes for a character, and for the pause before a sentence, in ms: slower than most settings. */
const LETTER = 62;
const BREATH = 350;

/** Returns about how long it takes to speak a sentence, in ms. */
export function speechTime(sentence: string): number {
  return BREATH + sentence.length * LETTER;
}
