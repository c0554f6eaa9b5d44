import type { GameState, ScoredDeal } from '../game.ts';
import { transitionsOf } from '../play.ts';
import { allSeats } from '../seat.ts';
import type { Law } from './law.ts';
import { type BreachContext, demand, demandSame } from './law-broken.ts';

/**
 * When a deal ends, the game records it immediately, before any seat has to act again. The record has the deal's number, a dealer
 * who sits at the table, and the score. The lines of its ledger explain the score.
 */
export const records: Law = {
  number: 13,
  name: 'records',
  says: 'The game records every deal immediately when it ends. The record has the dealer, the points '
    + 'and a ledger that explains the points.',
  examine({ game, census }, { setup, steps, end }) {
    for (const step of steps) {
      for (const { before, event, after } of transitionsOf(game, step)) {
        const place = { step, event };
        const ended = game.dealEnds.includes(event.type);
        const more = after.records.length - before.records.length;
        demandSame('a deal must be recorded exactly when it ends', ended ? 1 : 0, more, place);
        if (!ended) continue;
        demand(game.actors(after).length === 0, 'a seat must act before the end of the deal is visible', place);
        demandSame('a recorded deal changes', before.records, after.records.slice(0, -1), place);
        demandRecorded(after, setup.seats, census(after).total, place);
      }
    }
    demand(end.records.length > 0, 'a game was played without a deal');
  },
};

function demandRecorded({ records }: GameState, seats: number, cards: number, place: BreachContext): void {
  const record = records.at(-1);
  if (record === undefined) return;
  demandSame('a deal is recorded under the wrong number', records.length, record.number, place);
  demand(allSeats(seats).includes(record.dealer), 'a deal has a dealer who is not at the table', place);
  demandSame('a deal has points for the wrong number of seats', seats, record.points.length, place);
  const { dead } = record;
  demand(Number.isInteger(dead) && dead >= 0 && dead < cards, 'the number of dead cards is impossible', place);
  const explained = allSeats(seats).map((seat) => sumOf(record, seat));
  demandSame('the ledger does not explain the points', record.points.map((points) => points ?? 0), explained, place);
  for (const { rule, reason } of record.ledger) {
    demand(/^[A-Z]{2}\d+(\.\d+)*$/.test(rule), `a ledger line cites no rule: ${rule}`, place);
    demand(/^[a-z]+(-[a-z]+)*$/.test(reason), `a ledger line has no stable reason: ${reason}`, place);
  }
}

function sumOf({ ledger }: ScoredDeal, seat: number): number {
  return ledger.filter((line) => line.of === 'score').reduce((sum, line) => sum + (line.amounts[seat] ?? Number.NaN), 0);
}
