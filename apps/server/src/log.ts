import pino, { type DestinationStream, type LogFn, type Logger } from 'pino';
import { ThrottledLog } from './throttled-log.ts';
import type { Time } from './time.ts';

/** What is written to. A warning, or worse, that comes again within a minute is counted, and written once with `times`. */
export interface Log extends Logger {
  /** Writes what has been counted. */
  settle(): void;
}

/** A time that keeps no process from ending. */
const passing: Pick<Time, 'after'> = {
  after: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => clearTimeout(timer);
  },
};

const WARNING = pino.levels.values['warn'] ?? 0;

/** Of an error, what it is and where; not what else hangs on it, like the address that could not be read. */
function serializedError(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/**
 * One JSON line, on standard error if nothing else is given, for each thing worth knowing: never a card, a token or
 * what somebody said.
 */
export function openLog(
  level: string,
  lines: DestinationStream = pino.destination({ fd: 2, sync: true }),
  time: Pick<Time, 'after'> = passing,
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
          counted.note(kindOf(fields, message), (times) => write.call(this, times > 1 ? { ...fields, times } : fields, message));
        },
      },
    },
    lines,
  );
  return Object.assign(log, { settle: () => counted.settle() });
}

/** What makes lines the same: all but which table they are about, and of an error where it was made. */
function kindOf(fields: object, message: string): string {
  const written = Object.entries(fields).map(([name, value]) => {
    if (name === 'table') return '';
    return value instanceof Error ? (/^\s*at .*$/m.exec(value.stack ?? '')?.[0] ?? value.name) : String(value);
  });
  return [message, ...written].join(' ');
}
