import type { TokenMark } from '../../kit/Token.tsx';
import { type Message, message } from '../../language/message.ts';
import type { Player } from '../board.ts';

/** The mark at the foot of a player's token, if they are not quite there. */
export function presenceMark(player: Player): TokenMark | undefined {
  if (player.kind === 'bot' || player.standIn) return 'bot';
  return player.connected ? undefined : 'away';
}

/** The same in words: `away`; null for somebody who is there. */
export function presenceInWords(player: Player): Message | null {
  if (player.kind === 'bot') return message('shared.present.bot');
  if (player.standIn) return message(player.connected ? 'shared.present.bot-plays-on' : 'shared.present.bot-while-away');
  return player.connected ? null : message('shared.present.away');
}
