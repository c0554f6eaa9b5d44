import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** How a child process is ended. */
export interface ProcessEnding {
  /** The signal that it gets if this process exits first: SIGKILL, unless it stops its own children gracefully. */
  readonly ending?: 'SIGKILL' | 'SIGTERM' | 'SIGINT';
  /** Whether signals go to its whole process group. */
  readonly group?: boolean;
}

/** Starts a program as `spawn` does, and returns the child process, which is ended at the latest when this process exits. */
export function start(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): ChildProcess;

/** Ends a child process. Resolves when it has exited. */
export function end(child: ChildProcess, signal?: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>;

/** Resolves with the next message of a child process. Rejects if the process exits before that. */
export function nextMessage(child: ChildProcess): Promise<unknown>;

/** Runs a program to its end, on this process's stdin and stdout by default, and forwards signals. Resolves with its exit code. */
export function run(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): Promise<number>;

/**
 * Creates a temporary folder, by default in the system's. Returns its path and a function that deletes it. The folder is deleted at
 * the latest when this process exits.
 */
export function temporaryFolder(name: string, parent?: string): { readonly path: string; readonly remove: () => void };
