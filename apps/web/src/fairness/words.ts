import type { GameFileFault, OtherThanSent } from '@chinwag/rules/game-file';
import { type Message, message } from '../language/message.ts';
import type { CheckedRecord, GoodFinding } from './checks/checkReport.ts';
import type { WhyNotProved } from './verdict.ts';

/** A fault that a checked game can have. */
export type GameFault = GameFileFault | OtherThanSent;

/** Returns a sentence that describes a game's fault and its place. `names` are those of the players, by seat. */
export function faultInWords(fault: GameFault, names: readonly string[]): Message {
  switch (fault.code) {
    case 'file-newer':
      return message('fairness.fault.file-newer', { version: fault.version });
    case 'file-malformed':
      return message('fairness.fault.file-malformed', { path: fault.path });
    case 'file-game-unknown':
      return message('fairness.fault.file-game-unknown', { game: fault.game });
    case 'file-holder':
      return message('fairness.fault.file-holder', { seat: fault.seat + 1 });
    case 'file-move-unlawful':
      return message('fairness.fault.file-move-unlawful', { move: fault.move, name: names[fault.seat] ?? '?' });
    case 'file-move-after-end':
      return message('fairness.fault.file-move-after-end', { move: fault.move });
    case 'file-events':
      return message('fairness.fault.file-events', { move: fault.move, event: fault.event });
    case 'number-unlike':
    case 'number-missing':
      return message(`fairness.fault.${fault.code}`, { round: fault.round, name: names[fault.seat] ?? '?' });
    case 'terms-unlike':
    case 'secret-unlike':
    case 'round-unfinished':
    case 'round-after-shuffle':
    case 'round-unchained':
    case 'seat-not-asked':
    case 'saved-round':
    case 'saved-unheard':
    case 'saved-bound':
    case 'saved-given':
    case 'saved-own':
    case 'saved-left-out':
      return message(`fairness.fault.${fault.code}`, { round: fault.round });
    case 'saved-seen':
      return message('fairness.fault.saved-seen', { from: fault.from, to: fault.to });
    case 'saved-state':
      return message('fairness.fault.saved-state', { after: fault.after });
    case 'file-not-json':
    case 'file-other':
    case 'file-setup':
    case 'file-unfinished':
    case 'file-result':
    case 'file-digest':
    case 'file-seal':
    case 'file-changes':
    case 'file-evidence':
    case 'seed-unlike':
    case 'saved-digest':
    case 'saved-link':
    case 'saved-for-another':
      return message(`fairness.fault.${fault.code}`);
  }
}

/**
 * Returns a sentence that says whose numbers shuffled a game, according to the game's record. `names` are those of the players, by
 * seat. Nothing proves the record.
 */
export function recordInWords({ givers }: Pick<CheckedRecord, 'givers'>, names: readonly string[]): Message {
  if (givers.length === 0) return message('fairness.record.server-alone');
  return message('fairness.record.numbers', { names: givers.map((seat) => names[seat] ?? '?') });
}

/** Returns the verdict on a game without contradictions as a sentence: that the game is proved, or why it is not. */
export function verdictInWords(finding: GoodFinding): Message {
  if (finding.verdict === 'not-proved') return message(WHY_NOT_PROVED[finding.why]);
  return message('fairness.proved.how', { choices: finding.choices });
}

const WHY_NOT_PROVED = {
  'nothing-saved': 'fairness.not-proved.nothing-saved',
  'server-alone': 'fairness.not-proved.server-alone',
  'set-back': 'fairness.not-proved.set-back',
  'server-updated': 'fairness.not-proved.server-updated',
  'not-followed': 'fairness.not-proved.not-followed',
  'came-later': 'fairness.not-proved.came-later',
  'no-own-number': 'fairness.not-proved.no-own-number',
  'not-all-heard': 'fairness.not-proved.not-all-heard',
  'cards-first': 'fairness.not-proved.cards-first',
  'not-all-shown': 'fairness.not-proved.not-all-shown',
} as const satisfies Record<WhyNotProved, string>;
