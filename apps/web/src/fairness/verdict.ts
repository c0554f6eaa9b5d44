import type { AtSeat } from '@chinwag/rules/fair';
import { type GameFile, RULES_VERSION } from '@chinwag/rules/game-file';
import { type Evidence, roundsGiven } from './evidence.ts';

/** The reason why this device's evidence proves nothing, although it contradicts nothing. */
export type WhyNotProved =
  /** The device stored nothing of the game. */
  | 'nothing-saved'
  /** According to the record itself, the server alone made the shuffle. */
  | 'server-alone'
  /** Everyone saw that an earlier copy of the table was restored since the device was last there, or during the game. */
  | 'set-back'
  /** The server or its page changed to other rules during the game, so that earlier events would now look different. */
  | 'server-updated'
  /** Nobody said which rounds were held at the table since the device was last there. */
  | 'not-followed'
  /** The device was not at the table when the numbers were contributed. */
  | 'came-later'
  /** The device contributed no number: it got no request, was too late, or a different device of the same person contributed. */
  | 'no-own-number'
  /** The device contributed a number, but did not receive all other numbers before the cards were dealt. */
  | 'not-all-heard'
  /** The device saw cards before all numbers had been sent. */
  | 'cards-first'
  /** The device did not see the game from before its first event, or not to its end. */
  | 'not-all-shown';

/**
 * The verdict on a shuffle that nothing contradicts. `proved`: the device's own number is in the shuffle, and all commitments came
 * before any number was known. The cards came after the numbers, and everything shown matches the record. `choices` is the number
 * of deals between which somebody may have chosen. They are the rounds that ended after the device gave its number, this round
 * included.
 */
export type ShuffleVerdict =
  | { readonly kind: 'proved'; readonly choices: number }
  | { readonly kind: 'not-proved'; readonly why: WhyNotProved };

/** Returns the verdict on a game of this many events. The game's record must be consistent and match all the evidence. */
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
 * stayed to the end saw that restore with everyone else, and relies only on what it saw.
 */
export function withRestoreAnswered(evidence: Evidence, restoredAt: number | null | undefined): Evidence {
  const hasLeft = evidence.opened === null && evidence.restoredAt !== undefined;
  const isNew = typeof restoredAt === 'number' && restoredAt !== evidence.restoredAt;
  return hasLeft && isNew ? { ...evidence, setBack: true } : evidence;
}

/** Returns whether what was shown of a game can still be compared with the game's record. */
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
 * Returns whether a device saw a game from before its first event to its last, in a view that is compared. The next complete state
 * that the device was shown covers a gap.
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
