import { HIDDEN } from '../cards.ts';
import type { GameState } from '../game.ts';
import type { Viewer } from '../seat.ts';
import { deepFreeze, eachLeaf, type JsonPath, withLeaves } from './json.ts';
import { mixed, type Random } from './random.ts';
import type { AnyLawSubject } from './subject.ts';

/**
 * Returns a copy of the state in which cards hidden from the viewer have changed places at random, within their zones. Cards in
 * `known`, which the viewer is about to see, stay in their places. Returns null if there is nothing to exchange.
 */
export function otherWorld(
  subject: AnyLawSubject,
  state: GameState,
  viewer: Viewer,
  known: ReadonlySet<string>,
  random: Random,
): GameState | null {
  const view = subject.game.hide(state, viewer);
  const zoneOf = (path: JsonPath): string => subject.zone?.(path) ?? '';
  const hidden = new Map<string, Set<string>>();
  eachLeaf(state, view, (card, shown, path) => {
    if (typeof card !== 'string' || known.has(card) || shown !== HIDDEN) return;
    const zone = zoneOf(path);
    hidden.set(zone, (hidden.get(zone) ?? new Set()).add(card));
  });
  const exchanges = new Map([...hidden].map(([zone, cards]) => [zone, exchangeOf([...cards], random)]));
  if ([...hidden.values()].every((cards) => cards.size < 2)) return null;
  return deepFreeze(
    withLeaves(state, view, (card, shown, path) => {
      if (typeof card !== 'string' || shown !== HIDDEN) return card;
      return exchanges.get(zoneOf(path))?.get(card) ?? card;
    }),
  );
}

function exchangeOf(cards: readonly string[], random: Random): ReadonlyMap<string, string> {
  const others = mixed(cards, random);
  return new Map(cards.map((card, index) => [card, others[index] ?? card]));
}
