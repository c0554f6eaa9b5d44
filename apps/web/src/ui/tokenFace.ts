const TINTS = ['#f0d9a8', '#c9ddc6', '#f0c4b2', '#c3d3e8', '#dcd0e2', '#bfdcd9', '#dfe3b0', '#f0ccd8'] as const;

/**
 * The paper a token is cut from: that of the badge somebody has chosen, or else the same for the same name, on every screen.
 */
export function tintOf(name: string, badge: number | null = null): string {
  if (badge !== null) return TINTS[badge % TINTS.length] ?? TINTS[0];
  let hash = 0x811c9dc5;
  for (const character of name.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return TINTS[(hash >>> 22) % TINTS.length] ?? TINTS[0];
}

/** The letter on a name's token; `?` for a name that shows nothing. */
export function initialOf(name: string): string {
  const [first = '?'] = /[^\s\p{Cf}]/u.exec(name) ?? [];
  return first.toLocaleUpperCase();
}

/**
 * The clock's ring as a dash pattern on a path of length 100. `left` is the part of the time that remains,
 * 1 to 0. A clock that stands still, because a line is down, is broken into short dashes.
 */
export function clockDashes(left: number, runs: boolean): string {
  const length = Math.max(0, Math.min(1, left)) * 100;
  if (runs) return `${length} 100`;
  return `${'3 3 '.repeat(Math.round(length / 6))}0 100`;
}
