import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { end, nextMessage, start } from '../child-processes.mjs';
import { COLLECTING } from './collecting.ts';
import type { ProbeQuestion, Usage } from './probe.ts';

/** The command that starts a server. */
export interface ServerCommand {
  /** The script and its arguments. */
  readonly script: readonly string[];
  /** Additional environment variables. The value undefined unsets one. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder for the server's CPU profile, or null for none. */
  readonly profile: string | null;
}

/** A server in its own process, with measurements of its resource usage. */
export class MeasuredServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts a server. Resolves once the server has printed its URL. Rejects if the server exits before that. */
  static async start({ script, environment, profile }: ServerCommand): Promise<MeasuredServer> {
    const probe = ['--expose-gc', '--import', join(import.meta.dirname, 'probe.js')];
    const profiling = profile === null ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
    const child = start(process.execPath, [...COLLECTING, ...probe, ...profiling, ...script], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, ...environment },
    });
    for await (const text of child.stdout ?? []) {
      const port = /http:\/\/localhost:(\d+)/.exec(String(text))?.[1];
      if (port === undefined) continue;
      return new MeasuredServer(child, Number(port));
    }
    throw new Error(`${script.join(' ')} ended before it was open`);
  }

  /** Resolves with the server's resource usage since the last call. */
  read(): Promise<Usage> {
    return this.#ask<Usage>('read');
  }

  /** Resolves with the server's heap after a garbage collection, in bytes. */
  weigh(): Promise<number> {
    return this.#ask<number>('weigh');
  }

  /** Freezes the server, including its pings, while another server is measured. */
  rest(): void {
    this.#child.kill('SIGSTOP');
  }

  /** Resumes the frozen server. */
  wake(): void {
    this.#child.kill('SIGCONT');
  }

  /** Stops the server gracefully, or kills it. Resolves when the server has exited. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    return end(this.#child, signal);
  }

  async #ask<Answer>(question: ProbeQuestion): Promise<Answer> {
    const answer = nextMessage(this.#child);
    this.#child.send(question);
    return (await answer) as Answer;
  }
}
