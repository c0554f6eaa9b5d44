import type { Token } from '@messageformat/parser';
import { isOfPeople, isOfSeveral } from '../fillings.ts';
import { choicesOf, type Complaint, type ReadText, type TranslatedMessage } from './message.ts';

/**
 * Returns complaints about the agreement of verbs. If a language has words for several people in a placeholder, every language must
 * say how its verbs agree. A text either selects by that placeholder, with singular and plural apart, or marks it as a list without
 * agreement, `{who, people}`.
 */
export function agreement({ readings }: TranslatedMessage): readonly Complaint[] {
  const several = new Set(readings.flatMap(gapsForSeveral));
  return readings.flatMap((reading) => {
    const settled = gapsForSeveral(reading);
    return [...several].filter((gap) => !settled.includes(gap)).map((gap): Complaint => ({
      language: reading.language,
      says: `"${gap}" may be several people: choose by one and other, or write {${gap}, people} if nothing agrees with them`,
    }));
  });
}

/** Returns the placeholders for which a text has different words for several people. */
function gapsForSeveral({ tokens }: ReadText): readonly string[] {
  const chosen = choicesOf(tokens).filter(({ type, cases }) => {
    const keys = cases.map(({ key }) => key);
    return type === 'select' && isOfPeople(keys) && isOfSeveral(keys);
  });
  return [...chosen.map(({ arg }) => arg), ...listsOfPeople(tokens)];
}

function listsOfPeople(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap((token) => {
    if ('cases' in token) return token.cases.flatMap(({ tokens: inner }) => listsOfPeople(inner));
    return token.type === 'function' && token.key === 'people' ? [token.arg] : [];
  });
}
