import { type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** Returns the path of a table within the app. */
export function tablePath(code: TableCode): string {
  return `/t/${code}`;
}

/** Returns the link for friends who reach the server at an origin. */
export function tableLink(code: TableCode, origin: string): string {
  return `${origin}${tablePath(code)}`;
}

/** Returns the table's code in a pasted text, which is a link, or a code as it was read out. Null if there is none. */
export function parseTableLink(input: string): TableCode | null {
  const path = /\/t\/([^/?#\s]+)/u.exec(input)?.[1];
  const code = (path ?? input).toUpperCase().replace(/[\s-]/gu, '');
  const parsed = tableCodeSchema.safeParse(code);
  return parsed.success ? parsed.data : null;
}
