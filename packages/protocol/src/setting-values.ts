import * as z from 'zod/mini';
import { type SettingName, type Settings, settingsSchema } from './settings.ts';

/*
 * These values follow from the schema of the settings. They have a file of their own, because pages that only show a table's notice
 * need none of them.
 */

/** A change of settings: new values for some of a table's settings. */
export type SettingsChange = Partial<Settings>;

/** The names of all settings, in menu order. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape) as readonly SettingName[];

/** The values of each setting in menu order, the default first. */
export const SETTING_VALUES = forEach((name) => settingsSchema.shape[name].options) as {
  readonly [Name in SettingName]: readonly Settings[Name][];
};

/** The default settings of a table. */
export const DEFAULT_SETTINGS = forEach((name) => SETTING_VALUES[name][0]) as Settings;

/** Schema of a change of settings. It refuses unknown settings, and settings without a value. */
export const settingsChangeSchema = z.strictObject(
  forEach((name) => z.exactOptional(settingsSchema.shape[name])) as {
    [Name in SettingName]: z.ZodMiniExactOptional<(typeof settingsSchema.shape)[Name]>;
  },
);

/** Returns a change of a single setting. */
export function oneSetting(name: SettingName, value: Settings[SettingName]): SettingsChange {
  const change: unknown = { [name]: value };
  return change as SettingsChange;
}

/** Returns a record with the result of `make(name)` for each setting. */
function forEach(make: (name: SettingName) => unknown): unknown {
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, make(name)]));
}
