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

describe('a choice by a number', () => {
  it('may leave the number unsaid where it is exactly one, by =1', () => {
    expect(complaintsOf({ en: '{n, plural, =1 {One card.} other {{n} cards.}}' })).toEqual([]);
    expect(complaintsOf({ en: '{n, plural, one {One card.} other {{n} cards.}}' })).toHaveLength(1);
  });

  it('may have =1 for one, and has the other categories all the same', () => {
    expect(complaintsOf({ pl: '{n, plural, =1 {Karta.} few {{n} karty.} many {{n} kart.} other {{n} karty.}}' })).toEqual([]);
    const [missing] = complaintsOf({ pl: '{n, plural, =1 {Karta.} other {{n} kart.}}' });
    expect(missing).toBe('pl: toy.said: the plural of "n" has no few, many.');
  });

  it('may have other alone where the words are the same for all numbers but none', () => {
    expect(complaintsOf({ pl: '{n, plural, =0 {Bez kupna} other {Kupna: {n}}}' })).toEqual([]);
    const [missing] = complaintsOf({ pl: '{n, plural, other {Kupna: {n}}}' });
    expect(missing).toBe('pl: toy.said: the plural of "n" has no one, few, many.');
  });

  it('needs all categories again in a branch within another', () => {
    const inner = '{n, plural, one {{n} karta} other {{n} karty}}';
    expect(complaintsOf({ pl: `{who, select, you {Masz ${inner}.} other {{who}: ${inner}.}}` })).not.toEqual([]);
  });
});

describe('a choice by a word', () => {
  it('may have more cases for people than English needs', () => {
    const en = '{who, select, you {You win.} one {{who} wins.} other {{who} win.}}';
    const es = '{who, select, you {Ganas.} one {Gana {who}.} withYou {Ganáis.} other {Ganan {who}.}}';
    expect(complaintsOf({ en, es })).toEqual([]);
  });

  it('may be left out where a language needs none', () => {
    expect(complaintsOf({ en: '{who, select, you {Your turn.} other {{who}’s turn.}}', pl: 'Kolej: {who}.' })).toEqual([]);
  });
});

describe('several people in a gap', () => {
  const es = '{who, select, one {Mira {who}.} other {Miran {who}.}}';

  it('are agreed with in every language, or listed where nothing agrees with them', () => {
    expect(complaintsOf({ en: 'Watching: {who, people}.', es })).toEqual([]);
    expect(complaintsOf({ en: 'Watching: {who}.', es })).toEqual([
      'en: toy.said: "who" may be several people: choose by one and other, or write {who, people} if nothing agrees with them.',
    ]);
  });

  it('are not agreed with by a choice that knows one person alone', () => {
    const en = '{who, select, you {You watch.} other {{who} watches.}}';
    expect(complaintsOf({ en, es })).toContainEqual(expect.stringContaining('en: toy.said: "who" may be several people'));
  });
});

describe('what a text tells', () => {
  it('may have a figure as the noun that Polish makes of it', () => {
    expect(complaintsOf({ en: 'From 2 to the ace.', pl: 'Od dwójki do asa.' })).toEqual([]);
    expect(complaintsOf({ en: 'From 2 to the ace.', pl: 'Od trójki do asa.' })).toEqual(['pl: toy.said: it leaves out 2.']);
  });

  it('may be a name, or a word that both languages have', () => {
    expect(complaintsOf({ en: 'Chinchón, {points}', pl: 'Chinchón, {points}' })).toEqual([]);
    expect(complaintsOf({ en: '{card}: {n}', es: '{card}: {n}' })).toEqual([]);
  });
});

describe('the marks of a text', () => {
  it('may be named in quotation marks', () => {
    expect(complaintsOf({ es: 'Con «?» se ve la lista.' })).toEqual([]);
  });

  it('go within one another, a question in an exclamation too', () => {
    expect(complaintsOf({ es: '¡Ana dice «¿juegas “bien”?»!' })).toEqual([]);
    expect(complaintsOf({ pl: 'Przycisk „{take}” jest tutaj.' })).toEqual([]);
  });

  it('are a minus and a dash, not a hyphen', () => {
    expect(complaintsOf({ en: 'From 2–8, at −10, by kind-hearted people.' })).toEqual([]);
    expect(complaintsOf({ en: 'From 2-8, at -10.' })).toHaveLength(2);
  });
});

it('words that only look like those of a man or a woman are let be', () => {
  expect(complaintsOf({ es: 'De todos modos, todos los puntos cuentan para el anfitrión del té.' })).toEqual([]);
  expect(complaintsOf({ pl: '{name} myśli. To ten sam stół {host}.' })).toEqual([]);
});

describe('a figure that an option decides', () => {
  it('may be said where the choice itself is named, or made', () => {
    expect(complaintsOf({ en: 'Seven hands' }, 'chinaso.option.seven')).toEqual([]);
    expect(complaintsOf({ en: '{length, select, three {Three hands} other {Seven hands}}' }, 'chinaso.hands-of')).toEqual([]);
  });

  it('is none where it counts something else', () => {
    expect(complaintsOf({ en: 'A three needs at least 3 cards.' }, 'chinaso.refusal.three-too-short')).toEqual([]);
  });

  test.each(Object.values<AnyGame>(games))('is listed for every option of $id, by each of its values', ({ id, options }) => {
    const listed = OPTION_FIGURES[id] ?? {};
    expect(Object.keys(listed).toSorted()).toEqual(Object.keys(options).toSorted());
    const byValue = Object.entries(listed).flatMap(([option, all]) =>
      all.flatMap(({ figures }) => (figures === 'values' ? [] : [{ option, values: Object.keys(figures).toSorted() }])),
    );
    expect(byValue).toEqual(byValue.map(({ option }) => ({ option, values: options[option]?.values.map(String).toSorted() })));
  });
});

describe('code', () => {
  it('may put sentences one after the other by the one way there is', () => {
    expect(inCode("const text = sentences([say('a.b'), say('a.c')]);")).toEqual([]);
  });

  it('may make a key of React of a text, and change the case of what is none', () => {
    expect(inCode("const line = <p key={`${k} ${say('a.b')}`}>{say('a.b')}</p>;")).toEqual([]);
    expect(inCode('const code = typed.toUpperCase();', 'table/tableLink.ts')).toEqual([]);
    expect(inCode('const code = typed.toUpperCase();', 'table/other.ts')).toHaveLength(1);
  });

  it('is named where it puts texts together, by file and line', () => {
    const [complaint] = inCode("const a = 1;\nconst text = say('a.b');\nconst both = text + ', ' + other;");
    expect(complaint).toMatch(/^words\.tsx:3: it puts texts together/u);
  });
});
