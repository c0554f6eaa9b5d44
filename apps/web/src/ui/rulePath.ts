import { gameOfRule } from '../games/abouts.ts';

/**
 * Returns the path of a rule's explanation, such as `/rules/chinkway#CW4.2` for `CW4.2`, or the path of the list of games for an
 * unknown rule.
 */
export function rulePath(rule: string): string {
  const game = gameOfRule(rule);
  return game === null ? '/rules' : `/rules/${game.id}#${rule}`;
}
