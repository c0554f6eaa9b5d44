import { faceOf, type Grammar, type NamedCard, type RankKey, rankKey, type SuitKey, suitKey } from './grammar.ts';

const RANKS: Readonly<Record<RankKey, readonly [one: string, many: string]>> = {
  A: ['as', 'ases'], K: ['rey', 'reyes'], Q: ['reina', 'reinas'], J: ['jota', 'jotas'], knight: ['caballo', 'caballos'],
  2: ['dos', 'doses'], 3: ['tres', 'treses'], 4: ['cuatro', 'cuatros'], 5: ['cinco', 'cincos'], 6: ['seis', 'seises'],
  7: ['siete', 'sietes'], 8: ['ocho', 'ochos'], 9: ['nueve', 'nueves'], 10: ['diez', 'dieces'],
};
/** The jack of the Spanish pack has its own name. */
const SOTA = ['sota', 'sotas'] as const;

const SUITS: Readonly<Record<SuitKey, readonly [many: string, one: string]>> = {
  S: ['picas', 'pica'], H: ['corazones', 'corazón'], D: ['diamantes', 'diamante'], C: ['tréboles', 'trébol'],
  P: ['figuras', 'figura'], NT: ['sin triunfo', 'sin triunfo'], X: ['comodines', 'comodín'],
  coins: ['oros', 'oro'], cups: ['copas', 'copa'], swords: ['espadas', 'espada'], batons: ['bastos', 'basto'],
};

function card({ parsed, standsFor, called }: NamedCard, form: string): string {
  const said = `${article(parsed, form)}${named(parsed, called)}`;
  return standsFor === null ? said : `${said} como ${named(standsFor, null)}`;
}

function named(parsed: NamedCard['parsed'], called: NamedCard['called']): string {
  const face = faceOf(parsed);
  if (face !== null) return `${rankIn(face.pack, face.rank)[0]} de ${SUITS[face.suit][0]}`;
  if (parsed.kind === 'hidden') return 'carta boca abajo';
  return called === null ? 'comodín' : 'tsukumogami';
}

function rankIn(pack: 'french' | 'spanish', rank: RankKey): readonly [string, string] {
  return pack === 'spanish' && rank === 'J' ? SOTA : RANKS[rank];
}

/** The words before a card, for a masculine and for a feminine noun. */
const ARTICLES: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  the: ['el ', 'la '], a: ['un ', 'una '], of: ['del ', 'de la '], to: ['al ', 'a la '],
};

function article(parsed: NamedCard['parsed'], form: string): string {
  return ARTICLES[form]?.[isFeminine(parsed) ? 1 : 0] ?? '';
}

function isFeminine(parsed: NamedCard['parsed']): boolean {
  const rank = faceOf(parsed)?.rank;
  return parsed.kind === 'hidden' || rank === 'Q' || rank === 'J';
}

/** The grammar of Spanish, as spoken in Spain: its words for cards, suits and ranks. */
export const grammar: Grammar = {
  you: 'tú',
  somebody: 'Alguien',
  card,
  suit: (suit, pack, form) => SUITS[suitKey(suit, pack)][form === 'one' ? 1 : 0],
  rank: (rank, form) => {
    const key = rankKey(rank);
    const [one, many] = rankIn(typeof rank === 'number' ? 'spanish' : 'french', key);
    if (form === 'many') return many;
    return `${ARTICLES[form]?.[key === 'Q' || key === 'J' ? 1 : 0] ?? ''}${one}`;
  },
};
