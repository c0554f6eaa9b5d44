const GAMES: Readonly<Record<string, string>> = {
  CW: 'chinkway',
  CS: 'chinaso',
  CH: 'chinchon',
  CP: 'chapanka',
  CN: 'chanoyu',
};

/** Where a rule is explained: `/rules/chinkway#CW4.2` for `CW4.2`; the list of games for an id of no game. */
export function rulePath(rule: string): string {
  const game = GAMES[rule.slice(0, 2)];
  return game ? `/rules/${game}#${rule}` : '/rules';
}
