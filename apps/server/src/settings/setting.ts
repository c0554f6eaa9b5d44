import type * as z from 'zod/mini';

/** Reads what a variable of the environment is set to, or what a setting is when it is not set. */
export interface SettingReader<Value> {
  readonly schema: z.ZodMiniType<Value, string>;
  /** What a text must be to be read, as it goes on after "must be". */
  readonly must: string;
}

/** One thing that the one who starts the server may set, by a variable of the environment. */
export interface Setting<Value> {
  /** What it is, in a phrase, for `--help` and the handbook. */
  readonly what: string;
  readonly reader: SettingReader<Value>;
  /** What it is where it is not set, written as one would set it. */
  readonly usually: string;
  /** Of a limit: what happens to the one who is beyond it. */
  readonly beyond?: string;
}

/** A setting that need not be set, and is null then. */
export interface OptionalSetting<Value> extends Omit<Setting<Value>, 'usually'> {
  readonly usually: null;
  /** Whether it may hold a password: it is never written anywhere then. */
  readonly secret?: true;
}

/** Any setting, whatever it is read as. */
export type AnySetting = Setting<unknown> | OptionalSetting<unknown>;

/** What settings are read as, by their names. */
export type ValuesOf<Table extends Readonly<Record<string, AnySetting>>> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value>
    ? Value
    : Table[Name] extends OptionalSetting<infer Value>
      ? Value | null
      : never;
};

/** A setting, with its value inferred from its reader. */
export function setting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting;
}

/** A setting that need not be set. */
export function optionalSetting<Value>(setting: Omit<OptionalSetting<Value>, 'usually'>): OptionalSetting<Value> {
  return { ...setting, usually: null };
}
