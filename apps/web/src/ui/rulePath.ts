import { gameOfRule } from '../games/abouts.ts';

/** Where a rule is explained: `/rules/chinkway#CW4.2` for `CW4.2`; the list of games for an id of no game. */
export function rulePath(rule: string): string {
  const game = gameOfRule(rule);
  return game === null ? '/rules' : `/rules/${game.id}#${rule}`;
}
