import { Agent, createServer, request as ask } from 'node:http';
import { connect } from 'node:net';

/** The response while no server is available. */
const NOBODY = JSON.stringify({ ok: false, code: 'server-stopping', message: 'No server is there just now.' });

/** The time after which a server counts as down, and the balancer tries the next server, in ms. */
const TIMEOUT_MS = 5000;

/** The hop-by-hop headers of HTTP. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Returns a round-robin load balancer for several servers, for tests. If a server is down or stopping, the balancer tries the next
 * one. In production, nginx, Caddy or HAProxy do the same, and more.
 *
 * @param {() => readonly number[]} ports the ports of the servers that are up
 */
export function createFront(ports) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const order = () => {
    const all = ports();
    turn += 1;
    return all.map((_, at) => all[(turn + at) % all.length]);
  };
  const front = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  front.on('upgrade', (request, socket, head) => void pass(request, socket, head).catch(() => socket.destroy()));
  return front;

  async function answer(request, response) {
    const body = await whole(request);
    for (const port of order()) {
      const answered = await tried(port, request, body);
      if (answered === null || answered.statusCode === 503) continue;
      const headers = Object.fromEntries(Object.entries(answered.headers).filter(([name]) => !HOP_BY_HOP.includes(name)));
      response.writeHead(answered.statusCode ?? 502, headers);
      answered.pipe(response);
      return;
    }
    response.writeHead(503, { 'content-type': 'application/json' }).end(NOBODY);
  }

  function tried(port, { method, url, headers, socket }, body) {
    const from = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    return new Promise((resolve) => {
      const forwarded = { ...headers, 'x-forwarded-for': from };
      const asked = ask({ host: '127.0.0.1', port, method, path: url, agent, headers: forwarded }, resolve);
      asked.on('error', () => resolve(null));
      asked.setTimeout(TIMEOUT_MS, () => asked.destroy());
      asked.end(body);
    });
  }

  async function pass({ url, rawHeaders, socket: { remoteAddress } }, socket, head) {
    socket.on('error', () => socket.destroy());
    for (const port of order()) {
      const headers = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
      const asking = [`GET ${url} HTTP/1.1`, ...headers, `x-forwarded-for: ${remoteAddress}`, '', ''].join('\r\n');
      const server = await answering(port, asking);
      if (server === null) continue;
      socket.once('close', () => server.destroy());
      server.once('close', () => socket.destroy());
      server.write(head);
      server.pipe(socket).pipe(server);
      return;
    }
    socket.destroy();
  }
}

async function whole(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Resolves with a connection on which a server has started to answer a request, or null if the server does not answer. */
function answering(port, asking) {
  return new Promise((resolve) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const waiting = setTimeout(() => server.destroy(), TIMEOUT_MS);
    server.on('error', () => server.destroy());
    server.once('close', () => resolve(null));
    server.once('readable', () => {
      clearTimeout(waiting);
      resolve(server);
    });
    server.write(asking);
  });
}
