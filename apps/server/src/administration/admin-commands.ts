import { pageAt, tableCodeSchema } from '@chinwag/protocol';
import * as z from 'zod/mini';

const AT_TABLE = { table: tableCodeSchema };
const OF_PERSON = { table: tableCodeSchema, name: z.string().check(z.minLength(1)) };

/** The schema of the admin commands, for a running server or a store without one. */
const adminCommandSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('list') }),
  z.object({ do: z.literal('show'), ...AT_TABLE }),
  z.object({ do: z.literal('messages'), ...AT_TABLE }),
  z.object({ do: z.literal('close'), ...AT_TABLE }),
  z.object({ do: z.literal('undo'), ...AT_TABLE }),
  z.object({ do: z.literal('delete'), ...AT_TABLE }),
  z.object({ do: z.literal('delete-message'), ...AT_TABLE, at: z.int() }),
  z.object({ do: z.literal('forget'), ...OF_PERSON }),
  z.object({ do: z.literal('export'), ...OF_PERSON }),
  z.object({ do: z.literal('revoke'), ...OF_PERSON }),
  z.object({ do: z.literal('clock') }),
]);
export type AdminCommand = z.output<typeof adminCommandSchema>;

/** The name of a command. */
type AdminCommandName = AdminCommand['do'];

/** The arguments of each command, and its description. */
const ADMIN_COMMANDS: Readonly<Record<AdminCommandName, { readonly given: readonly string[]; readonly what: string }>> = {
  list: { given: [], what: 'lists the tables that are there, with host, game, and when somebody was there last' },
  show: { given: ['TABLE'], what: 'shows who belongs to a table, and how much is stored of it' },
  messages: { given: ['TABLE'], what: 'shows what was said at a table, each with the number by which it is deleted' },
  close: { given: ['TABLE'], what: 'ends all connections to a table; it is loaded again when somebody comes' },
  undo: { given: ['TABLE'], what: 'has what is marked at a table, to be deleted for its age, stored for as long again' },
  delete: { given: ['TABLE'], what: 'deletes a table with its games, its tally and its chat; its links say that it is gone' },
  'delete-message': { given: ['TABLE', 'NUMBER'], what: 'deletes a message of the chat' },
  forget: { given: ['TABLE', 'NAME'], what: 'takes a person out of everything, who is found by their name at a table' },
  export: { given: ['TABLE', 'NAME'], what: 'writes all that is stored of a person as JSON' },
  revoke: { given: ['TABLE', 'NAME'], what: 'makes every browser a stranger that is known as a person' },
  clock: { given: [], what: 'says that the clock of this machine is right, where the server doubts it' },
};

/** Schema of a request to the server: an admin command, and whether to apply it or only preview what it would delete. */
export const adminRequestSchema = z.object({
  command: adminCommandSchema,
  apply: z.boolean(),
  /** Whether a process runs the command only if it has the table open. */
  onlyWhereOpen: z.boolean(),
});
export type AdminRequest = z.output<typeof adminRequestSchema>;

/**
 * Schema of the answer to an admin request: lines to show, a preview of deletions to confirm, the reason for a refusal, or
 * `not-open-here`. The last means that only another process has the table open.
 */
export const adminAnswerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('done'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('confirm'), lines: z.array(z.string()) }),
  z.object({ kind: z.literal('not-open-here') }),
  z.object({ kind: z.literal('refused'), sentence: z.string() }),
]);
export type AdminAnswer = z.output<typeof adminAnswerSchema>;

/**
 * A parsed command line: a command and whether it is already confirmed; a request for help; or a sentence that explains the error.
 */
export type TypedCommand =
  | { readonly kind: 'command'; readonly command: AdminCommand; readonly confirmed: boolean }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'unknown'; readonly sentence: string };

/** Parses the arguments after the program's name. If they are invalid, returns a sentence that explains the error. */
export function readTyped(typed: readonly string[]): TypedCommand {
  const confirmed = typed.includes('--yes');
  const [name, ...given] = typed.filter((word) => word !== '--yes');
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return { kind: 'help', text: helpText() };
  if (!Object.hasOwn(ADMIN_COMMANDS, name)) return { kind: 'unknown', sentence: `"${name}" is no command.\n${helpText()}` };
  const takes = ADMIN_COMMANDS[name as AdminCommandName].given;
  const last = given.slice(takes.length - 1).join(' ');
  // A name may have several words.
  const words = takes.length === 0 ? [] : [...given.slice(0, takes.length - 1), last];
  const fields = { table: codeIn(words[0] ?? ''), name: words[1], at: Number(words[1]) };
  const isRight = takes.length === 0 ? given.length === 0 : words.every((word) => word !== '') && words.length === takes.length;
  const parsed = adminCommandSchema.safeParse({ do: name, ...fields });
  if (isRight && parsed.success) return { kind: 'command', command: parsed.data, confirmed };
  return { kind: 'unknown', sentence: `That is: npm run admin -- ${[name, ...takes].join(' ')}` };
}

/** Returns the code of a table given by its code or a link to it. */
function codeIn(typed: string): string {
  const page = URL.canParse(typed) ? pageAt(new URL(typed).pathname) : null;
  return (page?.page === 'table' ? page.named : typed).toUpperCase();
}

function helpText(): string {
  const lines = Object.entries(ADMIN_COMMANDS).map(([name, { given, what }]) => `  ${[name, ...given].join(' ')}\n      ${what}`);
  return [
    'npm run admin -- COMMAND', '', ...lines, '',
    'TABLE is the code of a table or its link. What deletes something says what, and asks; with --yes it does not ask.', '',
  ].join('\n');
}
