/** Names for bots, short and easily said in every language of the app. */
const BOT_NAMES = [
  'Ada', 'Bruno', 'Celia', 'Darek', 'Elena', 'Felix', 'Greta', 'Hugo', 'Inés', 'Jonas', 'Klara', 'Leo',
];

/** The first name for a bot that nobody has yet. */
export function nextBotName(taken: readonly string[]): string {
  const free = BOT_NAMES.find((name) => !taken.includes(name));
  return free ?? `Bot ${taken.length + 1}`;
}
