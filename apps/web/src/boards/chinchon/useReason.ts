import type { Violation } from '@chinwag/rules';
import { useSay } from '../../language/language.ts';
import { useRefusalWords } from '../refusalWords.ts';

/** The way to say why a button is off, with the rule: `Choose the melds that you lay down. (CH6.1)` */
export function useReason(): (why: Violation) => string {
  const say = useSay();
  const words = useRefusalWords();
  return (why) => say('chinchon.with-rule', { why: words(why), rule: why.rule });
}
