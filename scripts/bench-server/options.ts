import { parseArgs } from 'node:util';

/** What is asked of the bench. */
export interface BenchOptions {
  readonly tables: number;
  /** How long each measurement takes. */
  readonly seconds: number;
  /** Moves a second in all, one measurement each; none for `none`. */
  readonly rates: readonly number[];
  /** For how many seconds the database is locked; 0 leaves that out. */
  readonly locked: number;
  /** How many tables are live when the server is killed; 0 leaves that out. */
  readonly killed: number;
  /** How many tables end their games within a minute, while friends play elsewhere; 0 leaves that out. */
  readonly ended: number;
  /** At how many tables strong bots play beside friends; 0 leaves that out. */
  readonly bots: number;
  /** With which stores: `embedded`, `postgresql`, the latter if there is one to be had. */
  readonly stores: readonly string[];
  /** The folder in which the store gets one of its own: beside the bench, unless set otherwise, where it is flushed to a disk. */
  readonly data: string;
  /** Where the server's profile is left; null for none. */
  readonly profile: string | null;
}

/** Reads what was asked for on the command line. */
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
