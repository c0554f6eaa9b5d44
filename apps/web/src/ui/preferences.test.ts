import { describe, expect, it } from 'vitest';
import { applyPreferences, preferencesSchema } from './preferences.ts';

const NEWCOMER = {
  theme: 'system', suits: '2', sound: 'on', sounds: 'all', vibration: 'on', notices: 'unasked', animation: 'normal',
  only: 'by-hand', pace: 'calm', firstTimes: 'said', speech: 'not-waited-for', keys: 'on',
} as const;

const read = (stored: unknown) => preferencesSchema.safeParse(stored);

describe('stored preferences', () => {
  it('are read back unchanged', () => {
    const chosen = {
      theme: 'dark', suits: '4', sound: 'soft', sounds: 'cards', vibration: 'off', notices: 'on', animation: 'fast',
      only: 'plays-itself', pace: 'brisk', firstTimes: 'unsaid', speech: 'waited-for', keys: 'off',
    } as const;
    expect(read(chosen)).toEqual({ success: true, data: chosen });
  });

  it('fall back to the defaults if they are missing or unknown', () => {
    expect(read({})).toEqual({ success: true, data: NEWCOMER });
    const stored = { theme: 'purple', suits: 4, sound: 'off', other: 1 };
    expect(read(stored)).toEqual({ success: true, data: { ...NEWCOMER, sound: 'off' } });
  });
});

describe('applyPreferences', () => {
  it('leaves the theme to the system unless a theme is chosen', () => {
    const root = { dataset: { theme: 'dark' } as DOMStringMap };
    applyPreferences(NEWCOMER, root);
    expect(root.dataset).toEqual({ suits: '2', animation: 'normal' });
    applyPreferences({ ...NEWCOMER, theme: 'light', suits: '4', animation: 'off' }, root);
    expect(root.dataset).toEqual({ theme: 'light', suits: '4', animation: 'off' });
  });
});
