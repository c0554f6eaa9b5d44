/** How long a voice takes for a letter, and for the rest before a sentence, in ms: slower than most have theirs set to. */
const LETTER = 62;
const BREATH = 350;

/** About how long it takes to speak a sentence, in ms. */
export function speechTime(sentence: string): number {
  return BREATH + sentence.length * LETTER;
}
