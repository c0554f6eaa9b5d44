import type { Variables } from './read-settings.ts';

/** Retired settings, and their replacements. */
const RETIRED: Readonly<Record<string, string>> = {
  REQUESTS_PER_GUEST: 'MS_PER_GUEST and KILOBYTES_PER_GUEST',
  REQUESTS_PER_ADDRESS: 'MS_PER_ADDRESS and KILOBYTES_PER_ADDRESS',
  LOOKS_PER_CONNECTION: 'MS_PER_GUEST and KILOBYTES_PER_GUEST',
  HTTP_PER_ADDRESS: 'MS_PER_ADDRESS and KILOBYTES_PER_ADDRESS',
  HASTE: 'TIME_SCALE',
};

/** A retired environment variable that is still set, and what to set instead. */
export interface Retired {
  readonly variable: string;
  readonly instead: string;
}

/** Returns the retired environment variables that are still set. */
export function retired(variables: Variables): readonly Retired[] {
  return Object.entries(RETIRED).flatMap(([variable, instead]) =>
    variables[variable] === undefined ? [] : [{ variable, instead }],
  );
}

/** Retired settings that prevent the server from starting, each with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  REDIS_URL:
    'REDIS_URL is set, but Redis is no longer used: servers that share the database of DATABASE_URL find one another by that. ' +
    'Stop all servers of the earlier version, and start this one without REDIS_URL.',
};

/** Returns one sentence for each retired setting that prevents the server from starting. */
export function refusedSettings(variables: Variables): readonly string[] {
  return Object.entries(REFUSED).flatMap(([variable, sentence]) => (variables[variable] === undefined ? [] : [sentence]));
}
