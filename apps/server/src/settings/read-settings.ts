import type { AnySetting, ValuesOf } from './setting.ts';
import { refusedSettings } from './retired.ts';
import { SETTINGS, type ServerSettings } from './settings.ts';

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

type Table = Readonly<Record<string, AnySetting>>;

/** The values of the settings, or one sentence for each invalid variable. */
export type SettingsRead<Values> =
  | { readonly ok: true; readonly settings: Values }
  | { readonly ok: false; readonly sentences: readonly string[] };

/**
 * Returns the settings from environment variables, with the default of each setting that is not set. If any variables are invalid,
 * returns one sentence for each of them instead.
 */
export function readSettings(variables: Variables): SettingsRead<ServerSettings> {
  const read = readTable(SETTINGS, variables);
  const sentences = [...refusedSettings(variables), ...(read.ok ? clashes(read.settings) : read.sentences)];
  return read.ok && sentences.length === 0 ? read : { ok: false, sentences };
}

/** Returns sentences about settings that conflict with each other. */
function clashes({ PORT, METRICS_PORT }: ServerSettings): readonly string[] {
  const isShared = METRICS_PORT === PORT && PORT !== 0;
  return isShared ? [`METRICS_PORT is ${PORT}, but must be another than PORT.`] : [];
}

/**
 * Parses a table of settings from environment variables. Returns their values, or one sentence for each invalid variable if there
 * are any.
 */
export function readTable<Read extends Table>(table: Read, variables: Variables): SettingsRead<ValuesOf<Read>> {
  const read = Object.entries(table).map(([name, setting]) => readOne(name, setting, variables[name]));
  const sentences = read.flatMap((one) => ('sentence' in one ? [one.sentence] : []));
  if (sentences.length > 0) return { ok: false, sentences };
  const values = Object.fromEntries(read.flatMap((one) => ('value' in one ? [[one.name, one.value]] : [])));
  return { ok: true, settings: values as ValuesOf<Read> };
}

type OneRead = { readonly name: string; readonly value: unknown } | { readonly sentence: string };

function readOne(name: string, { reader, usually, ...setting }: AnySetting, set: string | undefined): OneRead {
  const written = set ?? usually;
  if (written === null) return { name, value: null };
  const parsed = reader.schema.safeParse(written);
  if (parsed.success) return { name, value: parsed.data };
  const isSecret = 'secret' in setting && setting.secret;
  const was = isSecret ? 'is something else (not shown, as it may hold a password)' : `is "${written}"`;
  return { sentence: `${name} ${was}, but must be ${reader.must}.` };
}

/** Returns the default settings. */
export function usualSettings(): ServerSettings {
  const read = readSettings({});
  if (!read.ok) throw new Error(read.sentences.join(' '));
  return read.settings;
}
