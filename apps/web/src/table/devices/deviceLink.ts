import { PAGES, type PassCode, type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** The content of a link to another device. It is in the URL's fragment, which browsers never send to a server. */
export interface DeviceLink {
  /** The pass as written, which may be invalid. */
  readonly pass: string;
  /** The table where the other device continues, or null for all games. */
  readonly table: TableCode | null;
}

/**
 * Returns the link that signs the guest in on another device. `origin` is the server's origin as seen from that device. The link
 * opens the only page that accepts a pass; a link to a table never carries one.
 */
export function deviceLink(origin: string, pass: PassCode, table: TableCode | null): string {
  const onward = table === null ? '' : `&table=${table}`;
  return `${origin}${PAGES.history}#pass=${pass}${onward}`;
}

/** Returns the content of a device link from a URL's hash, or null if the hash contains no pass. */
export function deviceLinkIn(hash: string): DeviceLink | null {
  const carried = new URLSearchParams(hash.replace(/^#/, ''));
  const pass = carried.get('pass');
  if (pass === null) return null;
  const table = tableCodeSchema.safeParse(carried.get('table'));
  return { pass, table: table.success ? table.data : null };
}
