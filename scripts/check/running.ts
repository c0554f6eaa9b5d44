import { once } from 'node:events';
import { start } from '../child-processes.mjs';
import type { CheckStep } from './steps.ts';

/** What has a program take only the time of the processors that nobody else wants. */
const POLITELY = process.platform === 'win32' ? [] : ['nice', '-n', '19'];

/** What the steps that still run have said. */
const unsaid = new Map<string, string[]>();

/**
 * Runs a step to its end, politely if others are to come first; prints all it says when it has ended, and how long it took. Gives
 * whether it was good.
 */
export async function runStep({ name, command }: CheckStep, manner: 'politely' | 'first'): Promise<boolean> {
  const began = performance.now();
  const said: string[] = [];
  unsaid.set(name, said);
  const ok = (await exitCode(manner === 'politely' ? [...POLITELY, ...command] : command, said)) === 0;
  unsaid.delete(name);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${said.join('').trimEnd()}\n── ${name}: ${ok ? 'good' : 'FAILED'} in ${seconds} s`);
  return ok;
}

async function exitCode([program = '', ...args]: readonly string[], said: string[]): Promise<number | null> {
  const env = { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) };
  const child = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env, group: true, ending: 'SIGTERM' });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => said.push(text));
  try {
    const [code] = await once(child, 'close');
    return code as number | null;
  } catch (cause) {
    said.push(`${program} cannot be run: ${String(cause)}`);
    return null;
  }
}

/** Prints what steps have said that are not let come to their end. */
function printUnsaid(): void {
  for (const [name, said] of unsaid) console.log(`\n── ${name}\n${said.join('').trimEnd()}\n── ${name}: not ended`);
}

process.once('exit', printUnsaid);
