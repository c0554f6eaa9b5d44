import type { RefusalValues } from '@chinwag/rules';
import { gameOfRule } from './catalogue.ts';
import { type Language, useLanguage } from '../language/language.ts';
import { messageOf } from '../language/message.ts';
import { spoken } from '../language/parts.ts';

/** A refusal as it can be told: by a rule of a game. */
interface RuleRefusal {
  readonly rule: string;
  readonly code: string;
  readonly values?: RefusalValues | undefined;
  readonly message: string;
}

/** A refusal by a rule of a game, in the words of that game. */
export function refusalWords({ rule, code, values = {}, message }: RuleRefusal, language: Language): string {
  const game = gameOfRule(rule);
  const said = game === null ? null : messageOf(`${game.id}.refusal.${code}`, values, language.catalogue);
  return said === null ? message : spoken(said, language, game?.pack ?? 'french');
}

/** The way to say why a rule forbids something. */
export function useRefusalWords(): (refusal: RuleRefusal) => string {
  const language = useLanguage();
  return (refusal) => refusalWords(refusal, language);
}
