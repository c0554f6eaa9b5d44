import type { LanguageId } from '../../../apps/web/src/language/languages.ts';

/** The nouns that a figure counts: patterns of words in each language. */
type Counted = Readonly<Record<LanguageId, string>>;

/** Figures that depend on an option, so that no text may state one of them as fixed. */
export interface OptionFigures {
  /** The figures for each value of the option, or `values` if the values are numbers or contain them. */
  readonly figures: 'values' | Readonly<Record<string, readonly number[]>>;
  readonly of: Counted;
}

const DEALS: Counted = { en: 'deals?', es: 'manos?', pl: 'rozda\\p{L}+' };
const HANDS: Counted = { en: 'hands?', es: 'manos?', pl: 'rozda\\p{L}+' };
const POINTS: Counted = { en: 'points?', es: 'puntos?', pl: 'punkt\\p{L}*' };
const CARDS: Counted = { en: 'cards?|pack', es: 'cartas?|baraja', pl: 'kart\\p{L}*|talia' };
const COUNTERS: Counted = { en: 'counters?', es: 'fichas?', pl: 'żeton\\p{L}*' };
const JOKERS: Counted = { en: 'jokers?', es: 'comod(?:ín|ines)', pl: 'joker\\p{L}*' };
const FACES: Counted = {
  en: 'jacks?|knights?|kings?', es: 'sotas?|caballos?|rey(?:es)?', pl: 'walet\\p{L}*|jeźd\\p{L}+|kr[óo]l\\p{L}*',
};

/** The figures that each option of every game decides; empty if there are none. */
export const OPTION_FIGURES: Readonly<Record<string, Readonly<Record<string, readonly OptionFigures[]>>>> = {
  chinkway: {
    length: [{ figures: { full: [10], short: [5] }, of: DEALS }],
    finalDeal: [{ figures: { reseat: [], eleventh: [11], none: [] }, of: DEALS }],
    finalDealRequest: [],
    trickMemory: [],
  },
  chinaso: {
    length: [{ figures: { seven: [7], three: [3] }, of: HANDS }],
    stakes: [{ figures: 'values', of: COUNTERS }],
    cardPoints: [{ figures: { 'face-value': [25], 'fives-and-tens': [50] }, of: JOKERS }],
  },
  chinchon: {
    target: [{ figures: 'values', of: POINTS }],
    deck: [{ figures: 'values', of: CARDS }, { figures: { 40: [8, 9, 10], 48: [10, 11, 12] }, of: FACES }],
    ending: [],
    ante: [{ figures: 'values', of: COUNTERS }],
    reenlist: [],
  },
  chapanka: {
    deals: [{ figures: 'values', of: DEALS }],
    kinalPot: [],
    trickMemory: [],
  },
  chanoyu: { scoring: [], trickMemory: [] },
  slobberhannes: { target: [{ figures: 'values', of: POINTS }] },
};
