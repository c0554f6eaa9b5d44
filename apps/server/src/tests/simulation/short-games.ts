/** Returns the options that make a game short. */
export function shortest(game: string): Record<string, unknown> {
  const options: Readonly<Record<string, Record<string, unknown>>> = {
    chinkway: { length: 'short' },
    chapanka: { deals: 4 },
    chinchon: { target: 70, reenlist: 'never' },
  };
  return options[game] ?? {};
}
