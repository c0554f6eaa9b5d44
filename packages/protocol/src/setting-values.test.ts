import { describe, expect, it } from 'vitest';
import { requestSchemas } from './requests.ts';
import { DEFAULT_SETTINGS, SETTING_NAMES, SETTING_VALUES } from './setting-values.ts';
import { settingsSchema } from './settings.ts';

describe('settings', () => {
  it('have valid defaults, and more than one value each', () => {
    expect(settingsSchema.parse(DEFAULT_SETTINGS)).toEqual(DEFAULT_SETTINGS);
    expect(DEFAULT_SETTINGS).toMatchObject({ clock: 'off', door: 'open', watching: 'public', takingBack: 'by-consent' });
    for (const name of SETTING_NAMES) expect(SETTING_VALUES[name].length).toBeGreaterThan(1);
  });

  it('can be changed one at a time or together', () => {
    const { setSettings } = requestSchemas;
    for (const name of SETTING_NAMES) {
      for (const value of SETTING_VALUES[name]) expect(setSettings.parse({ [name]: value })).toEqual({ [name]: value });
    }
    expect(setSettings.parse({ clock: 'fast', talk: 'off' })).toEqual({ clock: 'fast', talk: 'off' });
  });

  it('cannot be changed to undefined', () => {
    expect(requestSchemas.setSettings.safeParse({ clock: undefined }).success).toBe(false);
  });

  it.each([{ clock: null }, { clock: 'slow' }, { colour: 'green' }, { clock: 'fast', code: 'ABCDEFGHJK' }, []])(
    'cannot be changed to %j',
    (change) => {
      expect(requestSchemas.setSettings.safeParse(change).success).toBe(false);
    },
  );
});
