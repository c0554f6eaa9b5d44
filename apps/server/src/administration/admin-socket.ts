import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { messageOf } from '../errors.ts';
import { OWNER_ONLY } from '../store/owner-only.ts';
import { type AdminAnswer, adminAnswerSchema, type AdminRequest } from './admin-commands.ts';

/** A Unix domain socket on which a server accepts admin commands. Closing the socket deletes its file. */
export interface AdminSocket {
  close(): void;
}

/** The maximum size of a request, in bytes. */
const MOST_BYTES = 65_536;

/** The timeout for receiving a request, in ms. */
const TIMEOUT_MS = 10_000;

const SOCKET = /^admin(-\d+)?\.sock$/;

/**
 * Returns the file name of a server's admin socket in its data folder. A folder that contains the store has one server. Processes
 * with a database may share a folder, so their socket names contain `process`.
 */
export function socketName(store: 'folder' | 'database', process: number): string {
  return store === 'folder' ? 'admin.sock' : `admin-${process}.sock`;
}

/**
 * Opens a socket at `path` that accepts requests, one line of JSON each. Only the user who runs the server may connect. Resolves
 * with the socket once it is listening. Rejects if the socket cannot be opened.
 */
export async function openAdminSocket(path: string, answer: (request: unknown) => Promise<AdminAnswer>): Promise<AdminSocket> {
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
    void serve(socket, answer);
  });
  // Creates the socket in a private folder, so that other users can never connect. The rename replaces a stale socket that a killed
  // process has left behind.
  const hidden = mkdtempSync(join(dirname(path), '.admin-'));
  try {
    const made = join(hidden, 's');
    server.listen(made);
    await once(server, 'listening');
    chmodSync(made, OWNER_ONLY);
    renameSync(made, path);
  } finally {
    rmSync(hidden, { recursive: true });
  }
  return {
    close: () => {
      server.close();
      rmSync(path, { force: true });
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function serve(socket: Socket, answer: (request: unknown) => Promise<AdminAnswer>): Promise<void> {
  try {
    const line = await received(socket);
    socket.setTimeout(0);
    socket.end(JSON.stringify(await answer(JSON.parse(line))));
  } catch (error) {
    const refused: AdminAnswer = { kind: 'refused', sentence: `That could not be done: ${messageOf(error)}` };
    socket.end(JSON.stringify(refused));
  }
}

/** Resolves with the first line received, or with everything if there is no line break. */
function received(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (text.length > MOST_BYTES) reject(new Error('it is too long'));
      else if (text.includes('\n')) resolve(text);
    });
    socket.on('end', () => resolve(text)).on('close', () => reject(new Error('nothing came')));
  });
}

/** Returns the paths of the admin sockets in a data folder, including those of servers that are no longer running. */
export function socketsIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => SOCKET.test(name)).toSorted().map((name) => join(directory, name));
  } catch {
    return [];
  }
}

/** Resolves with whether a server is listening on a socket; never rejects. */
export async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Sends a request to a server through its socket. Resolves with the answer, or with null if no server is listening there. Rejects
 * if the connection breaks or the answer is malformed.
 */
export async function askBySocket(path: string, request: AdminRequest): Promise<AdminAnswer | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.write(`${JSON.stringify(request)}\n`);
  return adminAnswerSchema.parse(JSON.parse(await everything(socket)));
}

async function everything(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket.setEncoding('utf8')) text += String(piece);
  return text;
}
