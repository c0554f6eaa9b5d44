import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeadsInLanguage, type PageAt, pageAt, tableCodeSchema } from '@chinwag/protocol';
import express, { type Request, type Response, type Router } from 'express';
import type { House } from '../app-context.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { originAsked } from './request-address.ts';
import { type About, aboutPage, aboutTable, headsFor, readHeads } from './heads.ts';
import { filled, insideOf } from './template.ts';

const FOUND = 200;
const NOT_FOUND = 404;
const HALL = 'hall';

/** What the pages need of the house. */
export interface PagesSettings {
  readonly directory: string;
  /** Where friends reach the house, if it was set. */
  readonly publicUrl: string | null;
}

/** A page as it is answered. */
interface Answered {
  readonly status: number;
  /** What is said of it, in the language of these heads. */
  readonly aboutIn: (heads: HeadsInLanguage) => About;
}

/** What is said of a page that is not there, and of a table that may not be told of. */
const lost = (heads: HeadsInLanguage): About => ({ head: heads.lost, game: null });
const untold = (heads: HeadsInLanguage): About => ({ head: heads.home, game: null });

/**
 * The one page of the app for every address it has a page at, and, with status 404, for all others: what it is about is said in it
 * before any script has run, for whoever previews a link.
 */
export function pages(house: House, { directory, publicUrl }: PagesSettings): Router {
  const router = express.Router();
  const page = join(directory, 'index.html');
  const heads = readHeads(directory);
  router.get('/{*route}', async (request, response) => {
    const template = await readFile(page, 'utf8').catch(() => null);
    if (template === null) {
      response.status(503).type('text').send('The browser app has not been built. Run: npm run build');
      return;
    }
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': pagePolicy(insideOf(template)) });
    const inLanguage = headsFor(heads, request.query['lang']);
    const at = pageAt(request.path);
    if (inLanguage === null) {
      response.status(at === null ? NOT_FOUND : FOUND).type('html').send(template);
      return;
    }
    const { status, aboutIn } = await answered(house, inLanguage, at, request);
    const { head, game } = aboutIn(inLanguage);
    const origin = publicUrl ?? originAsked(request);
    send(response.status(status), filled(template, {
      lang: inLanguage.lang,
      locale: inLanguage.locale,
      room: game ?? HALL,
      head,
      titles: heads.map((each) => ({ lang: each.lang, title: aboutIn(each).head.title })),
      url: origin === null ? null : `${origin}${request.path}`,
      picture: origin === null ? null : `${origin}/previews/${game ?? 'home'}.png`,
    }));
  });
  return router;
}

function send(response: Response, html: string): void {
  response.type('html').send(html);
}

async function answered(house: House, heads: HeadsInLanguage, at: PageAt | null, request: Request): Promise<Answered> {
  if (at?.page === 'table') return atTable(house, at.named, request);
  if (at === null || aboutPage(heads, at) === null) return { status: NOT_FOUND, aboutIn: lost };
  return { status: FOUND, aboutIn: (each) => aboutPage(each, at) ?? lost(each) };
}

/** A table's page. Whoever asks for more than they may, and while the store is away, is told of no table. */
async function atTable(house: House, named: string, request: Request): Promise<Answered> {
  const code = tableCodeSchema.safeParse(named.toUpperCase().replace(/[\s-]/gu, ''));
  if (!code.success) return { status: NOT_FOUND, aboutIn: untold };
  if (!house.shield.admits('api', house.addressOfRequest(request))) return { status: FOUND, aboutIn: untold };
  const table = await house.store.findTable(code.data).catch(() => 'away' as const);
  if (table === 'away') return { status: FOUND, aboutIn: untold };
  if (table === null || table === 'gone') return { status: NOT_FOUND, aboutIn: untold };
  return { status: FOUND, aboutIn: (each) => aboutTable(each, house.games, table, code.data) ?? untold(each) };
}
