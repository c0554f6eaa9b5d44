import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type LanguageId, LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { allScopes, type Scope } from './catalogues.ts';
import { declarations } from './declarations.ts';
import { kindsIn } from './fillings.ts';
import { reportOf } from './report.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const RIGHT: Readonly<Record<LanguageId, string>> = {
  en: `
dealt: "{who, select, you {You deal} other {{who} deals}}."
wins: "{card, card, the} wins."
refusal: { must-follow: "Follow {suit, suit}." }
`,
  es: `
dealt: "{who, select, you {Repartes} other {Reparte {who}}}."
wins: Gana {card, card, the}.
refusal: { must-follow: "Juega {suit, suit}." }
`,
  pl: `
dealt: "{who, select, you {Rozdajesz} other {Rozdaje {who}}}."
wins: Bierze {card, card}.
refusal: { must-follow: "Dołóż {suit, suit, one}." }
`,
};
const SAYS = [{ path: 'words.ts', text: "message('toy.dealt', { who }); message('toy.wins', { card });" }];
const REFUSALS = new Map([['toy.refusal.must-follow', ['suit']]]);

/** Returns a scope with some texts changed. */
function scopeWith(changed: Partial<typeof RIGHT> = {}): Scope {
  const folder = mkdtempSync(join(tmpdir(), 'chinwag-messages-'));
  folders.push(folder);
  for (const language of LANGUAGES) writeFileSync(join(folder, `${language}.yaml`), changed[language] ?? RIGHT[language]);
  return { name: 'toy', group: 'toy', folder };
}

function faultsOf(changed: Partial<typeof RIGHT> = {}, says = SAYS, refusals: typeof REFUSALS = REFUSALS): readonly string[] {
  return reportOf([scopeWith(changed)], says, refusals).faults;
}

describe('the report on the messages', () => {
  it('finds nothing if every language has all messages, and counts them', () => {
    const { faults, counts } = reportOf([scopeWith()], SAYS, REFUSALS);
    expect(faults).toEqual([]);
    expect(counts.pl).toEqual({ messages: 3, missing: 0, unused: 0, different: 0 });
  });

  it('finds a message missing in a language', () => {
    const pl = RIGHT.pl.replace('wins: Bierze {card, card}.\n', '');
    expect(faultsOf({ pl })).toEqual(['pl: toy.wins is missing.']);
  });

  it('finds an unused message and a message that English does not have', () => {
    const unsaid = faultsOf({}, [{ path: 'words.ts', text: "message('toy.dealt', { who });" }]);
    expect(unsaid).toEqual(LANGUAGES.map((language) => `${language}: toy.wins is used nowhere.`));
    expect(faultsOf({ es: `${RIGHT.es}sobra: Sobra.\n` })).toEqual(['es: toy.sobra is used nowhere, and not in English either.']);
  });

  it('treats every key a template could produce as used', () => {
    expect(faultsOf({}, [{ path: 'words.ts', text: 'message(`toy.${what}`)' }])).toEqual([]);
  });

  it('finds a message with gaps or fillings other than in English', () => {
    const es = RIGHT.es.replace('{card, card, the}', '{carta, card, the}');
    expect(faultsOf({ es })).toEqual(['es: toy.wins: it has the gaps "carta", and English "card".']);
    expect(faultsOf({ es: RIGHT.es.replace('{card, card, the}', '{card, rank}') })).toEqual([
      'es: toy.wins: "card" cannot be CardFilling and RankCode.',
    ]);
  });

  it('finds a form the language does not have and an unknown format', () => {
    expect(faultsOf({ es: RIGHT.es.replace('card, the', 'card, ins') })[0]).toMatch(/^es: toy\.wins: "card" has no form "ins"/u);
    expect(faultsOf({ pl: RIGHT.pl.replace('{card, card}', '{card, kard}') })[0]).toContain('there is no format "kard"');
  });

  it('finds a text with invalid syntax', () => {
    expect(faultsOf({ en: RIGHT.en.replace('the} wins', 'the wins') })[0]).toMatch(/^en: toy\.wins: /u);
  });

  it('finds a refusal of the rules without a text, even if it has no gaps', () => {
    const more = new Map([...REFUSALS, ['toy.refusal.game-over', []]]);
    expect(faultsOf({}, SAYS, more)).toEqual(['en: toy.refusal.game-over is missing.']);
  });

  it('finds a refusal with gaps its rule does not fill, and an unused refusal', () => {
    expect(faultsOf({}, SAYS, new Map([['toy.refusal.must-follow', ['card']]]))).toEqual([
      'en: toy.refusal.must-follow has other gaps than the rules fill: card.',
    ]);
    const unused = LANGUAGES.map((language) => `${language}: toy.refusal.must-follow is used nowhere.`);
    expect(faultsOf({}, SAYS, new Map())).toEqual(unused);
  });
});

describe('the type of a gap', () => {
  const kinds = (text: string, language: LanguageId = 'en') => Object.fromEntries(kindsIn(text, language));

  it('follows from the gap’s syntax', () => {
    expect(kinds('{a} {n, plural, one {x} other {y}} {c, card, the} {s, suit} {w, select, you {x} other {y}} {g, game}')).toEqual({
      a: 'any', n: 'number', c: 'card', s: 'suit', w: 'person', g: 'game',
    });
    expect(kinds('{what, select, first {x} other {y}}')).toEqual({ what: { oneOf: ['first', 'other'] } });
  });

  it('is several people if the gap lists them or has a separate case for one', () => {
    expect(kinds('{who, people} {others, select, one {x} other {y}}')).toEqual({ who: 'people', others: 'people' });
  });

  it('combines all uses of the gap', () => {
    expect(kinds('{who} and {who, select, you {x} other {{n}}}')).toEqual({ who: 'person', n: 'any' });
    expect(kinds('{who, select, you {x} other {y}} {who, select, one {x} other {y}}')).toEqual({ who: 'people' });
    expect(() => kinds('{c, card} {c, plural, other {x}}')).toThrow('"c" cannot be CardFilling and number');
  });

  it('allows only the language’s own plural forms', () => {
    expect(() => kinds('{n, plural, few {x} other {y}}', 'en')).toThrow('few');
    expect(kinds('{n, plural, one {x} few {y} many {z} other {y}}', 'pl')).toEqual({ n: 'number' });
    expect(() => kinds('{n, plural, other {#}}')).toThrow('write the number by its name');
  });
});

describe('the types of the messages', () => {
  it('declare every key with the types of its gaps', () => {
    const scope = scopeWith();
    const text = declarations(reportOf([scope], SAYS, REFUSALS).kinds);
    expect(text).toContain("readonly 'toy.dealt': { readonly who: Person };");
    expect(text).toContain("readonly 'toy.refusal.must-follow': { readonly suit: AnySuit };");
  });

  it('use only types the app exports, so that the compiler checks gaps', () => {
    const known = readFileSync(join(import.meta.dirname, '../../apps/web/src/language/message.ts'), 'utf8');
    const text = declarations(reportOf(allScopes(), [], new Map()).kinds);
    const used = /^import type \{ (.+) \}/mu.exec(text)?.[1]?.split(', ') ?? [];
    expect(used).toContain('Persons');
    expect(used.filter((name) => !new RegExp(`export (?:type|interface) (?:\\{ )?${name}\\b`).test(known))).toEqual([]);
  });

  it('cover every folder of messages, each in the group it is loaded with', () => {
    const groups = Object.fromEntries(allScopes().map(({ name, group }) => [name, group]));
    expect(groups).toMatchObject({ slobberhannes: 'slobberhannes', board: 'board', games: 'home', ui: 'app' });
    expect(groups).toMatchObject({
      'games.chinkway': 'home', 'introduction.chinkway': 'introduction', 'lessons.chinkway': 'lessons', terms: 'terms',
      'pages.door': 'door', 'session.refusal': 'refusals',
    });
  });
});

describe('the terms that a text explains', () => {
  const TERMS = 'talon: { word: The talon, means: Three cards left over. }\n';
  const [text, unclosed] = ['dealt: "The <talon>talon</talon> lies there."\n', 'dealt: "The <talon>talon</tallon> lies there."\n'];
  const says = [{ path: 'words.ts', text: "message('toy.dealt'); message(`terms.${term}.word`)" }];

  function faults(en: string, pl: string): readonly string[] {
    const scope = { ...scopeWith({ en, es: en, pl }), name: 'toy' };
    const terms = { ...scopeWith({ en: TERMS, es: TERMS, pl: TERMS }), name: 'terms' };
    return reportOf([scope, terms], says, new Map()).faults;
  }

  it('are the same in every language', () => {
    expect(faults(text, text)).toEqual([]);
    expect(faults(text, 'dealt: "Talon leży."\n')).toEqual(['pl: toy.dealt: it explains "", and English "talon".']);
  });

  it('exist, and are marked up correctly', () => {
    const unknown = text.replaceAll('talon>', 'kinal>');
    expect(faults(unknown, unknown)[0]).toBe('en: toy.dealt: it explains "kinal", of which nothing is said among the terms.');
    expect(faults(unclosed, unclosed)[0]).toBe('en: toy.dealt: a term is marked as <term>words</term>.');
  });
});
