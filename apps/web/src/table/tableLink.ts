import { type TableCode, tableCodeSchema } from '@chinwag/protocol';

/** Where a table is found within the app. */
export function tablePath(code: TableCode): string {
  return `/t/${code}`;
}

/** The link one sends to friends, who reach the house at an origin. */
export function tableLink(code: TableCode, origin: string): string {
  return `${origin}${tablePath(code)}`;
}

/** What the link to another device of one's own carries beside the page. It never leaves the browser. */
const PASS = '#pass=';

/** The link with which one goes on with a page, which has a link, on another device. */
export function deviceLink(page: string, pass: string): string {
  return `${page}${PASS}${pass}`;
}

/** The pass in an address's hash; null if there is none. */
export function passIn(hash: string): string | null {
  return hash.startsWith(PASS) ? hash.slice(PASS.length) : null;
}

/** The table's code in what somebody pasted: a link, or a code as it was read out. Null if there is none. */
export function parseTableLink(input: string): TableCode | null {
  const path = /\/t\/([^/?#\s]+)/u.exec(input)?.[1];
  const code = (path ?? input).toUpperCase().replace(/[\s-]/gu, '');
  const parsed = tableCodeSchema.safeParse(code);
  return parsed.success ? parsed.data : null;
}
