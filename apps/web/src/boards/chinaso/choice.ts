import type { Face } from '@chinwag/rules';
import { arrange, type ChinasoCard } from '@chinwag/rules/chinaso';
import { counted } from '../../wording/words.ts';
import type { Sentence } from '../board.ts';
import { setDrawn, span } from './words.ts';

/** What the chosen cards are. */
export interface Verdict {
  readonly sentence: Sentence;
  /** The rule that says why they are nothing. */
  readonly rule?: string;
}

/** What several chosen cards are, or why they are nothing; of fewer than two cards there is nothing to say. */
export function verdictOn(cards: readonly ChinasoCard[]): Verdict | null {
  if (cards.length < 2) return null;
  const arranged = arrange(cards);
  if (arranged.kind === 'none') return { sentence: [arranged.why.message], rule: arranged.why.rule };
  const [first, ...others] = arranged.ways;
  const spans = others.flatMap((way) => (way.kind === 'straight' ? ` or ${span(way)}` : []));
  return { sentence: ['A ', ...setDrawn(first), ...spans, '.'] };
}

/** How many places on the table a card fits that can be laid. */
export function fitOf(card: ChinasoCard, places: number): Verdict {
  const fits = places === 0 ? ' fits nowhere.' : ` fits ${counted(places, 'place', 'places')}.`;
  return { sentence: [{ card }, fits] };
}

/** The cards that are still there to be chosen, of those that were touched. */
export function chosenOf(
  touched: readonly ChinasoCard[],
  hand: readonly Face<ChinasoCard>[],
  laidOut: readonly ChinasoCard[],
): readonly ChinasoCard[] {
  return touched.filter((card) => hand.includes(card) && !laidOut.includes(card));
}
