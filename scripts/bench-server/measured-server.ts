import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { end, start } from '../child-processes.mjs';
import { COLLECTING } from './collecting.ts';
import type { ProbeQuestion, Usage } from './probe.ts';

/** How a server is started. */
export interface ServerCommand {
  /** The script and what it is given. */
  readonly script: readonly string[];
  /** What is set beside what is set here; undefined is not set. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where its profile is left when it ends; null for none. */
  readonly profile: string | null;
}

/** A server in a process of its own, which is asked what it uses. */
export class MeasuredServer {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts a server that prints its address; resolves once it has. */
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

  /** What it has used since it was asked last. */
  read(): Promise<Usage> {
    return this.#ask<Usage>('read');
  }

  /** The bytes it holds in memory, garbage collected. */
  weigh(): Promise<number> {
    return this.#ask<number>('weigh');
  }

  /** Has it do nothing at all while another is measured, nor ask its connections whether they are there. */
  rest(): void {
    this.#child.kill('SIGSTOP');
  }

  /** Has it go on. */
  wake(): void {
    this.#child.kill('SIGCONT');
  }

  /** Ends it in order, or on the spot; resolves when it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    return end(this.#child, signal);
  }

  async #ask<Answer>(question: ProbeQuestion): Promise<Answer> {
    const answer = once(this.#child, 'message');
    this.#child.send(question);
    const [message] = await answer;
    return message as Answer;
  }
}
