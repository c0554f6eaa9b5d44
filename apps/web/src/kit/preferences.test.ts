import { describe, expect, it } from 'vitest';
import { applyPreferences, parsePreferences } from './preferences.ts';

const NEWCOMER = { theme: 'system', suits: '2', sound: 'on', animation: 'normal' } as const;

describe('parsePreferences', () => {
  it('gives a newcomer the first of every choice', () => {
    expect(parsePreferences(null)).toEqual(NEWCOMER);
  });

  it('reads back what was stored', () => {
    const chosen = { theme: 'dark', suits: '4', sound: 'off', animation: 'fast' } as const;
    expect(parsePreferences(JSON.stringify(chosen))).toEqual(chosen);
  });

  it('puts the default for whatever it does not know, and keeps the rest', () => {
    const stored = '{"theme":"purple","suits":4,"sound":"off","other":1}';
    expect(parsePreferences(stored)).toEqual({ ...NEWCOMER, sound: 'off' });
  });

  it.each(['', 'nonsense', 'null', '[]', '"dark"', '7', '{"theme":'])('reads %s as nothing', (stored) => {
    expect(parsePreferences(stored)).toEqual(NEWCOMER);
  });
});

describe('applyPreferences', () => {
  it('leaves the theme to the system unless one is chosen', () => {
    const root = { dataset: { theme: 'dark' } as DOMStringMap };
    applyPreferences(NEWCOMER, root);
    expect(root.dataset).toEqual({ suits: '2', animation: 'normal' });
    applyPreferences({ ...NEWCOMER, theme: 'light', suits: '4', animation: 'off' }, root);
    expect(root.dataset).toEqual({ theme: 'light', suits: '4', animation: 'off' });
  });
});
