import { isOfPeople } from '../fillings.ts';
import { type Complaint, choicesOf, type ReadText, type TranslatedMessage } from './message.ts';
import { gapsOf, type Rendering, wordsOf } from './renderings.ts';

/**
 * Returns complaints about languages that state different placeholders or figures in the same case. Placeholders of people do not
 * count, because the verb alone may say who acts. A different check covers what a plural omits.
 */
export function saidAlike({ readings }: TranslatedMessage): readonly Complaint[] {
  const [english, ...others] = readings;
  if (english === undefined) return [];
  const people = new Set(readings.flatMap(peopleIn));
  return others.flatMap((reading) => {
    const shared = wordChoices(english).filter((gap) => wordChoices(reading).includes(gap));
    const theirs = thingsByCase(english, shared, people);
    return [...thingsByCase(reading, shared, people)].flatMap(([situation, own]): Complaint[] => {
      const expected = theirs.get(situation);
      if (expected === undefined) return [];
      const lost = [...expected].filter((thing) => !own.has(thing) && !isInLetters(thing, reading));
      return lost.length === 0 ? [] : [{ language: reading.language, says: `it leaves out ${lost.join(', ')}${named(situation)}` }];
    });
  });
}

/** Polish nouns made of numbers, for cards (siódemka) and people (w pięcioro). */
const NOUNS_OF_NUMBERS: Readonly<Record<string, string>> = {
  2: 'dwój|dwoje', 3: 'trój|troje', 4: 'czwór|czworo', 5: 'piąt|pięcioro', 6: 'szóst|sześcioro', 7: 'siódem|siedmioro',
  8: 'ósem|ośmioro', 9: 'dziewiąt', 10: 'dziesiąt',
};

function isInLetters(thing: string, { language, renderings }: ReadText): boolean {
  const nouns = language === 'pl' ? NOUNS_OF_NUMBERS[thing] : undefined;
  return nouns !== undefined && renderings.every(({ text }) => new RegExp(nouns, 'u').test(text));
}

function named(situation: string): string {
  return situation === '' ? '' : ` in the case ${situation}`;
}

/** Returns the placeholders by which a text selects as words, except those of people. */
function wordChoices({ tokens }: ReadText): readonly string[] {
  const byWord = choicesOf(tokens).filter(({ type, cases }) => type === 'select' && !isOfPeople(cases.map(({ key }) => key)));
  return [...new Set(byWord.map(({ arg }) => arg))].toSorted();
}

function peopleIn({ tokens }: ReadText): readonly string[] {
  return choicesOf(tokens)
    .filter(({ type, cases }) => type === 'select' && isOfPeople(cases.map(({ key }) => key)))
    .map(({ arg }) => arg);
}

/** Returns the placeholders and figures that a text states, by the cases of these selections. */
function thingsByCase(
  { renderings }: ReadText, by: readonly string[], people: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const rendering of renderings) {
    const situation = by.map((gap) => `${gap} ${rendering.cases.get(gap) ?? 'other'}`).join(', ');
    const here = found.get(situation) ?? new Set();
    for (const thing of thingsIn(rendering)) if (!people.has(thing)) here.add(thing);
    found.set(situation, here);
  }
  return found;
}

function thingsIn(rendering: Rendering): readonly string[] {
  return [...gapsOf(rendering), ...(wordsOf(rendering).match(/\d+/gu) ?? [])];
}
