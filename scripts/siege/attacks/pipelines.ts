import { connect } from 'node:net';
import { type Attack, type AttackTarget, untilOver } from '../attack.ts';

/** The settings for HTTP pipelining: the number of connections and of requests on each, and whether the attack reads answers. */
export interface Pipelines {
  readonly path: string;
  readonly from: string;
  readonly connections: number;
  readonly pipelined: number;
  readonly answers: 'read' | 'unread';
  /** Additional header lines. */
  readonly headers?: string;
}

/** The delay before the attack reopens a refused or closed connection, in ms. */
const MOMENT = 1000;
const HEAD_END = '\r\n\r\n';
const TOO_MANY = '429';

/**
 * Returns an attack that pipelines requests for one file on several connections. After each answer that it has read, the attack
 * sends another request at once.
 */
export function pipelines(wanted: Pipelines): Attack {
  return async (target) => {
    for (let opened = 0; opened < wanted.connections; opened++) attackOn(target, wanted);
    await untilOver(target);
  };
}

function attackOn(target: AttackTarget, wanted: Pipelines): void {
  const { path, from, pipelined, answers, headers = '' } = wanted;
  const request = `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\nx-forwarded-for: ${from}\r\n${headers}\r\n`;
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname, () => socket.write(request.repeat(pipelined)));
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(() => attackOn(target, wanted), MOMENT));
  if (answers === 'unread') {
    socket.pause();
    return;
  }
  let head = '';
  let body = 0; // the rest of this answer
  socket.on('data', (bytes: Buffer) => {
    for (let at = 0; at < bytes.length; ) {
      if (body > 0) {
        const taken = Math.min(body, bytes.length - at);
        body -= taken;
        at += taken;
        if (body === 0 && socket.writable) socket.write(request);
        continue;
      }
      const before = head.length;
      head += bytes.toString('latin1', at);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      at += end + HEAD_END.length - before;
      const status = head.slice(9, 12);
      target.count(status);
      body = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      head = '';
      if (status === TOO_MANY) {
        socket.destroy();
        return;
      }
    }
  });
}
