import { WebSocket } from 'ws';

let received = 0;

/** A socket that counts every byte that comes down, the frame's own head included. */
export class CountingSocket extends WebSocket {
  constructor(...args: ConstructorParameters<typeof WebSocket>) {
    super(...args);
    this.on('message', (data: Buffer | ArrayBuffer) => {
      received += data.byteLength + headOf(data.byteLength);
    });
  }
}

/** The bytes that have come down all counting sockets so far. */
export function bytesReceived(): number {
  return received;
}

/** The length of the head of an unmasked frame (RFC 6455, section 5.2). */
function headOf(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}
