import { type HeadsInLanguage, type PageAt, pageAt, pageFrom, tableCodeSchema } from '@chinwag/protocol';
import express, { type Request, type Response, type Router } from 'express';
import type { AppContext } from '../app-context.ts';
import { basePathOf } from '../http/base-path.ts';
import { encodingFor } from '../http/encodings.ts';
import { pagePolicy } from '../http/security-headers.ts';
import type { WebFiles } from '../http/web-files.ts';
import { originAsked } from '../http/request-address.ts';
import { type About, aboutPage, aboutTable, headsFor, readHeads } from './heads.ts';
import { GappedText } from './gapped-text.ts';
import { Template } from './template.ts';

const FOUND = 200;
const NOT_FOUND = 404;
const HALL = 'hall';
/** The maximum length of a page's path; all routes are far shorter. */
const LONGEST_PATH = 100;

/** The dependencies of the pages. */
export interface PagesSettings {
  readonly files: WebFiles;
  /** The public URL of the server, if configured; its path is the base path. */
  readonly publicUrl: string | null;
}

/** The response for a page. */
interface PageAnswer {
  readonly status: number;
  /** Returns the metadata of the page in a language. */
  readonly aboutIn: (heads: HeadsInLanguage) => About;
}

/** Returns the metadata of a missing page, which is also that of a table that may not be shown. */
const lost = (heads: HeadsInLanguage): About => ({ head: heads.lost, game: null });
const plainHead = (heads: HeadsInLanguage): About => ({ head: heads.home, game: null });

/**
 * Returns a router that serves the app's single page at each of its routes, and with status 404 everywhere else. The page contains
 * its metadata in the HTML, for link previews, which run no scripts.
 */
export function pages(app: AppContext, { files, publicUrl }: PagesSettings): Router {
  const router = express.Router();
  const page = files.get('/index.html')?.uncompressed.bytes.toString();
  if (page === undefined) return router.get('/{*route}', sayNotBuilt);
  const built = pageFrom(page, `${basePathOf(publicUrl)}/`);
  const heads = readHeads(files);
  const template = new Template(built);
  const text = new GappedText(template.fixed);
  const policy = pagePolicy(template.inside);
  router.get('/{*route}', async (request, response) => {
    response.set({ 'Cache-Control': 'no-cache', 'Content-Security-Policy': policy });
    const inLanguage = headsFor(heads, request.query['lang']);
    const at = pageAt(request.path);
    if (inLanguage === null) {
      response.status(at === null ? NOT_FOUND : FOUND).type('html').send(built);
      return;
    }
    const { status, aboutIn } = await answered(app, inLanguage, at, request);
    const { head, game } = aboutIn(inLanguage);
    const origin = publicUrl ?? originAsked(request);
    const fillings = template.fillings({
      lang: inLanguage.lang,
      locale: inLanguage.locale,
      room: game ?? HALL,
      head,
      titles: heads.map((each) => ({ lang: each.lang, title: aboutIn(each).head.title })),
      url: origin === null || request.path.length > LONGEST_PATH ? null : `${origin}${request.path}`,
      picture: origin === null ? null : `${origin}/previews/${game ?? 'home'}.png`,
    });
    const isCompressed = encodingFor(request, response, ['gzip']) !== null;
    response.status(status).type('html').send(isCompressed ? text.gzip(fillings) : text.filled(fillings));
  });
  return router;
}

function sayNotBuilt(_request: Request, response: Response): void {
  response.status(503).type('text').send('The browser app has not been built. Run: npm run build, then start the server again');
}

async function answered(app: AppContext, heads: HeadsInLanguage, at: PageAt | null, request: Request): Promise<PageAnswer> {
  if (at?.page === 'table') return atTable(app, at.named, request);
  if (at === null || aboutPage(heads, at) === null) return { status: NOT_FOUND, aboutIn: lost };
  return { status: FOUND, aboutIn: (each) => aboutPage(each, at) ?? lost(each) };
}

/**
 * Resolves with the page of a table. The page shows no table if the client exceeds a rate limit, or if the store does not respond.
 */
async function atTable(app: AppContext, named: string, request: Request): Promise<PageAnswer> {
  const code = tableCodeSchema.safeParse(named.toUpperCase().replace(/[\s-]/gu, ''));
  if (!code.success) return { status: NOT_FOUND, aboutIn: plainHead };
  if (!app.shield.admits('api', app.addressOfRequest(request))) return { status: FOUND, aboutIn: plainHead };
  const table = await app.store.findTable(code.data).catch(() => 'away' as const);
  if (table === 'away') return { status: FOUND, aboutIn: plainHead };
  if (table === null || table === 'gone') return { status: NOT_FOUND, aboutIn: plainHead };
  return { status: FOUND, aboutIn: (each) => aboutTable(each, app.games, table, code.data) ?? plainHead(each) };
}
