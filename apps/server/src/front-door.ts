import type { IncomingMessage, Server as HttpServer } from 'node:http';
import type { AppContext } from './app-context.ts';
import { kindOfHttp } from './shield/costs.ts';
import { limitJoins, limitRequests } from './shield/request-limit.ts';
import { refuseForeignOrigins } from './http/foreign-origin.ts';
import { refuseForeignReturns } from './shield/foreign-returns.ts';
import { basePathOf, withoutBasePath } from './http/base-path.ts';
import { limitBodies } from './http/body-limit.ts';
import { guardFrontDoor, type RequestGuard } from './http/request-guards.ts';
import { answerOddRequests } from './http/malformed-requests.ts';
import { makePlain, refusePathless } from './http/request-urls.ts';
import { secure } from './http/security-headers.ts';
import { identify } from './identity/identify.ts';
import { countRequests } from './operations/count-requests.ts';
import { rememberAddress } from './http/request-address.ts';
import { limitConnections } from './shield/connection-limit.ts';
import { undeclaredProxyNotice } from './shield/undeclared-proxy.ts';
import { ownerOf } from './table/open-tables.ts';
import type { ServerConfig } from './server-config.ts';

/** Installs the guards that check connections and requests before all other handlers. */
export function guard(http: HttpServer, app: AppContext, config: ServerConfig, peers: RequestGuard | undefined): void {
  const { proxies = 0, joinCluster, log, publicUrl = null } = config;
  const { limits, shield, addressOfRequest, tokens } = app;
  // While the store is away, tables continue. Tokens revoked in that time have no connection that could be resumed.
  const read = (token: string) => identify(app, token).catch(() => tokens.read(token));
  const look = undeclaredProxyNotice(proxies, log);
  const notice = (request: IncomingMessage): boolean => {
    look(request);
    return false;
  };
  const atBase = withoutBasePath(basePathOf(publicUrl));
  const isDirect = proxies === 0 && joinCluster === undefined;
  const limitUpgrades = limitConnections(http, { most: limits.connections, isDirect, addressOfRequest });
  guardFrontDoor(http, {
    requests: [
      ...(peers === undefined ? [] : [peers]),
      atBase,
      countRequests(app.metrics, kindOfHttp),
      notice,
      limitRequests({ shield, addressOfRequest }),
      rememberAddress(proxies),
      makePlain,
      secure,
      limitBodies(limits.bodyBytes),
      limitJoins({ shield, addressOfRequest }),
    ],
    upgrades: [
      atBase,
      notice,
      refuseForeignOrigins({ publicUrl, log }),
      makePlain,
      refusePathless,
      limitUpgrades,
      refuseForeignReturns({ read, ownerOf }),
    ],
  });
  answerOddRequests(http);
}
