import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** How a child process is ended. */
export interface ProcessEnding {
  /** The signal that it gets if this process exits first: SIGKILL, unless it stops its own children gracefully. */
  readonly ending?: 'SIGKILL' | 'SIGTERM' | 'SIGINT';
  /** Whether signals go to its whole process group. */
  readonly group?: boolean;
}

/** Starts a program as `spawn` does, and returns it. It is ended when this process exits, if not before. */
export function start(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): ChildProcess;

/** Ends a child process. Resolves when it has exited. */
export function end(child: ChildProcess, signal?: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>;

/** Runs a program to its end, on our stdin and stdout by default, and forwards signals. Resolves with its exit code. */
export function run(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): Promise<number>;

/** Returns a new temporary folder, by default in the system's. It is deleted when this process exits, or by `remove`. */
export function temporaryFolder(name: string, parent?: string): { readonly path: string; readonly remove: () => void };
