/** The app's routes, each with at most one parameter. The browser and the server share this list. */
export const PAGES = {
  home: '/',
  game: '/games/:game',
  table: '/t/:code',
  practice: '/practise/:game',
  lesson: '/lesson/:game',
  'rules-index': '/rules',
  rules: '/rules/:game',
  replay: '/g/:id',
  history: '/me',
  stored: '/stored',
} as const;

/** The name of a page. */
export type PageName = keyof typeof PAGES;

/** A page, and the parameter in its route, or '' if the route has none. */
export interface PageAt {
  readonly page: PageName;
  readonly named: string;
}

const WAYS = Object.entries(PAGES).map(([page, path]) => ({
  page: page as PageName,
  way: new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/, '([^/]+?)')}/?$`, 'i'),
}));

/** Returns the page at a path, or null if there is none. */
export function pageAt(path: string): PageAt | null {
  for (const { page, way } of WAYS) {
    const found = way.exec(path);
    if (found === null) continue;
    const named = decoded(found[1] ?? '');
    return named === null ? null : { page, named };
  }
  return null;
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
