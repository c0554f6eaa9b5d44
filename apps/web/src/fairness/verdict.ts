import type { AtSeat } from '@chinwag/rules/fair';
import { type GameFile, RULES_VERSION } from '@chinwag/rules/game-file';
import { type Evidence, roundsGiven } from './evidence.ts';

/** The reason why this device's evidence proves nothing, although it contradicts nothing. */
export type WhyNotProved =
  /** It stored nothing of the game. */
  | 'nothing-saved'
  /** The record itself says that the server alone made the shuffle. */
  | 'server-alone'
  /** An earlier copy of the table was restored since it was last there, or during the game, as everyone was shown. */
  | 'set-back'
  /** The server or its page changed to other rules during the game: what was shown before would differ now. */
  | 'server-updated'
  /** Nobody said which rounds were held at the table since it was last there. */
  | 'not-followed'
  /** It was not at the table when the numbers were contributed. */
  | 'came-later'
  /** It contributed no number: it wasn't asked, was too late, or another device of the same person did. */
  | 'no-own-number'
  /** It contributed a number, but was not sent all the others' before the cards were dealt. */
  | 'not-all-heard'
  /** It was shown cards before all numbers were there. */
  | 'cards-first'
  /** It was not shown the game from before its first event, or not to its end. */
  | 'not-all-shown';

/**
 * The verdict on a shuffle that nothing contradicts. `proved`: the device's own number is in the shuffle, and all commitments came
 * before any number was known. The cards came after, and everything shown matches the record. `choices` is how many deals somebody
 * may have chosen between. It is the number of rounds that ended after its number was given, this one included.
 */
export type ShuffleVerdict =
  | { readonly kind: 'proved'; readonly choices: number }
  | { readonly kind: 'not-proved'; readonly why: WhyNotProved };

/** Returns the verdict on a game of this many events, whose record is consistent and matches all the evidence. */
export function verdictOn({ rounds }: Pick<GameFile, 'rounds'>, events: number, evidence: Evidence | null): ShuffleVerdict {
  const why = whyNotProved(rounds, events, evidence);
  if (why !== null) return { kind: 'not-proved', why };
  return { kind: 'proved', choices: evidence === null ? 0 : evidence.givenBefore + roundsGiven(evidence).length };
}

function whyNotProved(rounds: GameFile['rounds'], events: number, evidence: Evidence | null): WhyNotProved | null {
  const last = rounds.at(-1);
  if (last === undefined || last.numbers.length === 0) return 'server-alone';
  if (evidence === null) return 'nothing-saved';
  if (evidence.setBack || evidence.chain === 'set-back') return 'set-back';
  if (isUpdated(evidence)) return 'server-updated';
  const heard = evidence.rounds.find(({ round }) => round === rounds.length);
  if (heard === undefined) return 'came-later';
  const { own, bound, given } = heard;
  if (own === null || !isIn(last.numbers, own)) return 'no-own-number';
  if (bound === null || given === null) return 'not-all-heard';
  if (evidence.shuffledBefore !== rounds.length) return 'cards-first';
  if (!isAllShown(evidence, events)) return 'not-all-shown';
  return evidence.chain === 'unfollowed' ? 'not-followed' : null;
}

/**
 * Returns a device's evidence, updated with the last restore of an earlier copy, as the record's answer reports it. A device that
 * stayed to the end saw that restore with everyone, and relies on that alone; a device that left could not.
 */
export function withRestoreAnswered(evidence: Evidence, restoredAt: number | null | undefined): Evidence {
  const hasLeft = evidence.opened === null && evidence.restoredAt !== undefined;
  const isNew = typeof restoredAt === 'number' && restoredAt !== evidence.restoredAt;
  return hasLeft && isNew ? { ...evidence, setBack: true } : evidence;
}

/** Returns whether what was shown of a game can be compared with its record now. */
export function isComparable(evidence: Pick<Evidence, 'setBack' | 'rules' | 'updated'>): boolean {
  return !evidence.setBack && !isUpdated(evidence);
}

function isUpdated({ rules, updated }: Pick<Evidence, 'rules' | 'updated'>): boolean {
  return updated || rules !== RULES_VERSION;
}

function isIn(numbers: readonly AtSeat[], [seat, number]: AtSeat): boolean {
  return numbers.some(([other, given]) => other === seat && given === number);
}

/**
 * Whether a device saw a game from before its first event to its last, in a view that is compared. A gap is covered by the next
 * complete state that it was shown.
 */
function isAllShown({ states, seen, incomplete }: Evidence, events: number): boolean {
  if (incomplete || states[0]?.seq !== 0) return false;
  let shownTo = 0;
  for (;;) {
    const reached = seen.flatMap(({ from, to }) => (from <= shownTo && to > shownTo ? to : []));
    const next = reached.length > 0 ? Math.max(...reached) : states.find(({ seq }) => seq > shownTo)?.seq;
    if (next === undefined) return shownTo === events;
    shownTo = next;
  }
}
