import { WebSocket } from 'ws';

// Colyseus reads the global WebSocket when somebody reconnects, which Node has only from 22 on.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
