import type { Seat, SpanishCard, Violation } from '@chinwag/rules';
import { addingRule, type ChinchonMove, type ChinchonState, workableLayOffs } from '@chinwag/rules/chinchon';
import type { BoardProps } from '../../board/screen.ts';
import { isSettling, type Parts, withoutCards } from './parts.ts';

/** The result of putting cards somewhere: the new parts, or the reason for a refusal. */
export type Put = { readonly ok: true; readonly parts: Parts } | { readonly ok: false; readonly why: Violation };

/** A player who sets cards apart, with the function that checks a move against the rules. */
export interface Composer extends Pick<BoardProps<ChinchonState, ChinchonMove>, 'check'> {
  readonly state: ChinchonState;
  readonly seat: Seat;
  readonly parts: Parts;
}

/**
 * Returns the parts with these cards set apart for the meld at index `meld`, in this order (CH5.3, CH6.2). If the cards cannot be
 * added, returns the reason.
 */
export function addedTo(composer: Composer, meld: number, cards: readonly SpanishCard[]): Put {
  const { state, seat, parts, check } = composer;
  const others = withoutCards(state, parts, cards);
  const layOffs = [...others.layOffs, ...cards.map((card) => ({ card, meld }))];
  const isAdding = addingRule(state, seat) !== null;
  const fits = isAdding && workableLayOffs(state, layOffs).length === layOffs.length;
  const why = fits ? null : check(sendingOf(state, seat, layOffs));
  return why === null ? { ok: true, parts: { ...others, layOffs } } : { ok: false, why };
}

/** Returns the move that would play these lay-offs. */
function sendingOf(state: ChinchonState, seat: Seat, layOffs: Parts['layOffs']): ChinchonMove {
  if (isSettling(state, seat)) return { type: 'settle', melds: [], layOffs };
  const last = layOffs.at(-1);
  if (addingRule(state, seat) !== null || last === undefined) return { type: 'close', card: null, melds: [], layOffs };
  return { type: 'layOff', ...last };
}
