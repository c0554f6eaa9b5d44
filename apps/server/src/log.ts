import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** Of an error, what it is and where; not what else hangs on it, like the address that could not be read. */
function toldError(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error);
  return { type, message, stack, code };
}

/**
 * One JSON line, on standard error if nothing else is given, for each thing worth knowing: never a card, a token or
 * what somebody said.
 */
export function openLog(level: string, lines: DestinationStream = pino.destination({ fd: 2, sync: true })): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toldError } }, lines);
}
