import { bestRows, type DealRecord, type Scoring, type Stretch, stretchPoints } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../../language/message.ts';
import { type People, persons } from '../../../board/people.ts';
import { points as inWords } from '../words.ts';

/** Returns the headline of a round: the player whose row scored most. */
export function newsOf(record: DealRecord, people: People): Message {
  const { points, seats } = bestRows(record);
  if (seats.length === 0) return message('chanoyu.no-row-scored');
  return message('chanoyu.most', { who: persons(people, seats), points: inWords(points) });
}

/** Returns the score of each run in a row: `1 to 3 scores 2`, `5 scores 0`. */
export function scoresOf(found: readonly Stretch[], scoring: Scoring): Message {
  if (found.length === 0) return message('chanoyu.row-scores-none');
  const scores = found.map((stretch) => {
    const [[low, high], points] = [stretch, stretchPoints(stretch, scoring)];
    if (low === high) return message('chanoyu.lone-scores', { value: low, points });
    return message('chanoyu.stretch-scores', { low, high, points });
  });
  return message('chanoyu.row-scores', { scores });
}
