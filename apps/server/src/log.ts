import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { codeOf } from './errors.ts';
import { type Repetition, ThrottledLog } from './throttled-log.ts';
import { systemTime, type Time } from './time.ts';

/** The severity of a state change. */
export type EventLevel = 'info' | 'warn' | 'error';

/**
 * The server's log. It counts a warning or error that recurs within a minute, then writes it once with its count (`times`), `first`
 * and `last`.
 */
export interface Log extends Logger {
  /** Logs a state change at once, without throttling. */
  event(level: EventLevel, fields: object, message: string): void;
  /** Writes the pending counts at once. */
  settle(): void;
}

/** The time service of the log: when counted lines are flushed, and how they are dated. */
type LogTime = Pick<Time, 'after' | 'date'>;

/** A time whose timers do not keep the process alive. */
const passing: LogTime = {
  date: () => systemTime.date(),
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};

const WARNING = pino.levels.values['warn'] ?? 0;

/** Returns the type, message, stack and code of an error as an object, without its other properties, such as a path. */
function serializedError(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/**
 * Returns a log of one JSON line per event, on standard error by default. The log never contains a card, a token or a chat message.
 */
export function openLog(
  level: string,
  lines: DestinationStream = pino.destination({ fd: 2, sync: true }),
  time: LogTime = passing,
): Log {
  const counted = new ThrottledLog(time);
  const settings = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializedError } };
  const log = pino(
    {
      ...settings,
      hooks: {
        logMethod([first, second]: Parameters<LogFn>, write, level) {
          const [fields, message] = typeof first === 'object' && first !== null ? [first, String(second)] : [{}, String(first)];
          if (level < WARNING) return write.call(this, fields, message);
          counted.note(kindOf(fields, message), (repeated) => write.call(this, { ...fields, ...datesOf(repeated) }, message));
        },
      },
    },
    lines,
  );
  const plain = pino(settings, lines);
  return Object.assign(log, {
    event: (level: EventLevel, fields: object, message: string) => plain[level](fields, message),
    settle: () => counted.settle(),
  });
}

/** Returns the count and dates of repeated events, as log fields. */
function datesOf(repeated: Repetition | null): object {
  if (repeated === null) return {};
  const { times, first, last } = repeated;
  return { times, first: new Date(first).toISOString(), last: new Date(last).toISOString() };
}

/**
 * Returns the key by which log lines count as repetitions: everything except the table and the amounts. For an error, the key has
 * only the place and the code, because there are few of those.
 */
function kindOf(fields: object, message: string): string {
  const written = Object.entries(fields).map(([name, value]) => {
    if (name === 'table' || typeof value === 'number') return '';
    return value instanceof Error ? `${/^\s*at .*$/m.exec(value.stack ?? '')?.[0] ?? value.name} ${codeOf(value)}` : String(value);
  });
  return [message, ...written].join(' ');
}
