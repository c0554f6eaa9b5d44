import { isSeen, type Seat } from '@chinwag/rules';
import {
  type Category, categoryOf, type ChinkwayMove, type ChinkwayState, openDemands, sideOf,
} from '@chinwag/rules/chinkway';
import { unseenCards } from './unseen.ts';

type Extraction = ChinkwayMove<'extract'>;

/** Returns the move that takes the card whose category is scarcest relative to its open demands. */
export function chooseExtract(view: ChinkwayState, seat: Seat, lawful: readonly Extraction[]): Extraction {
  const open = openDemands(view.deal, sideOf(view.deal, seat));
  const hand = (view.deal.hands[seat] ?? []).filter(isSeen);
  const toCome = [...unseenCards(view, seat), ...hand].map(categoryOf);
  let scarcest: Extraction = { type: 'extract', card: null };
  let least = Infinity;
  for (const move of lawful) {
    if (move.card === null) continue;
    const category = categoryOf(move.card);
    const supply = count(toCome, category) / count(open, category);
    if (supply < least) {
      least = supply;
      scarcest = move;
    }
  }
  return scarcest;
}

function count(categories: readonly Category[], wanted: Category): number {
  return categories.filter((category) => category === wanted).length;
}
