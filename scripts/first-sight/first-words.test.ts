// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';
import { languageFor, languageIn } from '../../apps/web/src/language/choice.ts';
import { type LanguageId, LANGUAGES } from '../../apps/web/src/language/languages.ts';

const PAGE = readFileSync('apps/web/index.html', 'utf8');

/** The inline script right after the page's first words. */
const SCRIPT = /<!-- \/sight -->\s*<script>([\s\S]*?)<\/script>/.exec(PAGE)?.[1] ?? '';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A word of the page in each language. */
const WORDS: Readonly<Record<LanguageId, string>> = { en: 'cards', es: 'cartas', pl: 'karty' };

/** Opens the page as the server sends it for an address, in a language, with its words in every language. */
function openAt(query: string, lang: LanguageId = 'en'): void {
  window.history.replaceState(null, '', `/${query}`);
  document.documentElement.lang = lang;
  document.title = WORDS[lang];
  show(LANGUAGES.map((language) => `<p lang="${language}" hidden>${WORDS[language]}</p>`).join(''));
}

/** Puts first words into the page, and runs the script after them. */
function show(words: string): void {
  document.body.innerHTML = `<div class="first-sight">${words}</div>`;
  runInThisContext(SCRIPT);
}

const seen = (): readonly string[] =>
  [...document.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent);

it('the first words of a page use the app’s language, and so do the document’s lang and title', () => {
  localStorage.setItem('chinwag.language', '"pl"');
  openAt('');
  expect(seen()).toEqual(['karty']);
  expect([document.documentElement.lang, document.title]).toEqual(['pl', 'karty']);
});

const STORED = [null, 'en', 'es', 'pl'] as const;
const cases = ['', '?lang=pl', '?lang=ES-mx', '?lang=xx'].flatMap((query) =>
  STORED.flatMap((visit) => STORED.map((device) => ({ query, visit, device }))),
);

it.each(cases)('the first words of a page follow the app’s language: "$query", $visit, $device', ({ query, visit, device }) => {
  if (visit !== null) sessionStorage.setItem('chinwag.language', JSON.stringify(visit));
  if (device !== null) localStorage.setItem('chinwag.language', JSON.stringify(device));
  const named = languageIn(query);
  openAt(query, named ?? 'en');
  const chosen = languageFor({ visit: named ?? visit, device });
  expect([document.documentElement.lang, ...seen()]).toEqual([chosen, WORDS[chosen]]);
});

it.each(['"xx"', 'es', '{"lang":"es"}', ''])('the first words of a page are in English if %s is stored', (stored) => {
  localStorage.setItem('chinwag.language', stored);
  openAt('');
  expect(seen()).toEqual(['cards']);
});

it('a page that no server has filled shows its own content in any language setting', () => {
  localStorage.setItem('chinwag.language', '"es"');
  show('<p>Chinwag</p>');
  expect(seen()).toEqual(['Chinwag']);
});
