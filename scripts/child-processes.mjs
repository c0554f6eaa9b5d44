// Ends processes and temporary folders together with the script that started them. The script may exit by itself, by a thrown error
// or by a signal. Only SIGKILL prevents the cleanup.
import { spawn } from 'node:child_process';
import { errorMonitor, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const HAS_GROUPS = process.platform !== 'win32';

/** The cleanup functions for an exit of this process, newest last. All are synchronous. */
const endings = new Set();

/** The children that lead a process group, which is ended as a whole. */
const groups = new WeakSet();

/**
 * Starts a program as `spawn` does, and returns it. If this process exits first, the program gets the signal `ending`: SIGKILL,
 * unless it stops its own children gracefully. With `group`, signals go to the program's whole process group, which also gets
 * `ending` when the program exits.
 */
export function start(program, args, { ending = 'SIGKILL', group = false, ...options } = {}) {
  const leads = group && HAS_GROUPS;
  const child = spawn(program, args, leads ? { ...options, detached: true } : options);
  if (leads) groups.add(child);
  const forget = whenExiting(() => send(child, ending));
  child.once('exit', () => {
    forget();
    // ends the leader's remaining processes after the leader
    if (leads) send(child, ending);
  });
  child.once(errorMonitor, () => {
    if (child.pid === undefined) forget();
  });
  return child;
}

/** Ends a child process. Resolves when the process has exited. */
export async function end(child, signal = 'SIGKILL') {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  send(child, signal);
  await gone;
}

/** Resolves with the next message of a child process. Rejects if the process exits before that. */
export async function nextMessage(child) {
  const done = new AbortController();
  const gone = once(child, 'exit', { signal: done.signal }).then(() => {
    throw new Error('a child process exited before it sent a message');
  });
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: done.signal }), gone]);
    return message;
  } finally {
    gone.catch(() => undefined);
    done.abort();
  }
}

/** Runs a program to its end, on our stdin and stdout by default, and forwards signals. Resolves with the program's exit code. */
export async function run(program, args, options = {}) {
  const child = start(program, args, { stdio: 'inherit', ending: 'SIGTERM', ...options });
  const passOn = (signal) => send(child, signal);
  for (const signal of SIGNALS) process.on(signal, passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    return code ?? codeOf(signal);
  } finally {
    for (const signal of SIGNALS) process.off(signal, passOn);
  }
}

/** Returns a new temporary folder: its `path`, and `remove`, which deletes it. The exit of this process also deletes the folder. */
export function temporaryFolder(name, parent = tmpdir()) {
  const path = mkdtempSync(join(parent, `chinwag-${name}-`));
  const take = () => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  const forget = whenExiting(take);
  return {
    path,
    remove: () => {
      forget();
      take();
    },
  };
}

function hasEnded({ exitCode, signalCode }) {
  return exitCode !== null || signalCode !== null;
}

/** Sends a signal, unless the program has already exited. */
function send(child, signal) {
  if (!groups.has(child) || child.pid === undefined) return void child.kill(signal);
  try {
    process.kill(-child.pid, signal);
  } catch {
    // no process of the group is left
  }
}

/** Registers a cleanup function for the exit of this process. Returns a function that unregisters it. */
function whenExiting(ending) {
  if (endings.size === 0) listen();
  endings.add(ending);
  return () => {
    endings.delete(ending);
    if (endings.size === 0) unlisten();
  };
}

function listen() {
  process.on('exit', endAll);
  // before all others, so that one-time listeners are counted
  for (const signal of SIGNALS) process.prependListener(signal, exit);
}

function unlisten() {
  process.off('exit', endAll);
  for (const signal of SIGNALS) process.off(signal, exit);
}

function endAll() {
  for (const ending of [...endings].toReversed()) ending();
}

/** Exits after a signal, unless another listener handles it. */
function exit(signal) {
  if (process.listenerCount(signal) === 1) process.exit(codeOf(signal));
}

/** Returns the exit code that a shell reports for a signal. */
function codeOf(signal) {
  return 128 + constants.signals[signal];
}
