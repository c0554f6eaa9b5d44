/** The sounds of cards and counters: actions at a table. */
const OF_CARDS = ['deal', 'play', 'sweep', 'shuffle', 'draw', 'layDown', 'counters', 'rap'] as const;

/** The sounds of wood: alerts for the player. */
const OF_WOOD = ['yourTurn', 'timeRunningOut', 'goodNews', 'badNews', 'win'] as const;

/** The names of all sounds. */
export const SOUND_NAMES = [...OF_CARDS, ...OF_WOOD] as const;

/** The name of a sound, from `SOUND_NAMES`. */
export type SoundName = (typeof SOUND_NAMES)[number];

/** Returns whether a sound belongs to cards and counters. All other sounds are alerts. */
export function isOfCards(name: SoundName): boolean {
  return OF_CARDS.some((one) => one === name);
}
