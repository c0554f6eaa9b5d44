import { allSeats, leadIn } from '@chinwag/rules';
import { type DealRecord, mostFilled, standings, type Tie, ties } from '@chinwag/rules/chinkway';
import { type Message, message } from '../../../language/message.ts';
import { person, persons } from '../../../board/people.ts';
import type { Ruled } from '../../../board/ruled.ts';
import { sidesInOrder } from '../sides.ts';
import type { View } from '../view.ts';

/** Returns the headline of a scored deal: who filled the most of the Quest, and their points. */
export function newsOf(record: DealRecord, view: View): Message {
  const { demands: count, sides, points } = mostFilled(record);
  const best = sidesInOrder(record, view)
    .filter((side) => sides.includes(side))
    .map((side) => persons(view, record.sides[side] ?? []));
  const [who, others] = best;
  if (who === undefined) return message('chinkway.none-filled');
  if (others === undefined) return message('chinkway.fills', { who, count, points });
  if (best.length === record.sides.length) return message('chinkway.all-fill', { count, points });
  return message('chinkway.both-fill', { who, others, count, points });
}

/** Returns who leads now and by how much. Returns null before the first deal has been scored and once the game is over. */
export function leadOf(view: View): Message | null {
  const lead = leadIn(standings(view.state));
  if (lead === null || view.state.records.length === 0 || view.state.phase.name === 'over') return null;
  const { first, second, ahead } = lead;
  const leads = { who: person(view, first.seat), score: first.score, second: person(view, second.seat) };
  return ahead === 0 ? message('chinkway.leads-level', leads) : message('chinkway.leads', { ...leads, ahead });
}

/** Returns how the places of players with equal totals are decided, with the rules. */
export function tieReasons(view: View): readonly Ruled[] {
  return ties(view.state).map((tie) => ({ sentence: tieInWords(tie, view), rule: tie.rule }));
}

function tieInWords(tie: Tie, view: View): Message {
  switch (tie.rule) {
    case 'CW6.1': {
      const { before, after, deal } = tie;
      const [points, fewer] = [deal.points[before] ?? 0, deal.points[after] ?? 0];
      const [who, other] = [person(view, before), person(view, after)];
      return message('chinkway.tie-by-deal', { who, other, deal: deal.number, points, fewer });
    }
    case 'CW6.2':
      return message('chinkway.tie-shared', { who: persons(view, tie.seats), place: tie.place });
  }
}

/** Returns a deal's title on the sheet: `Deal 10, new seats`. */
export function dealTitle({ kind, number: deal }: DealRecord): Message {
  switch (kind) {
    case 'scheduled':
      return message('board.deal-number', { deal });
    case 'reseated':
      return message('chinkway.title-reseated', { deal });
    case 'extra':
      return message('chinkway.title-extra', { deal });
  }
}

/** Returns the number of tricks that each player won in a deal, most first. */
export function tricksSentence({ tricks }: DealRecord, view: View): Message {
  const won = allSeats(view.players.length)
    .map((seat) => ({ who: person(view, seat), count: tricks[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return message('chinkway.tricks-won', { tricks: won.map((of) => message('chinkway.tricks-of', of)) });
}
