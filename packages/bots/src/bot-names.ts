/** Bot names that are short and easy to pronounce in every language of the app. */
const BOT_NAMES = [
  'Ada', 'Bruno', 'Celia', 'Darek', 'Elena', 'Felix', 'Greta', 'Hugo', 'Inés', 'Jonas', 'Klara', 'Leo',
];

/** Returns the first bot name that is not taken yet. */
export function nextBotName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  return free ?? `Bot ${taken.length + 1}`;
}
