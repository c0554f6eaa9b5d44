import { create } from 'zustand';

/** What each preference may be; the first is what a newcomer has. */
export const PREFERENCE_VALUES = {
  /** Daylight or lamplight. */
  theme: ['system', 'light', 'dark'],
  /** How many colours the suits of a pack are printed in. */
  suits: ['2', '4'],
  sound: ['on', 'off'],
  /** How fast cards move. The system's reduced motion wins over it. */
  animation: ['normal', 'fast', 'off'],
} as const;

/** The names of the preferences. */
type PreferenceName = keyof typeof PREFERENCE_VALUES;

/** One person's preferences on one device. */
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCE_VALUES)[Name][number] };

const STORAGE_KEY = 'chinwag.preferences';

function chosen<Value extends string>(values: readonly [Value, ...Value[]], stored: unknown): Value {
  return values.find((value) => value === stored) ?? values[0];
}

/** Reads what was stored. Total: whatever is missing, unknown or unreadable is the default. */
export function parsePreferences(stored: string | null): Preferences {
  const fields = parseFields(stored);
  return {
    theme: chosen(PREFERENCE_VALUES.theme, fields.get('theme')),
    suits: chosen(PREFERENCE_VALUES.suits, fields.get('suits')),
    sound: chosen(PREFERENCE_VALUES.sound, fields.get('sound')),
    animation: chosen(PREFERENCE_VALUES.animation, fields.get('animation')),
  };
}

function parseFields(stored: string | null): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return new Map(Object.entries(value ?? {}));
  } catch {
    return new Map();
  }
}

/** What the style sheets look at: `data-theme` (absent for the system's), `data-suits`, `data-animation`. */
export function applyPreferences({ theme, suits, animation }: Preferences, root: Pick<HTMLElement, 'dataset'>): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.suits = suits;
  root.dataset.animation = animation;
}

/** The preferences, and the way to change one of them. */
export interface PreferenceStore extends Preferences {
  readonly prefer: (change: Partial<Preferences>) => void;
}

function readStorage(): string | null {
  try {
    return globalThis.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStorage(text: string): void {
  try {
    globalThis.localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is full or forbidden: the choice holds until the page is left.
  }
}

/** The preferences of whoever sits at this screen: `usePreferences((it) => it.sound)`. */
export const usePreferences = create<PreferenceStore>((set) => ({
  ...parsePreferences(readStorage()),
  prefer: (change) => set(change),
}));

/**
 * Puts the preferences on `<html>` and keeps every change on this device. Call it once, before the first
 * paint.
 */
export function startPreferences(): void {
  applyPreferences(usePreferences.getState(), document.documentElement);
  usePreferences.subscribe((preferences) => {
    applyPreferences(preferences, document.documentElement);
    writeStorage(JSON.stringify(preferences));
  });
}
