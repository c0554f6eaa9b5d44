import type { SpanishCard } from '@chinwag/rules';
import { type ChinchonState, type LayOff, meldsAfter } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { Parts } from './parts.ts';
import { meldInWords, placeOf } from './words.ts';

/** Cards that are set apart together. */
export interface Group {
  readonly kind: 'meld' | 'added' | 'closing';
  /** The index of the own meld, or of the meld on the table that they are added to; 0 of the closing card. */
  readonly at: number;
  readonly cards: readonly SpanishCard[];
  /** What happens to them: `your meld`, `after the 6`, `face down`. */
  readonly caption: Message;
  /** The same with the cards, for screen readers. */
  readonly spoken: Message;
  /** What remains set apart once these are taken back. */
  readonly without: Parts;
}

/** Returns the groups set apart: the player's melds, cards for each end of a meld on the table, the closing card. */
export function groupsOf(state: ChinchonState, parts: Parts): readonly Group[] {
  const { melds, card } = parts;
  const own = melds.map((meld, at): Group => ({
    kind: 'meld',
    at,
    cards: meld,
    caption: message('chinchon.your-meld'),
    spoken: meldInWords(meld, state.options.deck),
    without: { ...parts, melds: melds.toSpliced(at, 1) },
  }));
  const added = additionsIn(state, parts).map(({ meld, layOffs, place }): Group => {
    const cards = layOffs.map((layOff) => layOff.card);
    return {
      kind: 'added',
      at: meld,
      cards,
      caption: message('chinchon.place', place),
      spoken: message('chinchon.added', { cards, ...place }),
      without: { ...parts, layOffs: parts.layOffs.filter((layOff) => !layOffs.includes(layOff)) },
    };
  });
  if (card === null) return [...own, ...added];
  const closing: Group = {
    kind: 'closing',
    at: 0,
    cards: [card],
    caption: message('chinchon.face-down'),
    spoken: message('chinchon.face-down-card', { card }),
    without: { ...parts, card: null },
  };
  return [...own, ...added, closing];
}

interface AddedGroup {
  readonly meld: number;
  /** The place of the first of the cards. */
  readonly place: ReturnType<typeof placeOf>;
  readonly layOffs: readonly LayOff[];
}

/** The lay-offs, with those at one end of a meld together. */
function additionsIn(state: ChinchonState, parts: Parts): readonly AddedGroup[] {
  return parts.layOffs.reduce<readonly AddedGroup[]>((additions, layOff, at) => {
    const { meld, card } = layOff;
    const place = placeOf(meldsAfter(state, parts.layOffs.slice(0, at))[meld] ?? [], card, state.options.deck);
    const known = additions.findIndex((addition) => addition.meld === meld && addition.place.side === place.side);
    const addition = additions[known];
    if (addition !== undefined) {
      return additions.with(known, { ...addition, layOffs: [...addition.layOffs, layOff] });
    }
    return [...additions, { meld, place, layOffs: [layOff] }];
  }, []);
}
