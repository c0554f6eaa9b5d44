import { type LanguageId, LANGUAGES } from '../../../apps/web/src/language/languages.ts';
import { type Scope, textsOf } from '../catalogues.ts';
import { address } from './address.ts';
import { agreement } from './agreement.ts';
import { choices } from './choices.ts';
import { empty } from './empty.ts';
import { gender } from './gender.ts';
import { type ContentCheck, readMessage } from './message.ts';
import { optionDecided } from './option-decided.ts';
import { numbersSaid, plurals } from './plurals.ts';
import { saidAlike } from './said-alike.ts';
import { typography } from './typography.ts';
import { untranslated } from './untranslated.ts';

/** All checks of a message. */
const CHECKS: readonly ContentCheck[] = [
  plurals, numbersSaid, choices, saidAlike, empty, untranslated, typography, address, gender, optionDecided,
  agreement,
];

/** A message in every language that has it. */
export type WrittenMessage = Readonly<Partial<Record<LanguageId, string>>>;

/** Returns all messages as written, by full key. */
export function writtenMessages(scopes: readonly Scope[]): ReadonlyMap<string, WrittenMessage> {
  const messages = new Map<string, WrittenMessage>();
  for (const scope of scopes) {
    for (const language of LANGUAGES) {
      for (const [name, text] of textsOf(scope, language)) {
        const key = `${scope.name}.${name}`;
        messages.set(key, { ...messages.get(key), [language]: text });
      }
    }
  }
  return messages;
}

/**
 * Returns one sentence for each fault in a message's content. Returns an empty list if the message cannot be parsed, because the
 * report says so elsewhere.
 */
export function contentFaults(key: string, texts: WrittenMessage): readonly string[] {
  const message = readOrNull(key, texts);
  if (message === null) return [];
  return CHECKS.flatMap((check) => check(message)).map(({ language, says }) => `${language}: ${key}: ${says}.`);
}

function readOrNull(key: string, texts: WrittenMessage) {
  try {
    return readMessage(key, texts);
  } catch {
    return null;
  }
}
