import { type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** Returns the path of a table within the app. */
export function tablePath(code: TableCode): string {
  return `/t/${code}`;
}

/** Returns the invitation link to a table, for a server at `origin`. */
export function tableLink(code: TableCode, origin: string): string {
  return `${origin}${tablePath(code)}`;
}

/** Returns the table code in a pasted text, which may be a link or a code as read aloud. Returns null if there is none. */
export function parseTableLink(input: string): TableCode | null {
  const path = /\/t\/([^/?#\s]+)/u.exec(input)?.[1];
  const code = (path ?? input).toUpperCase().replace(/[\s-]/gu, '');
  const parsed = tableCodeSchema.safeParse(code);
  return parsed.success ? parsed.data : null;
}
