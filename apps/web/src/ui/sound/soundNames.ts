/** The sounds of cards and counters: what is done at a table. */
const OF_CARDS = ['deal', 'play', 'sweep', 'shuffle', 'draw', 'layDown', 'counters', 'rap'] as const;

/** The sounds of wood: what says something to the one who sits there. */
const OF_WOOD = ['yourTurn', 'timeRunningOut', 'goodNews', 'badNews', 'win'] as const;

/** All sounds. */
export const SOUND_NAMES = [...OF_CARDS, ...OF_WOOD] as const;

/** The name of a sound. */
export type SoundName = (typeof SOUND_NAMES)[number];

/** Whether a sound is one of cards, and not one that tells somebody something. */
export function isOfCards(name: SoundName): boolean {
  return OF_CARDS.some((one) => one === name);
}
