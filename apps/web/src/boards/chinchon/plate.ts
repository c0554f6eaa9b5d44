import type { Seat, SpanishCard } from '@chinwag/rules';
import {
  type ChinchonMove, type ChinchonState, fewestKept, heldBy, type LayOff, outlook,
} from '@chinwag/rules/chinchon';
import { inPoints } from '../../wording/numbers.ts';
import { counted } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { type People, whose } from '../shared/people.ts';
import { isSettling, looseCards, type Parts } from './parts.ts';
import { becomes, meldName } from './words.ts';

/** What the brass plate would do, and what comes of it. */
export interface Plate {
  readonly words: Sentence;
  readonly detail: string;
  /** Null while something is missing, which `why` says. */
  readonly move: ChinchonMove | null;
  readonly why: string;
}

/**
 * What `seat`, who has drawn or settles, is about to do: what is set apart decides, then the cards that are chosen.
 */
export function plateOf(
  state: ChinchonState,
  seat: Seat,
  parts: Parts,
  chosen: readonly SpanishCard[],
  people: People,
): Plate {
  if (isSettling(state, seat)) return settlePlate(state, seat, parts);
  const loose = looseCards(heldBy(state.deal, seat), parts);
  if (parts.card !== null || loose.length === 0) return closePlate(state, seat, parts);
  const [card, second] = chosen;
  if (card !== undefined && second === undefined) return discardPlate(state, seat, card);
  const [layOff] = parts.layOffs;
  if (layOff !== undefined) {
    return ready(['Add ', { card: layOff.card }], targetWords(state, layOff, people), { type: 'layOff', ...layOff });
  }
  if (card === undefined && parts.melds.length > 0 && state.options.ending === 'play-on') {
    const words = `Lay down ${counted(parts.melds.length, 'meld', 'melds')}`;
    return ready([words], 'and play on', { type: 'layDown', melds: parts.melds });
  }
  const [detail, why] = second === undefined
    ? ['choose a card', 'First choose the card that you discard.']
    : ['choose one card', 'Choose one card only to discard it.'];
  return { words: ['Discard'], detail, move: null, why };
}

function settlePlate(state: ChinchonState, seat: Seat, { melds, layOffs }: Parts): Plate {
  const move = { type: 'settle', melds, layOffs } as const;
  const after = outlook(state, seat, move);
  return ready([`Settle for ${inPoints(after.points)}`], becomes(state.totals[seat] ?? 0, after), move);
}

function closePlate(state: ChinchonState, seat: Seat, { melds, layOffs, card }: Parts): Plate {
  const move = { type: 'close', card, melds, layOffs } as const;
  const after = outlook(state, seat, move);
  const words = after.chinchon ? 'Close: Chinchón!' : `Close with ${inPoints(after.points)}`;
  return ready([words], becomes(state.totals[seat] ?? 0, after), move);
}

function discardPlate(state: ChinchonState, seat: Seat, card: SpanishCard): Plate {
  return ready(['Discard ', { card }], `${inPoints(fewestKept(state, seat, card))} left over`, { type: 'discard', card });
}

function targetWords({ deal, options }: ChinchonState, { meld }: LayOff, people: People): string {
  const target = deal.melds[meld];
  return target === undefined ? '' : `to ${whose(people, target.owner)} ${meldName(target.cards, options.deck)}`;
}

function ready(words: Sentence, detail: string, move: ChinchonMove): Plate {
  return { words, detail, move, why: '' };
}
