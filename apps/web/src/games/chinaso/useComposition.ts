import {
  type ChinasoCard, type ChinasoMove, type ChinasoState, type Contract, contractIn, isDown, whyNotGoDown,
} from '@chinwag/rules/chinaso';
import type { BoardProps } from '../../board/screen.ts';
import { useDraft } from '../../board/useDraft.ts';
import {
  compositionSchema, findParts, NO_COMPOSITION, type ContractPart, partFor, partsOf, putIn, turned,
} from './composition.ts';

/** The sets a player puts together to go down, with the functions that change them. */
export interface CompositionControls {
  /** The parts of the contract; none for a spectator, for a player who is down, or after the hand. */
  readonly parts: readonly ContractPart[];
  /** Puts cards into a part, or explains why the cards cannot be put there. */
  readonly fill: (index: number, cards: readonly ChinasoCard[]) => void;
  /** Puts cards into the first open part that they fill; does nothing if there is none. */
  readonly add: (cards: readonly ChinasoCard[]) => void;
  /** Takes the cards of a part back. */
  readonly takeBack: (index: number) => void;
  /** Arranges the cards of a part in the next possible way. */
  readonly turn: (index: number) => void;
  /** Puts together the best sets in the hand. Explains the reason if the player cannot go down with them. */
  readonly find: () => void;
}

/**
 * Stores the sets that a player puts together, and keeps them across a reload. Returns the sets with the functions that change
 * them. Calls `onChange` whenever cards have moved.
 */
export function useComposition(props: BoardProps<ChinasoState, ChinasoMove>, onChange: () => void): CompositionControls {
  const { state, viewer, gameKey, explain } = props;
  const { deal, options } = state;
  const [draft, setDraft] = useDraft(`down.${gameKey}`, compositionSchema, NO_COMPOSITION);
  const hand = viewer === 'spectator' ? [] : (deal.hands[viewer] ?? []);
  const contract = contractToFill(props);
  const parts = contract === null ? [] : partsOf(draft, deal.number, contract, hand);

  const change = (next: readonly ContractPart[]) => {
    setDraft({ deal: deal.number, parts: next.map(({ set }) => set?.cards ?? []) });
    onChange();
  };
  const changePart = (index: number, to: ContractPart) => change(parts.with(index, to));
  const fill = (index: number, cards: readonly ChinasoCard[]) => {
    const part = parts[index];
    if (part === undefined) return;
    const put = putIn(part, cards);
    if (put.ok) changePart(index, put.part);
    else explain(put.why);
  };
  const find = () => {
    if (contract === null) return;
    const found = findParts(hand, contract, options.cardPoints);
    const filled = (some: readonly ContractPart[]) => some.filter(({ set }) => set !== null).length;
    if (filled(found) > filled(parts) || filled(found) === found.length) change(found);
    const why = whyNotGoDown(hand, contract, options.cardPoints);
    if (why !== null) explain(why);
  };
  return {
    parts,
    fill,
    add: (cards) => fill(partFor(parts, cards), cards),
    takeBack: (index) => {
      const part = parts[index];
      if (part !== undefined) changePart(index, { kind: part.kind, set: null, ways: [] });
    },
    turn: (index) => {
      const part = parts[index];
      if (part !== undefined) changePart(index, turned(part));
    },
    find,
  };
}

/** Returns the viewer's contract, or null for a spectator, for a player who is down, or if no hand is in progress. */
function contractToFill({ state, viewer }: BoardProps<ChinasoState, ChinasoMove>): Contract | null {
  const { deal } = state;
  if (viewer === 'spectator' || deal.number === 0 || deal.ending !== null || isDown(deal, viewer)) return null;
  return contractIn(state);
}
