import type { Refusal } from '@chinwag/protocol';
import type { Violation } from '@chinwag/rules';
import { useState } from 'react';
import { refusalMessage } from './refusals.ts';
import { useLanguage } from '../language/language.ts';
import type { Language } from '../language/catalogue.ts';
import { loadMessages } from '../language/load.ts';
import { messageOf } from '../language/message.ts';
import { inWords } from '../language/parts.ts';
import { gameOfRule } from '../games/abouts.ts';

/** A refusal that can be shown as text: a violation of a game's rule, or a refusal by the server. */
export type ShownRefusal = Violation | Omit<Refusal, 'ok'>;

/**
 * Returns the text of a refusal. A violation has the text of the rule's game, any other refusal the server's text. Returns null
 * until the server's texts are loaded.
 */
export function refusalWords({ rule, code, values = {} }: ShownRefusal, language: Language): string | null {
  const game = rule === undefined ? null : gameOfRule(rule);
  const ofGame = game === null ? null : messageOf(`${game.id}.refusal.${code}`, values, language.catalogue);
  const { key } = refusalMessage(code);
  const said = ofGame ?? messageOf(key, {}, language.catalogue);
  return said && inWords(said, language, game?.pack ?? 'french');
}

/**
 * Returns a function that gives the text of a refusal while rendering. The texts of the server's refusals load at the first such
 * refusal. Until then, the function returns '', and the component renders again afterwards. If loading fails, the function returns
 * a sentence about the failure.
 */
export function useRefusalWords(): (refusal: ShownRefusal) => string {
  const language = useLanguage();
  const [isUnloadable, setUnloadable] = useState(false);
  return (refusal) => {
    const words = refusalWords(refusal, language);
    if (words !== null) return words;
    if (isUnloadable) return inWords(refusalMessage('page-not-loaded'), language, 'french');
    loadMessages('refusals').catch(() => setUnloadable(true));
    return '';
  };
}
