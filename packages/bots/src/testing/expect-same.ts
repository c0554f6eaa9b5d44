/** Throws unless the fast simulator's value equals the rules' value. */
export function expectSame(fast: unknown, rules: unknown): void {
  const [found, expected] = [JSON.stringify(fast), JSON.stringify(rules)];
  if (found !== expected) throw new Error(`a fast deal has ${found} where the rules have ${expected}`);
}
