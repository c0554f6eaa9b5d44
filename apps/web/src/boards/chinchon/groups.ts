import type { SpanishCard } from '@chinwag/rules';
import { type ChinchonState, type LayOff, type MeldPlace, meldsAfter, placeInMeld } from '@chinwag/rules/chinchon';
import { cardName } from '../../kit/cards/cardName.ts';
import { listed } from '../../wording/words.ts';
import type { Parts } from './parts.ts';
import { placeInWords } from './words.ts';

/** Some cards that are set apart together. */
export interface Group {
  readonly kind: 'meld' | 'added' | 'closing';
  readonly cards: readonly SpanishCard[];
  /** What becomes of them: `your meld`, `after the 6`, `face down`. */
  readonly caption: string;
  /** The same with the cards, spoken. */
  readonly spoken: string;
  /** What is set apart once these are taken back. */
  readonly without: Parts;
}

/** What is set apart: own melds, cards for each end of a meld on the table, the closing card. */
export function groupsOf(state: ChinchonState, parts: Parts): readonly Group[] {
  const { melds, card } = parts;
  const own = melds.map((meld, at) => {
    return groupOf('meld', meld, 'your meld', { ...parts, melds: melds.toSpliced(at, 1) });
  });
  const added = additionsIn(state, parts).map(({ layOffs, place }) => {
    const without = { ...parts, layOffs: parts.layOffs.filter((layOff) => !layOffs.includes(layOff)) };
    return groupOf('added', layOffs.map((layOff) => layOff.card), place, without);
  });
  const closing = card === null ? [] : [groupOf('closing', [card], 'face down', { ...parts, card: null })];
  return [...own, ...added, ...closing];
}

function groupOf(kind: Group['kind'], cards: readonly SpanishCard[], caption: string, without: Parts): Group {
  const spoken = `${listed(cards.map((card) => cardName(card, 'spanish')))}, ${caption}`;
  return { kind, cards, caption, spoken, without };
}

interface Addition {
  readonly meld: number;
  readonly side: MeldPlace;
  /** Where the first of the cards goes. */
  readonly place: string;
  readonly layOffs: readonly LayOff[];
}

/** The lay-offs, those for one end of a meld together. */
function additionsIn(state: ChinchonState, parts: Parts): readonly Addition[] {
  const { deck } = state.options;
  return parts.layOffs.reduce<readonly Addition[]>((additions, layOff, at) => {
    const { meld, card } = layOff;
    const before = meldsAfter(state, parts.layOffs.slice(0, at))[meld] ?? [];
    const side = placeInMeld(before, card, deck);
    const known = additions.findIndex((addition) => addition.meld === meld && addition.side === side);
    const addition = additions[known];
    if (addition !== undefined) {
      return additions.with(known, { ...addition, layOffs: [...addition.layOffs, layOff] });
    }
    return [...additions, { meld, side, place: placeInWords(before, card, deck), layOffs: [layOff] }];
  }, []);
}
