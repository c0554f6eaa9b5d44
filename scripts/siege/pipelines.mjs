// A thread of its own, so that the attack takes no time from the friends who are measured. It has so many connections open, on each
// of which so many requests for one file wait for their answers. An answer that was read is followed by another request at once; a
// connection that was refused or cut off is opened again after a moment. At any message it ends, and posts how many it read.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ port: number, connections: number, pipelined: number, path: string, from: string, isRead: boolean }} */
const { port, connections, pipelined, path, from, isRead } = workerData;

const REQUEST = `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\nx-forwarded-for: ${from}\r\n\r\n`;
/** How long somebody takes to come back, in ms. */
const MOMENT = 1000;
const HEAD_END = '\r\n\r\n';

/** @type {Record<string, number>} */
const answers = {};

function attack() {
  const socket = connect(port, '127.0.0.1', () => socket.write(REQUEST.repeat(pipelined)));
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(attack, MOMENT));
  if (!isRead) {
    socket.pause();
    return;
  }
  let head = '';
  let body = 0; // what is still to come of it
  socket.on('data', (/** @type {Buffer} */ bytes) => {
    for (let at = 0; at < bytes.length; ) {
      if (body > 0) {
        const taken = Math.min(body, bytes.length - at);
        body -= taken;
        at += taken;
        if (body === 0 && socket.writable) socket.write(REQUEST);
        continue;
      }
      const before = head.length;
      head += bytes.toString('latin1', at);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      at += end + HEAD_END.length - before;
      const status = head.slice(9, 12);
      answers[status] = (answers[status] ?? 0) + 1;
      body = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      head = '';
      if (status === '429') {
        socket.destroy();
        return;
      }
    }
  });
}

for (let opened = 0; opened < connections; opened++) attack();
parentPort?.on('message', () => {
  parentPort?.postMessage(answers);
  process.exit();
});
