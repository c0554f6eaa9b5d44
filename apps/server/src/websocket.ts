import { WebSocket } from 'ws';

// Colyseus reads the global WebSocket on reconnection, which Node has only since version 22.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
