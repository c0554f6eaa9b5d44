import { canonicalJson } from '@chinwag/rules/fair';
import { worse } from './chain/chainFollower.ts';
import { type Evidence, isBoundIn, type StoredRound } from './evidence.ts';

/**
 * Returns the stored evidence about a game, merged with this page's evidence. Two tabs of a browser share one store, and one of
 * them may briefly read an old copy. Its next write must not lose what the other tab stored.
 */
export function bothOf(saved: Evidence, own: Evidence): Evidence {
  const heardAll = [saved, own].find(({ heard }) => heard === 'everything') ?? saved;
  return {
    ...saved,
    rounds: allRounds(saved.rounds, own.rounds),
    opened: saved.opened ?? own.opened,
    seen: withMissing(saved.seen, own.seen),
    states: withMissing(saved.states, own.states, (one, other) => one.seq - other.seq),
    shuffledBefore: saved.shuffledBefore ?? own.shuffledBefore,
    heard: heardAll.heard,
    heardFrom: heardAll.heardFrom,
    givenBefore: Math.max(saved.givenBefore, own.givenBefore),
    missed: Math.max(saved.missed, own.missed),
    incomplete: saved.incomplete || own.incomplete,
    chain: worse(saved.chain, own.chain),
    afterAnother: saved.afterAnother || own.afterAnother,
    setBack: saved.setBack || own.setBack,
    updated: saved.updated || own.updated,
  };
}

function allRounds(saved: readonly StoredRound[], own: readonly StoredRound[]): readonly StoredRound[] {
  const both = saved.map((round) => {
    const other = own.find((each) => each.round === round.round);
    return other === undefined ? round : oneRound(round, other);
  });
  const missing = own.filter(({ round }) => saved.every((each) => each.round !== round));
  return missing.length === 0 ? both : [...both, ...missing].toSorted((one, other) => one.round - other.round);
}

/** Returns a round merged from both copies. If the server committed twice to one round, the first commitment counts. */
function oneRound(saved: StoredRound, own: StoredRound): StoredRound {
  if (saved.terms !== own.terms || saved.commitment !== own.commitment) return saved;
  const { own: number, granted } = weight(own) > weight(saved) ? own : saved;
  return { ...saved, own: number, granted, bound: saved.bound ?? own.bound, given: saved.given ?? own.given };
}

/** Returns how much is known of the number that a device contributed: nothing, drawn, committed, or used. */
function weight(round: StoredRound): number {
  if (round.own === null) return 0;
  if (round.granted !== 'nothing') return round.granted === 'number' ? 4 : 3;
  return round.bound !== null && isBoundIn(round.bound, round) ? 2 : 1;
}

/** Returns a list with the missing items of another list added, sorted if `order` is given. */
function withMissing<Item>(
  saved: readonly Item[], own: readonly Item[], order?: (one: Item, other: Item) => number,
): readonly Item[] {
  const known = new Set(saved.map(canonicalJson));
  const missing = own.filter((item) => !known.has(canonicalJson(item)));
  if (missing.length === 0) return saved;
  const all = [...saved, ...missing];
  return order === undefined ? all : all.toSorted(order);
}
