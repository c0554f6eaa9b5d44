import type { SpanishCard } from '@chinwag/rules';
import { type ChinchonState, type LayOff, meldsAfter } from '@chinwag/rules/chinchon';
import { type Message, message } from '../../language/message.ts';
import type { Parts } from './parts.ts';
import { meldInWords, placeOf } from './words.ts';

/** A group of cards set apart from the rest. */
export interface Group {
  readonly kind: 'meld' | 'added' | 'closing';
  /** The index of the player's meld, or of the meld on the table that gets the cards; 0 for the closing card. */
  readonly at: number;
  readonly cards: readonly SpanishCard[];
  /** What happens to the cards: `your meld`, `after the 6`, `face down`. */
  readonly caption: Message;
  /** The caption with the cards, for screen readers. */
  readonly spoken: Message;
  /** The remaining parts if the group's cards are taken back. */
  readonly without: Parts;
}

/** Returns the groups set apart: the player's melds, the cards for each end of a meld on the table, and the closing card. */
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
  /** The place of the group's first card. */
  readonly place: ReturnType<typeof placeOf>;
  readonly layOffs: readonly LayOff[];
}

/** Returns the lay-offs, grouped by meld and end. */
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
