import { type AnyGame, games } from '@chinwag/rules';
import { describe, expect, it, test } from 'vitest';
import { contentFaults, type WrittenMessage } from './check.ts';
import { codeFaults } from './code.ts';
import { OPTION_FIGURES } from './option-figures.ts';

/* scripts/faults/text-list.ts shows that each kind of mistake is found; these tests show what is no mistake. */

function complaintsOf(texts: WrittenMessage, key = 'toy.said'): readonly string[] {
  return contentFaults(key, texts);
}

function inCode(text: string, path = 'words.tsx'): readonly string[] {
  return codeFaults([{ path, text }]);
}

describe('a choice by number', () => {
  it('can omit the number in a case for exactly one, =1', () => {
    expect(complaintsOf({ en: '{n, plural, =1 {One card.} other {{n} cards.}}' })).toEqual([]);
    expect(complaintsOf({ en: '{n, plural, one {One card.} other {{n} cards.}}' })).toHaveLength(1);
  });

  it('can use =1 for one, but still needs the other categories', () => {
    expect(complaintsOf({ pl: '{n, plural, =1 {Karta.} few {{n} karty.} many {{n} kart.} other {{n} karty.}}' })).toEqual([]);
    const [missing] = complaintsOf({ pl: '{n, plural, =1 {Karta.} other {{n} kart.}}' });
    expect(missing).toBe('pl: toy.said: the plural of "n" has no few, many.');
  });

  it('can have only other beside =0 if the words are the same for all other numbers', () => {
    expect(complaintsOf({ pl: '{n, plural, =0 {Bez kupna} other {Kupna: {n}}}' })).toEqual([]);
    const [missing] = complaintsOf({ pl: '{n, plural, other {Kupna: {n}}}' });
    expect(missing).toBe('pl: toy.said: the plural of "n" has no one, few, many.');
  });

  it('needs all categories again in a nested branch', () => {
    const inner = '{n, plural, one {{n} karta} other {{n} karty}}';
    expect(complaintsOf({ pl: `{who, select, you {Masz ${inner}.} other {{who}: ${inner}.}}` })).not.toEqual([]);
  });
});

describe('a choice by word', () => {
  it('can have more cases for people than English needs', () => {
    const en = '{who, select, you {You win.} one {{who} wins.} other {{who} win.}}';
    const es = '{who, select, you {Ganas.} one {Gana {who}.} withYou {Ganáis.} other {Ganan {who}.}}';
    expect(complaintsOf({ en, es })).toEqual([]);
  });

  it('can be left out if a language needs none', () => {
    expect(complaintsOf({ en: '{who, select, you {Your turn.} other {{who}’s turn.}}', pl: 'Kolej: {who}.' })).toEqual([]);
  });
});

describe('several people in a gap', () => {
  const es = '{who, select, one {Mira {who}.} other {Miran {who}.}}';

  it('need agreement in every language, or a list if nothing agrees with them', () => {
    expect(complaintsOf({ en: 'Watching: {who, people}.', es })).toEqual([]);
    expect(complaintsOf({ en: 'Watching: {who}.', es })).toEqual([
      'en: toy.said: "who" may be several people: choose by one and other, or write {who, people} if nothing agrees with them.',
    ]);
  });

  it('need more than a choice for a single person', () => {
    const en = '{who, select, you {You watch.} other {{who} watches.}}';
    expect(complaintsOf({ en, es })).toContainEqual(expect.stringContaining('en: toy.said: "who" may be several people'));
  });
});

describe('the facts in a text', () => {
  it('can include a figure as a Polish noun', () => {
    expect(complaintsOf({ en: 'From 2 to the ace.', pl: 'Od dwójki do asa.' })).toEqual([]);
    expect(complaintsOf({ en: 'From 2 to the ace.', pl: 'Od trójki do asa.' })).toEqual(['pl: toy.said: it leaves out 2.']);
  });

  it('can be a name or a word shared by both languages', () => {
    expect(complaintsOf({ en: 'Chinchón, {points}', pl: 'Chinchón, {points}' })).toEqual([]);
    expect(complaintsOf({ en: '{card}: {n}', es: '{card}: {n}' })).toEqual([]);
  });
});

describe('the punctuation of a text', () => {
  it('can be quoted as itself in quotation marks', () => {
    expect(complaintsOf({ es: 'Con «?» se ve la lista.' })).toEqual([]);
  });

  it('can be nested, even a question in an exclamation', () => {
    expect(complaintsOf({ es: '¡Ana dice «¿juegas “bien”?»!' })).toEqual([]);
    expect(complaintsOf({ pl: 'Przycisk „{take}” jest tutaj.' })).toEqual([]);
  });

  it('has a minus or a dash where a hyphen would be wrong', () => {
    expect(complaintsOf({ en: 'From 2–8, at −10, by kind-hearted people.' })).toEqual([]);
    expect(complaintsOf({ en: 'From 2-8, at -10.' })).toHaveLength(2);
  });
});

it('words that only look gendered are allowed', () => {
  expect(complaintsOf({ es: 'De todos modos, todos los puntos cuentan para el anfitrión del té.' })).toEqual([]);
  expect(complaintsOf({ pl: '{name} myśli. To ten sam stół {host}.' })).toEqual([]);
});

describe('a figure that an option decides', () => {
  it('can appear where the choice itself is named or made', () => {
    expect(complaintsOf({ en: 'Seven hands' }, 'chinaso.option.seven')).toEqual([]);
    expect(complaintsOf({ en: '{length, select, three {Three hands} other {Seven hands}}' }, 'chinaso.hands-of')).toEqual([]);
  });

  it('is not reported where it counts something else', () => {
    expect(complaintsOf({ en: 'That isn’t a three yet: choose at least 3 cards.' }, 'chinaso.refusal.three-too-short')).toEqual([]);
  });

  test.each(Object.values<AnyGame>(games))('is listed for every option of $id and each of its values', ({ id, options }) => {
    const listed = OPTION_FIGURES[id] ?? {};
    expect(Object.keys(listed).toSorted()).toEqual(Object.keys(options).toSorted());
    const byValue = Object.entries(listed).flatMap(([option, all]) =>
      all.flatMap(({ figures }) => (figures === 'values' ? [] : [{ option, values: Object.keys(figures).toSorted() }])),
    );
    expect(byValue).toEqual(byValue.map(({ option }) => ({ option, values: options[option]?.values.map(String).toSorted() })));
  });
});

describe('code', () => {
  it('can join sentences with the one function for it', () => {
    expect(inCode("const text = sentences([say('a.b'), say('a.c')]);")).toEqual([]);
  });

  it('can use a text as a React key, and change the case of a code', () => {
    expect(inCode("const line = <p key={`${k} ${say('a.b')}`}>{say('a.b')}</p>;")).toEqual([]);
    expect(inCode('const code = typed.toUpperCase();', 'table/tableLink.ts')).toEqual([]);
    expect(inCode('const code = typed.toUpperCase();', 'table/other.ts')).toHaveLength(1);
  });

  it('is reported by file and line where it concatenates texts', () => {
    const [complaint] = inCode("const a = 1;\nconst text = say('a.b');\nconst both = text + ', ' + other;");
    expect(complaint).toMatch(/^words\.tsx:3: it puts texts together/u);
  });
});
