import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../apps/web/src/language/languages.ts';
import { allScopes, type Scope, textsIn } from './catalogues.ts';
import { exported, imported, parseFlat } from './exchange.ts';
import { progressOf, whyNotAdded, writeLanguage } from './new-language.ts';

const ENGLISH = `# What a toy says.
wins: "{who, select, you {You win} other {{who} wins}}."
refusal:
  # Of a card.
  must-follow: Follow {suit, suit}.
points: "{points}"
`;
const SAYS = [{ path: 'apps/web/src/toy/status.ts', text: "message('toy.wins', { who })" }];

describe('a new language', () => {
  let scope: Scope = { name: 'toy', group: 'toy', folder: '' };
  const german = (): string => readFileSync(join(scope.folder, 'de.yaml'), 'utf8');

  beforeEach(() => {
    scope = { ...scope, folder: mkdtempSync(join(tmpdir(), 'chinwag-language-')) };
    for (const language of LANGUAGES) writeFileSync(join(scope.folder, `${language}.yaml`), ENGLISH);
    writeFileSync(join(scope.folder, 'es.yaml'), ENGLISH.replace('Follow', 'Juega una carta de'));
  });
  afterEach(() => rmSync(scope.folder, { recursive: true }));

  it('starts with the English texts, each with its place in the app and its maximum length', () => {
    writeLanguage('de', [scope], SAYS);
    expect(german()).toBe(`# What a toy says.
# said in status.ts; up to 9 characters
wins: "{who, select, you {You win} other {{who} wins}}."
refusal:
  # Of a card.
  # said by toy; up to 24 characters
  must-follow: Follow {suit, suit}.
# said by toy; up to 6 characters
points: "{points}"
`);
  });

  it('counts a text as left while it is still English, unless it has no words', () => {
    expect(progressOf('de', [scope])).toEqual({ all: 3, left: ['toy.wins', 'toy.refusal.must-follow', 'toy.points'] });
    writeLanguage('de', [scope], SAYS);
    expect(progressOf('de', [scope])).toEqual({ all: 3, left: ['toy.wins', 'toy.refusal.must-follow'] });
  });

  it('keeps its translations when generated again, and adds new English texts', () => {
    writeLanguage('de', [scope], SAYS);
    writeFileSync(join(scope.folder, 'de.yaml'), german().replace('Follow', 'Bediene'));
    writeFileSync(join(scope.folder, 'en.yaml'), `${ENGLISH}new: New.\n`);
    writeLanguage('de', [scope], SAYS);
    expect([...textsIn(german()).entries()].slice(1)).toEqual([
      ['refusal.must-follow', 'Bediene {suit, suit}.'], ['points', '{points}'], ['new', 'New.'],
    ]);
  });

  it('exports to a translation tool and imports back with its comments unchanged', () => {
    writeLanguage('de', [scope], SAYS);
    const texts = { ...exported('de', [scope]), 'toy.refusal.must-follow': 'Bediene {suit, suit}.' };
    expect(imported('de', parseFlat(JSON.stringify(texts)), [scope])).toEqual([]);
    expect(german()).toContain('  # said by toy; up to 24 characters\n  must-follow: Bediene {suit, suit}.');
    expect(progressOf('de', [scope]).left).toEqual(['toy.wins']);
  });

  it('refuses imported texts with other gaps, invalid syntax or an unknown key', () => {
    writeLanguage('de', [scope], SAYS);
    const before = german();
    expect(imported('de', { 'toy.wins': 'Du gewinnst.', 'toy.points': '{points', 'toy.lost': 'Verloren.' }, [scope])).toEqual([
      'toy.lost is no message.',
      'toy.wins: it has the gaps "", and English "who".',
      expect.stringMatching(/^toy\.points: .+\.$/su),
    ]);
    expect(german()).toBe(before);
    expect(() => parseFlat('{"toy.wins": 3}')).toThrow('"toy.wins" is no text');
  });

  it('is refused if it already exists, has an invalid tag, or is written from right to left', () => {
    expect(['de', 'es', 'German', 'he'].map(whyNotAdded)).toEqual([
      null,
      '"es" is a language of the app already.',
      '"German" is no tag of a language: give two or three small letters, as de.',
      '"he" is written from right to left, which Chinwag does not claim to do.',
    ]);
  });

  it('exports every text of the app', () => {
    expect(Object.keys(exported('es', allScopes())).length).toBe(progressOf('es', allScopes()).all);
  });
});
