import { WebSocket } from 'ws';

// On reconnection, Colyseus uses the global WebSocket, which Node has only since version 22.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
