import { isOfPeople } from '../fillings.ts';
import { choicesOf, type Complaint, type ReadText, type TranslatedMessage } from './message.ts';
import { choicesIn } from './renderings.ts';

/**
 * Returns complaints about selections by one placeholder whose cases differ between languages. A selection between people may have
 * more cases than English if a verb needs them, but never fewer.
 */
export function choices({ readings }: TranslatedMessage): readonly Complaint[] {
  const [english] = readings;
  if (english === undefined) return [];
  const gaps = new Set(readings.flatMap((reading) => [...casesByWord(reading).keys()]));
  return [...gaps].flatMap((gap) => {
    const choosing = readings.filter((reading) => casesByWord(reading).has(gap));
    const ofPeople = choosing.every((reading) => isOfPeople(casesOf(reading, gap)));
    const first = ofPeople ? english : choosing[0];
    const expected = first === undefined ? [] : casesOf(first, gap);
    return choosing.flatMap((reading): Complaint[] => {
      const own = casesOf(reading, gap);
      const missing = expected.filter((key) => !own.includes(key));
      const added = ofPeople ? [] : own.filter((key) => !expected.includes(key));
      if (missing.length === 0 && added.length === 0) return [];
      const says = `the choice by "${gap}" has the cases ${own.join(', ')}, and ${first?.language ?? ''} ${expected.join(', ')}`;
      return [{ language: reading.language, says }];
    });
  });
}

function casesOf(reading: ReadText, gap: string): readonly string[] {
  return casesByWord(reading).get(gap) ?? [];
}

/** Returns the placeholders by which a text selects as words, with all their cases. */
function casesByWord({ tokens }: ReadText): ReadonlyMap<string, readonly string[]> {
  const words = new Set(choicesOf(tokens).filter(({ type }) => type === 'select').map(({ arg }) => arg));
  return new Map([...choicesIn(tokens)].filter(([gap]) => words.has(gap)));
}
