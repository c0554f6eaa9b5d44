import type { Seat } from '@chinwag/rules';
import type { Player } from '../../boards/board.ts';
import { possessive } from '../../wording/words.ts';

/**
 * Whose turn it is, for the title of the page: `Your turn`, `Tomek’s turn`; the game's name where several are awaited.
 * `question` is what they are asked instead of taking a turn.
 */
export function turnTitle(
  awaited: readonly Seat[],
  players: readonly Player[],
  game: string,
  question: string | null,
): string {
  const asked = awaited.flatMap((seat) => players[seat] ?? []);
  if (asked.some(({ you }) => you)) return `${question ?? 'Your turn'} · ${game}`;
  if (question !== null) return `${game} · Chinwag`;
  const [one] = asked;
  return asked.length === 1 && one !== undefined ? `${possessive(one.name)} turn · ${game}` : `${game} · Chinwag`;
}

/** The scores in a sentence: `You 53, Inés 55, Owen 38.` */
export function scoresSentence(scores: readonly number[], players: readonly Player[]): string {
  const said = players.map(({ seat, you, name }) => `${you ? 'you' : name} ${scores[seat] ?? 0}`);
  return `Scores: ${said.join(', ')}.`;
}
