import express, { type Router } from 'express';
import type { Metrics } from '../metrics.ts';

/** What those who operate the server ask: is it there, and what does it count? */
export function operations({ registry }: Metrics): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}
