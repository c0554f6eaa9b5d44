import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import { create } from 'zustand';
import { storedOnDevice } from '../storage/stored.ts';

/** What each preference may be; the first is what a newcomer has. */
export const PREFERENCE_VALUES = {
  /** Daylight or lamplight. */
  theme: ['system', 'light', 'dark'],
  /** How many colours the suits of a pack are printed in. */
  suits: ['2', '4'],
  /** How loud it is; `on` lies between the other two. */
  sound: ['on', 'soft', 'loud', 'off'],
  /** Which sounds are heard: also those that tell somebody something, or those of cards and counters alone. */
  sounds: ['all', 'cards'],
  /** Whether the device taps when one's turn comes. */
  vibration: ['on', 'off'],
  /** Whether one is notified that one's turn has come while one looked elsewhere. */
  notices: ['unasked', 'on', 'off'],
  /** How fast cards move. The system's reduced motion wins over it. */
  animation: ['normal', 'fast', 'off'],
  /** Whether the only move there is waits for its player. */
  only: ['by-hand', 'plays-itself'],
  /** How fast a table goes at which one practises, its bots as well as all that is shown. */
  pace: ['calm', 'slow', 'brisk', 'at-once'],
  /** Whether it is said, where one practises, what comes up for the first time. */
  firstTimes: ['said', 'unsaid'],
  /** Whether the table waits until a screen reader has said what happens. */
  speech: ['not-waited-for', 'waited-for'],
  /** Whether single letters and figures do something at a table (WCAG 2.1.4). */
  keys: ['on', 'off'],
} as const;

/** The names of the preferences. */
type PreferenceName = keyof typeof PREFERENCE_VALUES;

/** One person's preferences on one device. */
export type Preferences = { readonly [Name in PreferenceName]: (typeof PREFERENCE_VALUES)[Name][number] };

/** Reads what was stored of them: whatever is missing or unknown is as a newcomer has it. */
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

/** The preferences of the person who sits at this screen: `usePreferences((it) => it.sound)`. */
export const usePreferences = create<PreferenceStore>((set) => ({
  ...(stored.read() ?? NEWCOMER),
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
    stored.write(preferences);
  });
}
