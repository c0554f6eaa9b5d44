import { join } from 'node:path';
import express, { type Response, type Router } from 'express';

/** Serves the files of the built browser app: hashed ones for ever, all else asked for anew. Its pages are served by others. */
export function webClient(directory: string): Router {
  const router = express.Router();
  const hashed = { immutable: true, maxAge: '1y', fallthrough: false };
  router.use('/assets', express.static(join(directory, 'assets'), hashed));
  router.use(express.static(directory, { index: false, redirect: false, cacheControl: false, setHeaders: askAnew }));
  return router;
}

function askAnew(response: Response): Response {
  return response.set('Cache-Control', 'no-cache');
}
