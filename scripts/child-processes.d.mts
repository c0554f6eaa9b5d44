import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** How a program is ended. */
export interface ProcessEnding {
  /** What it is sent should this process exit first: SIGKILL, unless it ends in order what it has started itself. */
  readonly ending?: 'SIGKILL' | 'SIGTERM' | 'SIGINT';
  /** Whether all that it starts is sent its signals too. */
  readonly group?: boolean;
}

/** Starts a program as `spawn` does, which is ended when this process exits, if not before. */
export function start(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): ChildProcess;

/** Ends a program, and resolves when it is gone. */
export function end(child: ChildProcess, signal?: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<void>;

/** Runs a program to its end, on our input and output unless set otherwise, passing on signals; resolves with its exit code. */
export function run(program: string, args: readonly string[], options?: SpawnOptions & ProcessEnding): Promise<number>;

/** A new folder among the temporary ones, or in `parent`, taken away when this process exits, or by `remove`. */
export function temporaryFolder(name: string, parent?: string): { readonly path: string; readonly remove: () => void };
