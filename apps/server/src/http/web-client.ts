import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Response, type Router } from 'express';

/** Serves the built browser app: hashed files for ever, all else asked for anew, one page for every route. */
export function webClient(directory: string): Router {
  const router = express.Router();
  const page = join(directory, 'index.html');
  const hashed = { immutable: true, maxAge: '1y', fallthrough: false };
  router.use('/assets', express.static(join(directory, 'assets'), hashed));
  router.use(express.static(directory, { index: false, cacheControl: false, setHeaders: askAnew }));
  router.get('/{*route}', (_request, response) => {
    if (existsSync(page)) askAnew(response).sendFile(page, { cacheControl: false });
    else response.status(503).type('text').send('The browser app has not been built. Run: npm run build');
  });
  return router;
}

function askAnew(response: Response): Response {
  return response.set('Cache-Control', 'no-cache');
}
