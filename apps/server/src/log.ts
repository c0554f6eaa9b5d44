import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/**
 * One JSON line, on standard error if nothing else is given, for each thing worth knowing: never a card, a token or
 * what somebody said.
 */
export function openLog(level: string, lines: DestinationStream = pino.destination({ fd: 2, sync: true })): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
}
