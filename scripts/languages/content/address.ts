import { saysNoneOf } from './unsaid-words.ts';

const FORMAL_IMPERATIVES = [
  'elija', 'espere', 'pulse', 'haga', 'introduzca', 'seleccione', 'vuelva', 'tome', 'robe', 'juegue', 'descarte', 'abra',
  'escriba', 'mire',
];

/** Checks the form of address: the reader is *you*, *tú* and *ty* (docs/glossary.md). */
export const address = saysNoneOf(
  {
    en: [{ words: 'thou|thee|thy|dear (?:player|friend)s?|sir|madam', say: 'you' }],
    es: [
      { words: 'usted|ustedes|uds?\\.', say: 'tú' },
      // at the start of a sentence; within a sentence, the word may be about a third person
      { words: `(?<=^|[.!:¡] ?)(?:${FORMAL_IMPERATIVES.join('|')})`, say: 'elige, espera…' },
      { words: 'coger|cog(?:e|es|en|ido|es|iste)|coja[sn]?|cojo', say: 'tomar, which is coarse nowhere' },
    ],
    pl: [
      { words: 'pan|pana|panu|panem|panie|pani|panią|państwo|państwa|państwu', say: 'ty' },
      { words: 'proszę', say: 'the imperative, as to a friend: wybierz' },
    ],
  },
  'a form of address that is not ours',
);
