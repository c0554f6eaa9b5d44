import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { type Stored, storedInTab, storedOnDevice } from '../storage/stored.ts';
import { ROOT } from '../basePath.ts';
import { type LanguageId, languageOf, LANGUAGES, OFFERS, type OfferedLanguage } from './languages.ts';
import { useSpoken } from './language.ts';
import { speak } from './load.ts';

const languageSchema: Parser<LanguageId> = z.enum(LANGUAGES);

/** The languages chosen on this device permanently and for this visit alone, or null if none was chosen. */
export interface Choices {
  readonly visit: LanguageId | null;
  readonly device: LanguageId | null;
}

/** The stores for the chosen languages. */
export type StoredChoices = { readonly [Where in keyof Choices]: Pick<Stored<LanguageId>, 'read' | 'write' | 'remove'> };

const device = storedOnDevice('language', languageSchema);
const stored: StoredChoices = { visit: storedInTab('language', languageSchema), device };

/** Returns the language in a URL's query, such as `?lang=es`. Returns null if there is none, or if the app lacks that language. */
export function languageIn(query: string): LanguageId | null {
  return languageOf(new URLSearchParams(query).get('lang') ?? '');
}

/** Returns the chosen languages. A language in the URL's query counts as chosen for this visit. */
export function readChoices(query: string, { visit, device: onDevice }: StoredChoices): Choices {
  const named = languageIn(query);
  if (named !== null) visit.write(named);
  return { visit: named ?? visit.read(), device: onDevice.read() };
}

/** Returns the chosen language, or English if there is none. */
export function languageFor({ visit, device: onDevice }: Choices): LanguageId {
  return visit ?? onDevice ?? 'en';
}

/**
 * Returns the language to offer to a user whose browser prefers `tags`: the first of them that the app has. Returns null if the
 * user has chosen a language, or if that first language is English.
 */
export function offerFor({ visit, device: onDevice }: Choices, tags: readonly string[]): OfferedLanguage | null {
  if (visit !== null || onDevice !== null) return null;
  const own = tags.map(languageOf).find((language) => language !== null) ?? 'en';
  return own in OFFERS ? (own as OfferedLanguage) : null;
}

/** The questions and messages about the page's language that the user has yet to see. */
interface LanguageQuestion {
  /** The offered language, until the user has answered. */
  readonly offer: OfferedLanguage | null;
  /** The last chosen language, if loading it failed. */
  readonly unloadable: LanguageId | null;
  /** The language chosen for this visit alone, or null if there is none. */
  readonly visit: LanguageId | null;
}

/** The store for the questions and messages about the page's language. */
export const useLanguageQuestion = create<LanguageQuestion>(() => ({ offer: null, unloadable: null, visit: null }));

/**
 * Sets the page to the language chosen in the URL or on this device, and follows later choices in other tabs. Falls back to
 * English, and rejects if English cannot be loaded either. Call this once, at startup.
 */
export async function startLanguage(): Promise<void> {
  const choices = readChoices(window.location.search, stored);
  useLanguageQuestion.setState({ offer: offerFor(choices, navigator.languages), visit: choices.visit });
  // A choice in another tab of this device applies here, too, unless this visit has its own.
  device.follow((chosen) => {
    if (chosen === null || useLanguageQuestion.getState().visit !== null) return;
    useLanguageQuestion.setState({ offer: null });
    void tryToSpeak(chosen);
  });
  const spoken = await tryToSpeak(languageFor(choices));
  if (!spoken) await speak('en');
}

/**
 * Chooses a language on this device and stores the choice. Never rejects: if the language cannot be loaded, the choice fails, and a
 * message says so.
 */
export async function chooseLanguage(id: LanguageId): Promise<void> {
  if (!(await tryToSpeak(id))) return;
  stored.device.write(id);
  stored.visit.remove();
  useLanguageQuestion.setState({ offer: null, visit: null });
  forgetAddress();
}

/**
 * Resolves with whether the page is now in the language. It is not if loading failed, or the user has chosen a different language
 * in the meantime.
 */
async function tryToSpeak(id: LanguageId): Promise<boolean> {
  const unloadable = await speak(id).then(() => null, () => id);
  useLanguageQuestion.setState({ unloadable });
  return useSpoken.getState().language?.id === id;
}

/** Returns the URL of a page within the app, for a new tab. The URL includes the language chosen for this visit. */
export function useAddress(path: string): string {
  const visit = useLanguageQuestion((it) => it.visit);
  if (visit === null) return ROOT + path;
  const [page = '', rule] = path.split('#');
  return `${ROOT}${page}?lang=${visit}${rule === undefined ? '' : `#${rule}`}`;
}

/** Removes the language from the address, which is out of date: a reload must not bring back the earlier choice. */
function forgetAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
