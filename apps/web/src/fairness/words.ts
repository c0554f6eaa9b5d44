import type { GameFile, GameFileFault, OtherThanSent } from '@chinwag/rules/game-file';
import { type Message, message } from '../language/message.ts';

/** Everything that can be wrong with a game that is checked. */
export type GameFault = GameFileFault | OtherThanSent;

/** What is wrong with a game, and where, in a sentence; `names` are those at its seats. */
export function faultInWords(fault: GameFault, names: readonly string[]): Message {
  switch (fault.code) {
    case 'file-newer':
      return message('fairness.fault.file-newer', { version: fault.version });
    case 'file-malformed':
      return message('fairness.fault.file-malformed', { path: fault.path });
    case 'file-game-unknown':
      return message('fairness.fault.file-game-unknown', { game: fault.game });
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
    case 'seat-not-asked':
    case 'told-round':
    case 'told-bound':
    case 'told-given':
    case 'told-own':
    case 'told-left-out':
      return message(`fairness.fault.${fault.code}`, { round: fault.round });
    case 'told-seen':
      return message('fairness.fault.told-seen', { from: fault.from, to: fault.to });
    case 'file-not-json':
    case 'file-other':
    case 'file-setup':
    case 'file-unfinished':
    case 'file-result':
    case 'file-digest':
    case 'file-seal':
    case 'seed-unlike':
    case 'told-digest':
      return message(`fairness.fault.${fault.code}`);
  }
}

/** Whose numbers a game was shuffled by as its record has it, in a sentence: nothing shows that the record is right. */
export function recordInWords({ rounds, seats }: Pick<GameFile, 'rounds' | 'seats'>): Message {
  const names = seatsInShuffle(rounds).map((seat) => seats[seat]?.name ?? '?');
  return names.length === 0 ? message('fairness.record.server-alone') : message('fairness.record.numbers', { names });
}

/** The seats that have a number in the shuffle, as the record of a game has it. */
export function seatsInShuffle(rounds: GameFile['rounds']): readonly number[] {
  return rounds.at(-1)?.numbers.map(([seat]) => seat) ?? [];
}
