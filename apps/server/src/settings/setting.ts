import type * as z from 'zod/mini';

/** A reader for a setting, which parses the value of an environment variable. */
export interface SettingReader<Value> {
  readonly schema: z.ZodMiniType<Value, string>;
  /** The requirement on the value, as the continuation of "must be". */
  readonly must: string;
}

/** A setting, which an environment variable sets. */
export interface Setting<Value> {
  /** The description, as a phrase for `--help` and the handbook. */
  readonly what: string;
  readonly reader: SettingReader<Value>;
  /** The default, as the text of the environment variable. */
  readonly usually: string;
  /** For a limit: the consequence of exceeding it. */
  readonly beyond?: string;
}

/** A setting without a default, whose value is null if it is unset. */
export interface OptionalSetting<Value> extends Omit<Setting<Value>, 'usually'> {
  readonly usually: null;
  /** Whether the value may contain a password. If so, the server never prints it. */
  readonly secret?: true;
}

/** A setting of any type. */
export type AnySetting = Setting<unknown> | OptionalSetting<unknown>;

/** The values of settings, by their names. */
export type ValuesOf<Table extends Readonly<Record<string, AnySetting>>> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value>
    ? Value
    : Table[Name] extends OptionalSetting<infer Value>
      ? Value | null
      : never;
};

/** Returns the setting itself. The function only infers the value's type from its reader. */
export function setting<Value>(setting: Setting<Value>): Setting<Value> {
  return setting;
}

/** Returns a setting without a default. */
export function optionalSetting<Value>(setting: Omit<OptionalSetting<Value>, 'usually'>): OptionalSetting<Value> {
  return { ...setting, usually: null };
}
