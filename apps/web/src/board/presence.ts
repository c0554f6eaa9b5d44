import type { TokenMark } from '../ui/Token.tsx';
import { type Message, message } from '../language/message.ts';
import type { Player } from './gameView.ts';

/** Returns the mark on a player's token for a bot (including a stand-in), or for being away or slow; undefined if there is none. */
export function presenceMark(player: Player): TokenMark | undefined {
  if (player.kind === 'bot' || player.standIn) return 'bot';
  if (!player.connected) return 'away';
  return player.slow ? 'slow' : undefined;
}

/** Returns a player's presence as text: `away`, or null for a player who is present. */
export function presenceInWords(player: Player): Message | null {
  if (player.kind === 'bot') return message(`board.present.${player.strength ?? 'sensible'}-bot`);
  if (player.standIn) return message(player.connected ? 'board.present.bot-plays-on' : 'board.present.bot-while-away');
  if (!player.connected) return message('board.present.away');
  return player.slow ? message('board.present.slow') : null;
}
