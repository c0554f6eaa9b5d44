import { type LanguageId, LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { type Scope, textsOf } from './catalogues.ts';
import { type Kinds, kindsIn, united } from './fillings.ts';
import type { SourceFile } from './sources.ts';
import { termsIn } from './terms.ts';

/** The numbers of a language: its messages, and its faults. */
interface LanguageReport {
  readonly messages: number;
  readonly missing: number;
  readonly unused: number;
  readonly different: number;
}

/** The report on all messages in all languages. */
export interface Report {
  /** The kinds of each message's placeholders, by full key. */
  readonly kinds: ReadonlyMap<string, Kinds>;
  readonly counts: Readonly<Record<LanguageId, LanguageReport>>;
  /** One sentence for each fault. */
  readonly faults: readonly string[];
}

/**
 * Compares the languages with each other, and with the messages that the app and the games' refusals require. Returns the report.
 */
export function reportOf(
  scopes: readonly Scope[],
  sources: readonly SourceFile[],
  refusals: ReadonlyMap<string, readonly string[]>,
): Report {
  const kinds = new Map<string, Kinds>();
  const faults: string[] = [];
  const { whole, starts } = keysIn(sources);
  const used: Used = { whole: new Set([...whole, ...refusals.keys()]), starts };
  const explained = new Set(scopes.flatMap((scope) => (scope.name === 'terms' ? [...textsOf(scope, 'en').keys()] : [])));
  const found = new Map(LANGUAGES.map((language) => [language, { messages: 0, missing: 0, unused: 0, different: 0 }]));
  for (const scope of scopes) {
    const english = textsOf(scope, 'en');
    for (const language of LANGUAGES) {
      const texts = textsOf(scope, language);
      const counts = found.get(language) ?? { messages: 0, missing: 0, unused: 0, different: 0 };
      counts.messages += texts.size;
      for (const key of english.keys()) {
        if (texts.has(key)) continue;
        counts.missing++;
        faults.push(`${language}: ${scope.name}.${key} is missing.`);
      }
      for (const [name, text] of texts) {
        const key = `${scope.name}.${name}`;
        if (!english.has(name) || !isUsed(key, used)) {
          counts.unused++;
          faults.push(`${language}: ${key} is used nowhere${english.has(name) ? '' : ', and not in English either'}.`);
        }
        const fault = compare(kinds, key, text, language) ?? faultInTerms(text, english.get(name) ?? text, explained);
        if (fault === null) continue;
        counts.different++;
        faults.push(`${language}: ${key}: ${fault}.`);
      }
    }
  }
  const counts = found.get('en');
  for (const [key, names] of refusals) {
    const gaps = kinds.get(key);
    const same = gaps !== undefined && names.toSorted().join() === [...gaps.keys()].toSorted().join();
    if (counts === undefined || same) continue;
    counts[gaps === undefined ? 'missing' : 'different']++;
    faults.push(`en: ${key} ${gaps === undefined ? 'is missing' : `has other gaps than the rules fill: ${names.join(', ')}`}.`);
  }
  return { kinds, counts: Object.fromEntries(found) as Record<LanguageId, LanguageReport>, faults };
}

/**
 * Returns a fault of the terms that a text explains, or null if there is none. The fault is an unknown term, or a set of terms that
 * differs from the English.
 */
function faultInTerms(text: string, english: string, explained: ReadonlySet<string>): string | null {
  try {
    const terms = termsIn(text);
    const unknown = terms.find((term) => !explained.has(`${term}.means`));
    if (unknown !== undefined) return `it explains "${unknown}", of which nothing is said among the terms`;
    const theirs = termsIn(english);
    return terms.join() === theirs.join() ? null : `it explains "${terms.join(', ')}", and English "${theirs.join(', ')}"`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Merges the placeholders of a text into those known for its message. Returns a conflict, or null. */
function compare(kinds: Map<string, Kinds>, key: string, text: string, language: LanguageId): string | null {
  try {
    const before = kinds.get(key);
    const own = kindsIn(text, language);
    if (before === undefined) {
      kinds.set(key, own);
      return null;
    }
    const names = [...before.keys()].toSorted().join(', ');
    const ownNames = [...own.keys()].toSorted().join(', ');
    if (names !== ownNames) return `it has the gaps "${ownNames}", and English "${names}"`;
    kinds.set(key, new Map([...before].map(([name, kind]) => [name, united(kind, own.get(name) ?? 'any', name)])));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The literal keys in the app, and the prefixes of computed keys. */
interface Used {
  readonly whole: ReadonlySet<string>;
  readonly starts: readonly string[];
}

const WHOLE = /'([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)+)'/g;
const START = /`([a-zA-Z]+\.[a-zA-Z0-9.-]*)\$\{/g;

function keysIn(sources: readonly SourceFile[]): Used {
  const all = (pattern: RegExp): string[] => sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key = '']) => key));
  return { whole: new Set(all(WHOLE)), starts: [...new Set(all(START))] };
}

function isUsed(key: string, { whole, starts }: Used): boolean {
  return whole.has(key) || starts.some((beginning) => key.startsWith(beginning));
}
