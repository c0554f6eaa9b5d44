import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { storedOnDevice } from '../storage/stored.ts';

/** The values of each preference. The first one is the default. */
export const PREFERENCE_VALUES = {
  /** Daylight or lamplight. */
  theme: ['system', 'light', 'dark'],
  /** The number of colours for the suits of a pack. */
  suits: ['2', '4'],
  /** The volume. `on` is between `soft` and `loud`. */
  sound: ['on', 'soft', 'loud', 'off'],
  /** Which sounds are played: all sounds, including alerts, or only those of cards and counters. */
  sounds: ['all', 'cards'],
  /** Whether the device vibrates on the user's turn. */
  vibration: ['on', 'off'],
  /** Whether the user is notified of a turn that starts while they look elsewhere. */
  notices: ['unasked', 'on', 'off'],
  /** The speed of cards. The system's reduced-motion setting overrides this preference. */
  animation: ['normal', 'fast', 'off'],
  /** Whether the only legal move is played automatically. */
  only: ['by-hand', 'plays-itself'],
  /** The speed of a practice table, for its bots as well as for everything shown. */
  pace: ['calm', 'slow', 'brisk', 'at-once'],
  /** Whether practice shows hints about situations that occur for the first time. */
  firstTimes: ['said', 'unsaid'],
  /** Whether the table waits until a screen reader has read the latest news. */
  speech: ['not-waited-for', 'waited-for'],
  /** Whether single letters and digits are shortcuts at a table (WCAG 2.1.4). */
  keys: ['on', 'off'],
} as const;

/** The names of the preferences. */
type PreferenceName = keyof typeof PREFERENCE_VALUES;

/** One user's preferences on one device. */
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCE_VALUES)[Name][number] };

/** Schema for the stored preferences. A missing or unknown value gets its default. */
export const preferencesSchema: Parser<Preferences> = z.object({
  theme: orElse(z.enum(PREFERENCE_VALUES.theme), 'system'),
  suits: orElse(z.enum(PREFERENCE_VALUES.suits), '2'),
  sound: orElse(z.enum(PREFERENCE_VALUES.sound), 'on'),
  sounds: orElse(z.enum(PREFERENCE_VALUES.sounds), 'all'),
  vibration: orElse(z.enum(PREFERENCE_VALUES.vibration), 'on'),
  notices: orElse(z.enum(PREFERENCE_VALUES.notices), 'unasked'),
  animation: orElse(z.enum(PREFERENCE_VALUES.animation), 'normal'),
  only: orElse(z.enum(PREFERENCE_VALUES.only), 'by-hand'),
  pace: orElse(z.enum(PREFERENCE_VALUES.pace), 'calm'),
  firstTimes: orElse(z.enum(PREFERENCE_VALUES.firstTimes), 'said'),
  speech: orElse(z.enum(PREFERENCE_VALUES.speech), 'not-waited-for'),
  keys: orElse(z.enum(PREFERENCE_VALUES.keys), 'on'),
});

const NEWCOMER: Preferences = {
  theme: 'system', suits: '2', sound: 'on', sounds: 'all', vibration: 'on', notices: 'unasked', animation: 'normal',
  only: 'by-hand', pace: 'calm', firstTimes: 'said', speech: 'not-waited-for', keys: 'on',
};

const stored = storedOnDevice('preferences', preferencesSchema);

/** Sets the attributes that the style sheets use: `data-theme` (absent for the system's theme), `data-suits`, `data-animation`. */
export function applyPreferences({ theme, suits, animation }: Preferences, root: Pick<HTMLElement, 'dataset'>): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  root.dataset.suits = suits;
  root.dataset.animation = animation;
}

/** The preferences and the function to change them. */
export interface PreferenceStore extends Preferences {
  readonly prefer: (change: Partial<Preferences>) => void;
}

/** The store for this user's preferences on this device. Usage: `usePreferences((it) => it.sound)`. */
export const usePreferences = create<PreferenceStore>((set) => ({
  ...(stored.read() ?? NEWCOMER),
  prefer: (change) => set(change),
}));

/** Applies the preferences to `<html>` and stores every change on this device. Call this once, before the first paint. */
export function startPreferences(): void {
  applyPreferences(usePreferences.getState(), document.documentElement);
  usePreferences.subscribe((preferences) => {
    applyPreferences(preferences, document.documentElement);
    stored.write(preferences);
  });
}
