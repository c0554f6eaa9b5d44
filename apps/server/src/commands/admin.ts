import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type AdminAnswer, type AdminRequest, readTyped } from '../administration/admin-commands.ts';
import { askBySocket, isListening, socketsIn } from '../administration/admin-socket.ts';
import { administrationOf } from '../administration/without-server.ts';
import { retentionOf } from '../config.ts';
import { messageOf } from '../errors.ts';
import { openLog } from '../log.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { takeFolder } from '../store/folder.ts';
import { openStore } from '../store/open-store.ts';
import { STORE_FILE } from '../store/store-file.ts';
import { stop } from './command.ts';

// `npm run admin -- COMMAND`: runs an operator's command, in the running server or, if there is none, directly on the store.

/** The executor of admin commands: the server processes of this machine, or this process. */
interface Executor {
  ask(request: AdminRequest): Promise<AdminAnswer>;
  close(): Promise<void>;
}

const typed = readTyped(process.argv.slice(2));
if (typed.kind === 'unknown') stop(typed.sentence);
if (typed.kind === 'help') {
  process.stdout.write(typed.text);
  process.exit(0);
}
const { command, confirmed } = typed;
const read = readSettings(process.env);
if (!read.ok) stop(...read.sentences);

try {
  const executor = await executorOf(read.settings);
  let answer = await executor.ask({ command, apply: confirmed, onlyWhereOpen: false });
  if (answer.kind === 'confirm') {
    process.stdout.write(linesOf(answer.lines));
    if (await isConfirmed()) answer = await executor.ask({ command, apply: true, onlyWhereOpen: false });
  }
  await executor.close();
  if (answer.kind === 'refused') stop(answer.sentence);
  if (answer.kind === 'confirm') stop('Nothing was done.');
  if (answer.kind === 'done') process.stdout.write(linesOf(answer.lines));
} catch (error) {
  stop(`That could not be done: ${messageOf(error)}`);
}

async function executorOf(settings: ServerSettings): Promise<Executor> {
  const running: string[] = [];
  for (const socket of socketsIn(settings.DATA_DIR)) if (await isListening(socket)) running.push(socket);
  return running.length > 0 ? processesAt(running) : storeOf(settings);
}

/**
 * Returns an executor that uses the processes at these sockets. The process that has a table open runs commands for that table. All
 * processes run the command that trusts the clock, and any process runs other commands.
 */
function processesAt(sockets: readonly string[]): Executor {
  const ask = async (request: AdminRequest): Promise<AdminAnswer> => {
    if (sockets.length > 1 && 'table' in request.command) {
      for (const socket of sockets) {
        const answer = await askBySocket(socket, { ...request, onlyWhereOpen: true });
        if (answer !== null && answer.kind !== 'not-open-here') return answer;
      }
    }
    let answer: AdminAnswer | null = null;
    for (const socket of sockets) {
      answer = (await askBySocket(socket, request)) ?? answer;
      // Each process judges the clock for itself.
      if (answer !== null && request.command.do !== 'clock') break;
    }
    return answer ?? { kind: 'refused', sentence: 'The server has stopped meanwhile.' };
  };
  return { ask, close: async () => undefined };
}

/** Opens the store itself, because no server of this machine runs on it. Resolves with the executor. */
async function storeOf(settings: ServerSettings): Promise<Executor> {
  const { DATA_DIR, DATABASE_URL, KEEP_GUESTS_DAYS: guestDays, LOG_LEVEL } = settings;
  if (DATABASE_URL === null && !existsSync(join(DATA_DIR, STORE_FILE))) stop(`There is no store in the folder "${DATA_DIR}".`);
  const folder = DATABASE_URL === null ? takeFolder(DATA_DIR) : null;
  const store = await openStore(DATABASE_URL ?? DATA_DIR);
  const administration = await administrationOf(store, openLog(LOG_LEVEL), { keep: retentionOf(settings), guestDays });
  return {
    ask: (request) => administration.answer(request),
    close: async () => {
      await store.close();
      folder?.release();
    },
  };
}

async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) stop('Nothing was done: say --yes, as nobody can be asked here.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question('Do that? Type yes: ');
  terminal.close();
  return said.trim().toLowerCase() === 'yes';
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
