import type { Seat } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import { type Message, message } from '../../language/message.ts';

/**
 * Returns the start of the page's title, such as `Your turn` or `Tomek’s turn`. Returns null if nobody must act, or if several
 * other players must. `question` is the question that the players answer instead of taking a turn.
 */
export function turnTitle(pending: readonly Seat[], players: readonly Player[], question: Message | null): Message | null {
  const asked = pending.flatMap((seat) => players[seat] ?? []);
  const you = asked.find((player) => player.you);
  if (you !== undefined) return question ?? message('play.title-turn', { who: you });
  const [one] = asked;
  return question === null && asked.length === 1 && one !== undefined ? message('play.title-turn', { who: one }) : null;
}

/** Returns the scores in a sentence: `Scores: you 53, Inés 55 and Owen 118, who is out.` `out`: the seats that are out. */
export function scoresSentence(scores: readonly number[], out: readonly Seat[], players: readonly Player[]): Message {
  const spoken = players.map(({ seat, you, name }) =>
    message(out.includes(seat) ? 'play.score-of-out' : 'play.score-of', { who: { name, you }, score: scores[seat] ?? 0 }),
  );
  return message('play.scores', { scores: spoken });
}
