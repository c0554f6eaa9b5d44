import { WebSocket } from 'ws';

/*
 * Records every frame that any client of this process receives, byte for byte. Import this module before the SDK, which uses the
 * global WebSocket from the time when it is loaded.
 */
const frames = new Map<string, Uint8Array[]>();

class RecordingSocket extends WebSocket {
  constructor(...[address, protocols, options]: ConstructorParameters<typeof WebSocket>) {
    super(address, protocols, options);
    const received = framesReceived(new URL(String(address)).searchParams.get('sessionId') ?? '');
    this.on('message', (data: ArrayBuffer) => received.push(new Uint8Array(data.slice(0))));
  }
}

globalThis.WebSocket = RecordingSocket as unknown as typeof globalThis.WebSocket;

/** Returns every frame received in a session, reconnections included, oldest first. */
export function framesReceived(sessionId: string): Uint8Array[] {
  const received = frames.get(sessionId) ?? [];
  frames.set(sessionId, received);
  return received;
}
