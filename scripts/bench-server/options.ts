import { parseArgs } from 'node:util';

/** The command-line options of the bench. */
export interface BenchOptions {
  readonly tables: number;
  /** The length of each measurement, in s. */
  readonly seconds: number;
  /** The total moves per second of each measurement; empty for `none`. */
  readonly rates: readonly number[];
  /** The duration of the database lock, in s; 0 skips that measurement. */
  readonly locked: number;
  /** The number of live tables when the server is killed; 0 skips that measurement. */
  readonly killed: number;
  /** The number of tables whose games end within a minute, while friends play at other tables; 0 skips that measurement. */
  readonly ended: number;
  /** The number of tables with strong bots while friends play at other tables; 0 skips that measurement. */
  readonly bots: number;
  /** The stores to measure: `embedded`, and `postgresql` if available. */
  readonly stores: readonly string[];
  /** The parent folder of the store's folder. The default is beside the bench, where flushes reach a disk. */
  readonly data: string;
  /** The folder for the server's CPU profile, or null for none. */
  readonly profile: string | null;
}

/** Parses the command line of the bench. Returns its options. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '10' },
      rate: { type: 'string', default: '1000,3000,most' },
      locked: { type: 'string', default: '20' },
      killed: { type: 'string', default: '1000' },
      ended: { type: 'string', default: '500' },
      bots: { type: 'string', default: '60' },
      stores: { type: 'string', default: 'embedded,postgresql' },
      data: { type: 'string', default: import.meta.dirname },
      profile: { type: 'string' },
    },
  });
  return {
    tables: numberIn('tables', values.tables),
    seconds: numberIn('seconds', values.seconds),
    rates: values.rate === 'none' ? [] : values.rate.split(',').map(rateIn),
    locked: numberIn('locked', values.locked),
    killed: numberIn('killed', values.killed),
    ended: numberIn('ended', values.ended),
    bots: numberIn('bots', values.bots),
    stores: values.stores.split(','),
    data: values.data,
    profile: values.profile ?? null,
  };
}

function rateIn(text: string): number {
  return text === 'most' ? Infinity : numberIn('rate', text);
}

function numberIn(name: string, text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new Error(`--${name} is "${text}", but must be a number.`);
}
