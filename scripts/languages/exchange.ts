import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Token } from '@messageformat/parser';
import { parseDocument } from 'yaml';
import { type Scope, textsIn, textsOf } from './catalogues.ts';
import { termsIn } from './terms.ts';

/** All texts of a language by full key, in the flat JSON that translation tools read. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Returns the texts of a language. The English replaces a missing text. */
export function exported(tag: string, scopes: readonly Scope[]): FlatTexts {
  return Object.fromEntries(scopes.flatMap((scope) => {
    const file = fileIn(scope, tag);
    const texts = existsSync(file) ? textsIn(readFileSync(file, 'utf8')) : new Map<string, string>();
    return [...textsOf(scope, 'en')].map(([key, english]) => [`${scope.name}.${key}`, texts.get(key) ?? english]);
  }));
}

/** Parses the output of a translation tool: a flat object of texts. Throws for any other value. */
export function parseFlat(json: string): FlatTexts {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('it is no object of keys and texts');
  const wrong = Object.entries(value).find(([, text]) => typeof text !== 'string');
  if (wrong !== undefined) throw new Error(`"${wrong[0]}" is no text`);
  return value as FlatTexts;
}

/**
 * Imports texts into the files of a language, which `new` has created. Returns one sentence for each rejected text. Such a text has
 * an unknown key, is invalid, or has placeholders or terms that differ from the English.
 */
export function imported(tag: string, texts: FlatTexts, scopes: readonly Scope[]): readonly string[] {
  const known = new Set<string>();
  const faults: string[] = [];
  for (const scope of scopes) {
    const file = fileIn(scope, tag);
    const english = textsOf(scope, 'en');
    const own = [...english].flatMap(([key, text]) => {
      known.add(`${scope.name}.${key}`);
      const given = texts[`${scope.name}.${key}`];
      return given === undefined ? [] : [{ key, given, text }];
    });
    if (own.length === 0) continue;
    if (!existsSync(file)) {
      faults.push(`${scope.name} has no file in "${tag}": run "npm run languages -- new ${tag}" first.`);
      continue;
    }
    const document = parseDocument(readFileSync(file, 'utf8'));
    for (const { key, given, text } of own) {
      const fault = faultIn(given, text);
      if (fault === null) document.setIn(key.split('.'), given);
      else faults.push(`${scope.name}.${key}: ${fault}.`);
    }
    writeFileSync(file, document.toString({ lineWidth: 132 }));
  }
  return [...Object.keys(texts).filter((key) => !known.has(key)).map((key) => `${key} is no message.`), ...faults];
}

function fileIn(scope: Scope, tag: string): string {
  return join(scope.folder, `${tag}.yaml`);
}

function faultIn(given: string, english: string): string | null {
  try {
    const [own, theirs] = [gapsIn(given), gapsIn(english)];
    if (own !== theirs) return `it has the gaps "${own}", and English "${theirs}"`;
    const [explained, expected] = [termsIn(given).join(), termsIn(english).join()];
    return explained === expected ? null : `it explains "${explained}", and English "${expected}"`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function gapsIn(text: string): string {
  return [...new Set(namesIn(parse(text, { strict: false })))].toSorted().join(', ');
}

function namesIn(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    return 'cases' in token ? [token.arg, ...token.cases.flatMap(({ tokens: inner }) => namesIn(inner))] : [token.arg];
  });
}
