import { PAGES, type PassCode, type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** The content of a link to another device. It is behind the `#`, which never leaves the browser. */
export interface DeviceLink {
  /** The pass as written, which may be invalid. */
  readonly pass: string;
  /** The table where that device continues; null for all games. */
  readonly table: TableCode | null;
}

/**
 * Returns the link that makes another device the same guest's, for devices that reach the server at this origin. It opens the only
 * page that accepts a pass; a link to a table never carries one.
 */
export function deviceLink(origin: string, pass: PassCode, table: TableCode | null): string {
  const onward = table === null ? '' : `&table=${table}`;
  return `${origin}${PAGES.history}#pass=${pass}${onward}`;
}

/** Returns the content of a device link from a URL's hash; null if there is no pass in it. */
export function deviceLinkIn(hash: string): DeviceLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const pass = carried.get('pass');
  if (pass === null) return null;
  const table = tableCodeSchema.safeParse(carried.get('table'));
  return { pass, table: table.success ? table.data : null };
}
