import type { FrenchCard } from '../../kernel/cards.ts';
import { type Category, categoryOf } from './cards.ts';
import { sideOf } from './seating.ts';
import type { Deal } from './state.ts';

/**
 * Returns a side's rack: for each Quest card, in order, the taken card that fills its demand, or null for an open demand. Of equal
 * demands, the first taken card fills the first.
 */
export function rack(quest: readonly FrenchCard[], taken: readonly FrenchCard[]): readonly (FrenchCard | null)[] {
  const left = [...taken];
  return quest.map((demand) => {
    const at = left.findIndex((card) => categoryOf(card) === categoryOf(demand));
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
}

/** Returns the index in the Quest of the next open demand of a side for this category; −1 if there is none. */
export function nextFilled(quest: readonly FrenchCard[], taken: readonly FrenchCard[], category: Category): number {
  const filled = rack(quest, taken);
  return quest.findIndex((demand, at) => filled[at] === null && categoryOf(demand) === category);
}

/** Returns a side's open demands as categories, with repeats, in the order of the Quest; `side` is an index. */
export function openDemands(deal: Deal, side: number): readonly Category[] {
  const filled = rack(deal.quest, deal.taken[side] ?? []);
  return deal.quest.filter((_, at) => filled[at] === null).map(categoryOf);
}

/**
 * Returns the cards of the trick just won that fill an open demand of the winner's side. The winner may take one of them (CW4.4).
 */
export function takeableCards(deal: Deal): readonly FrenchCard[] {
  const won = deal.lastTrick;
  if (won === null) return [];
  const open = openDemands(deal, sideOf(deal, won.winner));
  return won.plays.map((play) => play.card).filter((card) => open.includes(categoryOf(card)));
}
