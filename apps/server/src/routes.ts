import express, { type Application } from 'express';
import type { AppContext } from './app-context.ts';
import { api } from './api/api.ts';
import { retentionOfServer } from './api/retention.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { reach } from './api/public-address.ts';
import { refuseAddress, refuseErrors } from './http/refuse.ts';
import { SECURITY_HEADERS } from './http/security-headers.ts';
import { webClient } from './http/static-files.ts';
import { readWebFiles } from './http/web-files.ts';
import { counts, health } from './operations/operations.ts';
import { metricsAccess } from './operations/metrics-access.ts';
import { openOtherPort, type OtherPort } from './operations/other-port.ts';
import type { Readiness } from './operations/readiness.ts';
import { pages } from './pages/pages.ts';
import type { RetentionPeriods } from './store/retention-periods.ts';
import type { OpenTables } from './table/open-tables.ts';
import type { ServerConfig } from './server-config.ts';

/** The dependencies of the routes. */
interface Mounted {
  readonly app: AppContext;
  readonly tables: OpenTables;
  readonly readiness: Readiness;
  readonly config: ServerConfig;
  readonly keep: RetentionPeriods;
}

/** Mounts all routes of the server. */
export function mount(routes: Application, { app, tables, readiness, config, keep }: Mounted): void {
  routes.disable('x-powered-by');
  routes.use(compressAnswers());
  routes.use(health(readiness), counts(app.metrics, metricsAccess(config).besidePeople));
  routes.get('/api/reach', reach(config));
  routes.use('/api', api(app, tables, retentionOfServer(keep, app.tokens.lifetime, config.contact ?? null)));
  const files = readWebFiles(config.webDirectory);
  routes.use(webClient(files));
  routes.use(pages(app, { files, publicUrl: config.publicUrl ?? null }));
  routes.use(refuseAddress);
  routes.use(refuseErrors(app.log, app.metrics));
}

/** Opens the metrics port, and resolves with it. Resolves with null if none is configured. Rejects if the port cannot be opened. */
export async function openMetricsPort(config: ServerConfig, app: AppContext, readiness: Readiness): Promise<OtherPort | null> {
  const { metricsPort = null } = config;
  if (metricsPort === null) return null;
  const routes = express().disable('x-powered-by');
  routes.use((_request, response, next) => next(void response.set(SECURITY_HEADERS)));
  routes.use(health(readiness), counts(app.metrics, metricsAccess(config).onTheirOwn));
  routes.use(refuseAddress, refuseErrors(app.log, app.metrics));
  return openOtherPort(metricsPort, routes);
}
