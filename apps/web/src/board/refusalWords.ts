import type { Refusal } from '@chinwag/protocol';
import type { Violation } from '@chinwag/rules';
import { refusalMessage } from './refusals.ts';
import { useLanguage } from '../language/language.ts';
import type { Language } from '../language/catalogue.ts';
import { messageOf } from '../language/message.ts';
import { inWords } from '../language/parts.ts';
import { gameOfRule } from '../games/abouts.ts';

/** A refusal as it can be said: by a rule of a game, or by the server. */
export type ShownRefusal = Violation | Omit<Refusal, 'ok'>;

/** A refusal in words: those of the game whose rule it is, or those of the server. */
export function refusalWords({ rule, code, values = {} }: ShownRefusal, language: Language): string {
  const game = rule === undefined ? null : gameOfRule(rule);
  const said = game === null ? null : messageOf(`${game.id}.refusal.${code}`, values, language.catalogue);
  return inWords(said ?? refusalMessage(code), language, game?.pack ?? 'french');
}

/** The way to say why something is refused. */
export function useRefusalWords(): (refusal: ShownRefusal) => string {
  const language = useLanguage();
  return (refusal) => refusalWords(refusal, language);
}
