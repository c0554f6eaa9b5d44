import { faceOf, type Grammar, type NamedCard, type RankKey, rankKey, type SuitKey, suitKey } from './grammar.ts';

const RANKS: Readonly<Record<RankKey, readonly [one: string, many: string]>> = {
  A: ['ace', 'aces'], K: ['king', 'kings'], Q: ['queen', 'queens'], J: ['jack', 'jacks'], knight: ['knight', 'knights'],
  2: ['2', 'twos'], 3: ['3', 'threes'], 4: ['4', 'fours'], 5: ['5', 'fives'], 6: ['6', 'sixes'], 7: ['7', 'sevens'],
  8: ['8', 'eights'], 9: ['9', 'nines'], 10: ['10', 'tens'],
};

const SUITS: Readonly<Record<SuitKey, readonly [many: string, one: string]>> = {
  S: ['spades', 'spade'], H: ['hearts', 'heart'], D: ['diamonds', 'diamond'], C: ['clubs', 'club'],
  P: ['pictures', 'picture'], NT: ['no trump', 'no trump'], X: ['jokers', 'joker'],
  coins: ['coins', 'coin'], cups: ['cups', 'cup'], swords: ['swords', 'sword'], batons: ['batons', 'baton'],
};

function card({ parsed, standsFor, called }: NamedCard, form: string): string {
  return `${article(parsed, called, form)}${named(parsed, called)}${standsFor === null ? '' : ` as ${named(standsFor, null)}`}`;
}

function named(parsed: NamedCard['parsed'], called: NamedCard['called']): string {
  const face = faceOf(parsed);
  if (face !== null) return `${RANKS[face.rank][0]} of ${SUITS[face.suit][0]}`;
  if (parsed.kind === 'hidden') return 'card, face down';
  return called === null ? 'joker' : 'Tsukumogami';
}

function article(parsed: NamedCard['parsed'], called: NamedCard['called'], form: string): string {
  if (form === 'the') return 'the ';
  if (form !== 'a') return called === null ? '' : 'a ';
  const rank = faceOf(parsed)?.rank;
  return rank === 'A' || rank === '8' ? 'an ' : 'a ';
}

/** The grammar of English: its words for cards, suits and ranks. */
export const grammar: Grammar = {
  you: 'you',
  somebody: 'Somebody',
  card,
  suit: (suit, pack, form) => SUITS[suitKey(suit, pack)][form === 'one' ? 1 : 0],
  rank: (rank, form) => RANKS[rankKey(rank)][form === 'many' ? 1 : 0],
};
