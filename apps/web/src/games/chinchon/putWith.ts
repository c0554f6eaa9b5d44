import type { SpanishCard } from '@chinwag/rules';
import { selectionOf } from '@chinwag/rules/chinchon';
import { addedTo, type Composer, type Put } from './addedTo.ts';
import { offerToClose } from './closing.ts';
import type { Group } from './groups.ts';
import { partsOf, withoutCards } from './parts.ts';

/**
 * Returns the parts with these cards put into a group, or why they cannot be. The cards may be loose or set apart elsewhere.
 * Returns null for no cards, and for several cards if the group takes only one.
 */
export function putWith(composer: Composer, group: Pick<Group, 'kind' | 'at'>, cards: readonly SpanishCard[]): Put | null {
  const { state, seat, parts, check } = composer;
  const { kind, at } = group;
  const [card, second] = cards;
  if (card === undefined) return null;
  switch (kind) {
    case 'meld': {
      const selection = selectionOf([...(parts.melds[at] ?? []), ...cards], state.options.deck);
      if (selection.kind === 'nothing') return { ok: false, why: selection.why };
      const others = withoutCards(state, { ...parts, melds: parts.melds.toSpliced(at, 1) }, cards);
      return { ok: true, parts: { ...others, melds: others.melds.toSpliced(at, 0, selection.cards) } };
    }
    case 'added':
      return addedTo(composer, at, cards);
    case 'closing': {
      if (second !== undefined) return null;
      const others = withoutCards(state, { ...parts, card: null }, cards);
      const offer = offerToClose(state, seat, others, card, check);
      return offer.move === null ? { ok: false, why: offer.why } : { ok: true, parts: partsOf(offer.move) };
    }
  }
}
