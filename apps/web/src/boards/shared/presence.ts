import type { TokenMark } from '../../kit/Token.tsx';
import type { Player } from '../board.ts';

/** The mark at the foot of a player's token, if they are not quite there. */
export function presenceMark(player: Player): TokenMark | undefined {
  if (player.kind === 'bot' || player.standIn) return 'bot';
  return player.connected ? undefined : 'away';
}

/** The same in words, to go on after a name: `, away`; empty for somebody who is there. */
export function presenceInWords(player: Player): string {
  if (player.kind === 'bot') return ', a bot';
  if (player.standIn) return player.connected ? ', a bot plays on' : ', away; a bot plays';
  return player.connected ? '' : ', away';
}
