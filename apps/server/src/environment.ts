import * as z from 'zod/mini';
import { DEFAULT_PACE } from './config.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Reads a number written in digits, from `least` to `most`; refuses any other with what it `must` be. */
function numberIn(least: number, most: number, written: RegExp, must: string) {
  const digits = z.string().check(z.regex(written, must));
  return z.pipe(z.pipe(digits, z.transform(Number)), z.number().check(z.gte(least, must), z.lte(most, must)));
}

const WHOLE = /^\d+$/;
const DECIMAL = /^\d+(\.\d+)?$/;

/** What may be set from outside, read from its text. A message says what the value must be. */
const environmentSchema = z.object({
  PORT: z._default(numberIn(0, 65_535, WHOLE, 'a whole number from 0 to 65535'), 2567),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'the name of a directory')), 'data'),
  LOG_LEVEL: z._default(z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'warn'),
  PROXIES: z._default(numberIn(0, 100, WHOLE, 'a whole number from 0 to 100'), 0),
  BOT_MOVE_MS: z._default(numberIn(0, 60_000, WHOLE, 'a whole number of milliseconds, 60000 at most'), DEFAULT_PACE.botMove),
  HASTE: z._default(numberIn(0.001, 100_000, DECIMAL, 'a number from 0.001 to 100000'), 1),
});

/** What whoever starts the server may set from outside: numbers as such, times in ms. */
type Environment = Readonly<z.output<typeof environmentSchema>>;

/** What has been set, or a sentence for each variable whose value cannot be. */
export type EnvironmentRead =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly sentences: readonly string[] };

/** Reads what has been set from outside; a variable that is not set has its default. */
export function readEnvironment(set: Readonly<Record<string, string | undefined>>): EnvironmentRead {
  const parsed = environmentSchema.safeParse(set);
  if (parsed.success) return { ok: true, environment: parsed.data };
  const sentences = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `${name} is "${set[name] ?? ''}", but must be ${message}.`;
  });
  return { ok: false, sentences };
}
