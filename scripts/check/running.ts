import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { start } from '../child-processes.mjs';
import type { CheckStep } from './steps.ts';

/**
 * The niceness of a polite step, which gets a third of another step's share of a contended CPU. With that share, none of its
 * timeouts expires.
 */
const NICENESS = '5';
const POLITELY = process.platform === 'win32' ? [] : ['nice', '-n', NICENESS];

/** The unprinted output of running steps. */
const unsaid = new Map<string, string[]>();

/**
 * Runs a step to its end, at low priority if `politely`. Prints the step's whole output and its time when the step has ended.
 * Resolves with whether the step passed. A program that cannot be run counts as failed.
 */
export async function runStep({ name, command }: CheckStep, manner: 'politely' | 'first'): Promise<boolean> {
  const began = performance.now();
  const said: string[] = [];
  unsaid.set(name, said);
  const ok = (await exitCode(command, manner, said)) === 0;
  unsaid.delete(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${said.join('').trimEnd()}\n── ${name}: ${ok ? 'good' : 'FAILED'} in ${seconds} s`);
  return ok;
}

async function exitCode(command: readonly string[], manner: 'politely' | 'first', said: string[]): Promise<number | null> {
  const [program = '', ...args] = manner === 'politely' ? [...POLITELY, ...command] : command;
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, group: true, ending: 'SIGTERM' });
  if (manner === 'politely') weighSession(child.pid);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  try {
    const [code] = await once(child, 'close');
    return code as number | null;
  } catch (cause) {
    said.push(`${program} cannot be run: ${String(cause)}`);
    return null;
  }
}

/**
 * Lowers the weight of a step's session, because Linux may schedule sessions against each other, regardless of the niceness of
 * their programs.
 */
function weighSession(leader: number | undefined): void {
  try {
    writeFileSync(`/proc/${leader}/autogroup`, NICENESS, { flag: 'r+' });
  } catch {
    // no session weights here, or the program did not start
  }
}

/** Prints the output of steps that are interrupted. */
function printUnsaid(): void {
  for (const [name, said] of unsaid) console.log(`\n── ${name}\n${said.join('').trimEnd()}\n── ${name}: not ended`);
}

process.once('exit', printUnsaid);
