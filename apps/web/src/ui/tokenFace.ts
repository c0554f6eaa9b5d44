const TINTS = ['#f0d9a8', '#c9ddc6', '#f0c4b2', '#c3d3e8', '#dcd0e2', '#bfdcd9', '#dfe3b0', '#f0ccd8'] as const;

/**
 * Returns the tint of a token's paper: that of the person's badge or, without a badge, one derived from the name. The tint is the
 * same on every screen.
 */
export function tintOf(name: string, badge: number | null = null): string {
  if (badge !== null) return TINTS[badge % TINTS.length] ?? TINTS[0];
  let hash = 0x811c9dc5;
  for (const character of name.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return TINTS[(hash >>> 22) % TINTS.length] ?? TINTS[0];
}

/** Returns the initial on a name's token, or `?` for a name without a visible character. */
export function initialOf(name: string): string {
  const [first = '?'] = /[^\s\p{Cf}]/u.exec(name) ?? [];
  return first.toLocaleUpperCase();
}

/**
 * Returns the clock's ring as a dash pattern on a path of length 100. `left` is the fraction of the time left, from 1 down to 0. A
 * clock stopped by a lost connection has short dashes.
 */
export function clockDashes(left: number, runs: boolean): string {
  const length = Math.max(0, Math.min(1, left)) * 100;
  if (runs) return `${length} 100`;
  return `${'3 3 '.repeat(Math.round(length / 6))}0 100`;
}
