import { PAGES, type PassCode, type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** What the link to another device of one's own carries. It is behind the `#`, which never leaves the browser. */
export interface DeviceLink {
  /** The pass as it was written, which may be none. */
  readonly pass: string;
  /** The table with which that device goes on; null for all games. */
  readonly table: TableCode | null;
}

/**
 * The link with which another device of one's own becomes the same person's, for those who reach the server at an origin. It leads
 * to the one page that asks about a pass: a link to a table never carries any.
 */
export function deviceLink(origin: string, pass: PassCode, table: TableCode | null): string {
  const onward = table === null ? '' : `&table=${table}`;
  return `${origin}${PAGES.history}#pass=${pass}${onward}`;
}

/** What an address's hash carries for another device; null if there is no pass in it. */
export function deviceLinkIn(hash: string): DeviceLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const pass = carried.get('pass');
  if (pass === null) return null;
  const table = tableCodeSchema.safeParse(carried.get('table'));
  return { pass, table: table.success ? table.data : null };
}
