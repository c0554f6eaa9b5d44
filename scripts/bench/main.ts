import { CountingSocket } from './counting-socket.ts';

globalThis.WebSocket = CountingSocket as unknown as typeof globalThis.WebSocket;

// Imported only now, because the client uses the global WebSocket as of its import.
const { benchRules } = await import('./rules.ts');
const { benchSolvers } = await import('./solvers.ts');
const { benchReplay } = await import('./replay.ts');
const { benchWire } = await import('./wire.ts');
const { benchSpectators } = await import('./spectators.ts');
const { benchStore } = await import('./store.ts');
const { benchFirstLoad } = await import('./first-load.ts');

/** Prints the figures behind our claims about speed and size, each beside its baseline. */
benchRules();
benchSolvers();
benchReplay();
await benchWire();
await benchSpectators();
await benchStore();
await benchFirstLoad();
process.exit();
