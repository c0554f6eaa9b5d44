import { type ContentCheck, inEach } from './message.ts';
import { saysNoneOf } from './unsaid-words.ts';

/** Checks that no text depends on a person's gender (docs/glossary.md). */
const words = saysNoneOf(
  {
    en: [{ words: 'he|she|him|his|her|hers|himself|herself', say: 'they' }],
    es: [
      { words: 'eliminad[oa]s?', say: 'queda fuera' },
      { words: 'compañer[oa]s?', say: 'tu pareja' },
      { words: 'ganador(?:a|es|as)?', say: 'gana {name}' },
      { words: 'perdedor(?:a|es|as)?', say: 'pierde {name}' },
      { words: 'jugador(?:a|es|as)?', say: 'quien juega' },
      { words: 'amig[oa]s?', say: 'tu gente' },
      { words: '(?:invitad|expulsad|conectad|desconectad|sentad|bienvenid|apuntad|ausent?ad)[oa]s?', say: 'a verb in the present' },
      { words: 'los demás', say: 'el resto' },
      { words: '[nv]osotr[oa]s', say: 'no pronoun' },
      { words: 'todos', say: 'todo el mundo', but: /\btodos (?:los|[mts]us|nuestros|vuestros|estos|esos|modos)\b/giu },
      { words: 'anfitri(?:ón|ona|ones|onas)', say: 'quien organiza', but: /anfitri(?:ón|ones) del té/giu },
    ],
    pl: [
      { words: '\\p{L}+(?:łeś|łaś|łbyś|łabyś|liście|łyście|libyście|łybyście)', say: 'the present: wygrywasz' },
      { words: 'zwycięz(?:ca|cy|cę|cą|ców)|zwyciężczyni\\p{L}*', say: 'wygrywa {name}' },
      { words: 'kole(?:ga|gi|gę|dzy|dzi|żanka|żanki)\\p{L}*|przyjaci\\p{L}+', say: 'znajomi' },
      { words: 'oboje|każd[ey] z was', say: 'każda osoba' },
      { words: 'gotow[ya]', say: 'gotowe' },
      { words: '(?:grasz|jesteś|zostajesz|siedzisz|prowadzisz|ty) sama?', say: 'w pojedynkę' },
    ],
  },
  'which tells a man from a woman',
);

/** The placeholders that may contain a person's name. */
const PERSON = 'who|whose|whence|name|names|host|owner|partner|from|to|first|second|waiting|asked|left|right|other|winners|losers';
/** A Polish verb in the past tense beside a name. A noun with the same ending does not count. */
const PAST_BESIDE_NAME = new RegExp(
  `⟦(?:${PERSON})⟧ (\\p{L}+(?:ł|ła|li|ły))(?!\\p{L})|(?<!\\p{L})(\\p{L}+(?:ł|ła|li|ły)) ⟦(?:${PERSON})⟧`, 'u',
);
const NO_VERBS = ['stół', 'myśli'];

const pastOfPolish = inEach(({ language, renderings }) =>
  language !== 'pl'
    ? []
    : renderings.flatMap(({ text }) => {
        const found = PAST_BESIDE_NAME.exec(text);
        const verb = found?.[1] ?? found?.[2];
        if (verb === undefined || NO_VERBS.includes(verb)) return [];
        return [`"${verb}" tells whether {name} is a man or a woman: say the present`];
      }),
);

/** Checks that the words of a text, and past-tense verbs beside a name, are right for every gender. */
export const gender: ContentCheck = (message) => [...words(message), ...pastOfPolish(message)];
