import { useSpoken } from '../language/language.ts';
import type { Catalogue } from '../language/catalogue.ts';

/**
 * Switches the page to pseudo-localized English, 40 % longer, to check whether the layout has room. Throws if no language is
 * loaded.
 */
export function speakLonger(): void {
  const { language } = useSpoken.getState();
  if (language === null) throw new Error('there is nothing to lengthen yet');
  useSpoken.setState({ language: { ...language, catalogue: lengthened(language.catalogue) } });
}

function lengthened(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, said]) => [key, (values) => longer(said(values), values)]));
}

/** Returns the words of a message, 40 % longer, with unchanged values. */
function longer(said: unknown, values: Readonly<Record<string, unknown>>): unknown {
  const given = Object.values(values);
  if (given.includes(said)) return said;
  if (typeof said === 'string') return said.replaceAll(/\p{L}{2,}/gu, (word) => word + word.slice(-Math.round(word.length * 0.4)));
  return Array.isArray(said) ? said.map((inner) => longer(inner, values)) : said;
}
