import { faceOf, type Grammar, type NamedCard, type RankKey, rankKey, type SuitKey, suitKey } from './grammar.ts';

/** The forms of a noun, by their names in `FORMS`. The empty string is the nominative. */
type Noun = Readonly<Record<'' | 'gen' | 'acc' | 'ins' | 'many' | 'manyGen', string>>;

function masculine(stem: string, one: string, many: string, manyGen = `${stem}ów`): Noun {
  return { '': one, gen: `${stem}a`, acc: `${stem}a`, ins: `${stem}em`, many, manyGen };
}

/** Returns the name of a number card, such as `dwójka`. */
function figure(stem: string): Noun {
  return {
    '': `${stem}ka`, gen: `${stem}ki`, acc: `${stem}kę`, ins: `${stem}ką`, many: `${stem}ki`, manyGen: `${stem}ek`,
  };
}

const RANKS: Readonly<Record<RankKey, Noun>> = {
  A: masculine('as', 'as', 'asy'),
  K: masculine('król', 'król', 'króle', 'króli'),
  Q: { '': 'dama', gen: 'damy', acc: 'damę', ins: 'damą', many: 'damy', manyGen: 'dam' },
  J: masculine('walet', 'walet', 'walety'),
  knight: { '': 'jeździec', gen: 'jeźdźca', acc: 'jeźdźca', ins: 'jeźdźcem', many: 'jeźdźcy', manyGen: 'jeźdźców' },
  2: figure('dwój'), 3: figure('trój'), 4: figure('czwór'), 5: figure('piąt'), 6: figure('szóst'), 7: figure('siódem'),
  8: figure('ósem'), 9: figure('dziewiąt'), 10: figure('dziesiąt'),
};

const JOKER: Noun = masculine('joker', 'joker', 'jokery');
const HIDDEN = { '': 'zakryta karta', gen: 'zakrytej karty', acc: 'zakrytą kartę', ins: 'zakrytą kartą' };

/** The words for a suit: its plural, the genitive plural, the form after a rank, and the name of a card that follows suit. */
interface Suit {
  readonly many: string;
  readonly gen: string;
  readonly one: string;
  readonly ofIt: string;
}

const SUITS: Readonly<Record<SuitKey, Suit>> = {
  S: { many: 'piki', gen: 'pików', one: 'pika', ofIt: 'pik' },
  H: { many: 'kiery', gen: 'kierów', one: 'kiera', ofIt: 'kier' },
  D: { many: 'kara', gen: 'kar', one: 'karo', ofIt: 'karo' },
  C: { many: 'trefle', gen: 'trefli', one: 'trefla', ofIt: 'trefl' },
  P: { many: 'figury', gen: 'figur', one: 'figurę', ofIt: 'figura' },
  NT: { many: 'bez atu', gen: 'bez atu', one: 'bez atu', ofIt: 'bez atu' },
  X: { many: 'jokery', gen: 'jokerów', one: 'jokera', ofIt: 'joker' },
  coins: { many: 'monety', gen: 'monet', one: 'monetę', ofIt: 'monet' },
  cups: { many: 'kielichy', gen: 'kielichów', one: 'kielich', ofIt: 'kielichów' },
  swords: { many: 'miecze', gen: 'mieczy', one: 'miecz', ofIt: 'mieczy' },
  batons: { many: 'buławy', gen: 'buław', one: 'buławę', ofIt: 'buław' },
};

function card({ parsed, standsFor, called }: NamedCard, form: string): string {
  const said = named(parsed, called, form);
  return standsFor === null ? said : `${said} jako ${named(standsFor, null, form)}`;
}

function named(parsed: NamedCard['parsed'], called: NamedCard['called'], form: string): string {
  const face = faceOf(parsed);
  if (face !== null) return `${inForm(RANKS[face.rank], form)} ${SUITS[face.suit].ofIt}`;
  if (parsed.kind === 'hidden') return inForm({ ...HIDDEN, many: HIDDEN[''], manyGen: HIDDEN.gen }, form);
  return called === null ? inForm(JOKER, form) : 'tsukumogami';
}

function inForm(noun: Noun, form: string): string {
  return form === 'gen' || form === 'acc' || form === 'ins' || form === 'many' || form === 'manyGen' ? noun[form] : noun[''];
}

/** The grammar of Polish: its words for cards, suits and ranks. */
export const grammar: Grammar = {
  you: 'ty',
  somebody: 'Ktoś',
  card,
  suit: (suit, pack, form) => {
    const { many, gen, one } = SUITS[suitKey(suit, pack)];
    if (form === 'gen') return gen;
    return form === 'one' ? one : many;
  },
  rank: (rank, form) => inForm(RANKS[rankKey(rank)], form),
};
