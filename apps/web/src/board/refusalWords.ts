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

/** A refusal as it can be said: by a rule of a game, or by the server. */
export type ShownRefusal = Violation | Omit<Refusal, 'ok'>;

/** A refusal in words: those of the game whose rule it is, or those of the server; null while the server's are not loaded. */
export function refusalWords({ rule, code, values = {} }: ShownRefusal, language: Language): string | null {
  const game = rule === undefined ? null : gameOfRule(rule);
  const ofGame = game === null ? null : messageOf(`${game.id}.refusal.${code}`, values, language.catalogue);
  const { key } = refusalMessage(code);
  const said = ofGame ?? messageOf(key, {}, language.catalogue);
  return said && inWords(said, language, game?.pack ?? 'french');
}

/**
 * The way to say why something is refused, in a part that is rendered. What the server refuses with is loaded when it first does:
 * until then this says nothing, and then the part is rendered again. Where it cannot be loaded, that is said.
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
