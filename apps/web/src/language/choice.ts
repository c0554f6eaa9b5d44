import type { Parser } from '@chinwag/rules';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { type Stored, storedInTab, storedOnDevice } from '../storage/stored.ts';
import { ROOT } from '../basePath.ts';
import { type LanguageId, languageOf, LANGUAGES, OFFERS, type OfferedLanguage } from './languages.ts';
import { useSpoken } from './language.ts';
import { speak } from './load.ts';

const languageSchema: Parser<LanguageId> = z.enum(LANGUAGES);

/** What somebody has chosen, on this device for good or for this visit alone; null where nothing was chosen. */
export interface Choices {
  readonly visit: LanguageId | null;
  readonly device: LanguageId | null;
}

/** Where the choices are stored. */
export type StoredChoices = { readonly [Where in keyof Choices]: Pick<Stored<LanguageId>, 'read' | 'write' | 'remove'> };

const device = storedOnDevice('language', languageSchema);
const stored: StoredChoices = { visit: storedInTab('language', languageSchema), device };

/** The language named in an address's query, `?lang=es`; null if there is none, or none of ours. */
export function languageIn(query: string): LanguageId | null {
  return languageOf(new URLSearchParams(query).get('lang') ?? '');
}

/** What was chosen. An address that names a language chooses it for this visit. */
export function readChoices(query: string, { visit, device: onDevice }: StoredChoices): Choices {
  const named = languageIn(query);
  if (named !== null) visit.write(named);
  return { visit: named ?? visit.read(), device: onDevice.read() };
}

/** The language that was chosen; English where none was. */
export function languageFor({ visit, device: onDevice }: Choices): LanguageId {
  return visit ?? onDevice ?? 'en';
}

/** The language to offer to somebody whose browser asks for `tags`, first of all; null over a choice, and where it is English. */
export function offerFor({ visit, device: onDevice }: Choices, tags: readonly string[]): OfferedLanguage | null {
  if (visit !== null || onDevice !== null) return null;
  const own = tags.map(languageOf).find((language) => language !== null) ?? 'en';
  return own in OFFERS ? (own as OfferedLanguage) : null;
}

/** What is still to be asked or shown about the language of the page. */
interface LanguageQuestion {
  /** The language that is offered, until somebody has answered. */
  readonly offer: OfferedLanguage | null;
  /** The language that was chosen last and could not be loaded. */
  readonly unloadable: LanguageId | null;
  /** The language that was chosen for this visit alone. */
  readonly visit: LanguageId | null;
}

/** What is to be asked or shown about the language of the page. */
export const useLanguageQuestion = create<LanguageQuestion>(() => ({ offer: null, unloadable: null, visit: null }));

/** Puts the page into the language that was chosen, by its address or on this device, and keeps it so. Call it once, at first. */
export async function startLanguage(): Promise<void> {
  const choices = readChoices(window.location.search, stored);
  useLanguageQuestion.setState({ offer: offerFor(choices, navigator.languages), visit: choices.visit });
  // What another tab has chosen on this device holds here too, unless this visit has a choice of its own.
  device.follow((chosen) => {
    if (chosen === null || useLanguageQuestion.getState().visit !== null) return;
    useLanguageQuestion.setState({ offer: null });
    void tryToSpeak(chosen);
  });
  const spoken = await tryToSpeak(languageFor(choices));
  if (!spoken) await speak('en');
}

/**
 * Chooses a language on this device and stores the choice. A language that cannot be loaded is not chosen, and a message says
 * so.
 */
export async function chooseLanguage(id: LanguageId): Promise<void> {
  if (!(await tryToSpeak(id))) return;
  stored.device.write(id);
  stored.visit.remove();
  useLanguageQuestion.setState({ offer: null, visit: null });
  forgetAddress();
}

/** Whether the page is in the language now: it is not where it could not be loaded, or another was chosen meanwhile. */
async function tryToSpeak(id: LanguageId): Promise<boolean> {
  const unloadable = await speak(id).then(() => null, () => id);
  useLanguageQuestion.setState({ unloadable });
  return useSpoken.getState().language?.id === id;
}

/** The address of a page within the app, for a tab of its own: what was chosen for this visit holds there too. */
export function useAddress(path: string): string {
  const visit = useLanguageQuestion((it) => it.visit);
  if (visit === null) return ROOT + path;
  const [page = '', rule] = path.split('#');
  return `${ROOT}${page}?lang=${visit}${rule === undefined ? '' : `#${rule}`}`;
}

/** The address holds no longer: loaded again, it must not bring back what was chosen before. */
function forgetAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
