import type { AtSeat } from '@chinwag/rules/fair';
import { type GameFile, RULES_VERSION } from '@chinwag/rules/game-file';
import { type Evidence, roundsGiven } from './evidence.ts';

/** Why what this device saved proves nothing, although it contradicts nothing. */
export type WhyNotProved =
  /** It saved nothing of the game. */
  | 'nothing-saved'
  /** The record says itself that the server alone made the shuffle. */
  | 'server-alone'
  /** An earlier copy of the table was put back since it was there before, or while the game was on, as was said to all. */
  | 'set-back'
  /** The server, or its page, came to have other rules while the game was on: what was shown before is not as it would be now. */
  | 'server-updated'
  /** Nobody said which rounds were held at the table since it was there before. */
  | 'not-followed'
  /** It was not at the table when the numbers were given. */
  | 'came-later'
  /** It gave no number: it wasn't asked, or was too late, or another device of the same person gave one. */
  | 'no-own-number'
  /** It gave a number, and was not sent all that the others did before the cards were dealt. */
  | 'not-all-heard'
  /** It was shown cards before all numbers had come. */
  | 'cards-first'
  /** It was not shown the game from before its first event, or not to its end. */
  | 'not-all-shown';

/**
 * What follows from what this device saved of a game, where nothing contradicts it. `proved`: its own number is in the shuffle, all
 * were bound before any number was known, the cards came after, and all that was shown is as in the record. `choices` is between
 * how many deals somebody may have chosen, as so many rounds, this one included, ended after its number was given.
 */
export type ShuffleVerdict =
  | { readonly kind: 'proved'; readonly choices: number }
  | { readonly kind: 'not-proved'; readonly why: WhyNotProved };

/** The verdict on a game of so many events, whose record agrees with itself and with all of the evidence. */
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
 * What a device saved of a game, where the answer with its record says when an earlier copy of its table was put back last. One
 * that was there to the end was shown that with all others, and goes by what all were shown alone; one that left could not be.
 */
export function withRestoreAnswered(evidence: Evidence, restoredAt: number | null | undefined): Evidence {
  const hasLeft = evidence.opened === null && evidence.restoredAt !== undefined;
  const isNew = typeof restoredAt === 'number' && restoredAt !== evidence.restoredAt;
  return hasLeft && isNew ? { ...evidence, setBack: true } : evidence;
}

/** Whether what was shown of a game can be compared with what its record shows now. */
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
 * Whether a device saw a game from before its first event to its last, in a view that is compared. What it missed between is in the
 * next whole state that it was shown.
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
