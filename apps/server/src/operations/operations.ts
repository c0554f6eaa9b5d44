import express, { type Response, type Router } from 'express';
import type { Metrics } from '../metrics.ts';
import { mayRead, type MetricsAccess } from './metrics-access.ts';
import type { Readiness } from './readiness.ts';

/** The messages of refusals for operators, by stable code. */
const REFUSALS = {
  'store-silent': { status: 503, message: 'The store has not answered.' },
  'store-refuses': { status: 503, message: 'The store cannot be written into: the log says why.' },
  'lease-lost': { status: 503, message: 'This process is without its lease, and serves no tables.' },
  'server-stopping': { status: 503, message: 'The server is stopping.' },
  'metrics-for-token': { status: 401, message: 'The metrics are for callers who show the token that is set as METRICS_TOKEN.' },
  'metrics-for-nobody': { status: 404, message: 'The metrics have a port of their own.' },
  'metrics-for-local': {
    status: 403,
    message: 'The metrics are shown on this machine alone, unless METRICS_PORT or METRICS_TOKEN is set.',
  },
} as const;

/**
 * Returns a router for the health checks: liveness (`/healthz`), which depends on nothing else, and readiness (`/healthz/ready`).
 */
export function health(readiness: Readiness): Router {
  const router = express.Router();
  router.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  router.get('/healthz/ready', async (_request, response) => {
    const ready = await readiness.ask();
    if (ready === 'ready') response.json({ ok: true });
    else refuse(response, ready);
  });
  return router;
}

/** Returns a router that serves the metrics (`/metrics`) to Prometheus. */
export function counts({ registry }: Metrics, access: MetricsAccess): Router {
  const router = express.Router();
  router.get('/metrics', async (request, response) => {
    if (access.for === 'token') response.set('WWW-Authenticate', 'Bearer');
    if (access.for === 'all' || mayRead(request, access)) response.type(registry.contentType).send(await registry.metrics());
    else refuse(response, `metrics-for-${access.for}`);
  });
  return router;
}

function refuse(response: Response, code: keyof typeof REFUSALS): void {
  const { status, message } = REFUSALS[code];
  response.status(status).json({ ok: false, code, message });
}
