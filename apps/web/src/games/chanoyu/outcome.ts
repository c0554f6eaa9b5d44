import { type ChanoyuState, GOAL, isScored, type RoundForecast, roundForecast, SAFE, type Sequel } from '@chinwag/rules/chanoyu';
import { type Message, message } from '../../language/message.ts';
import { type People, person, persons } from '../../board/people.ts';
import type { Ruled } from '../../board/ruled.ts';

/** A sentence that says how the game continues or ends, with its rule. */
export interface RoundOutcome extends Ruled {
  /** Whether the game would end. */
  readonly ends: boolean;
}

/** Returns how the game would continue if the round ended with this forecast. */
export function outcomeOf({ sequel }: RoundForecast, people: People): RoundOutcome {
  return { sentence: whatWouldFollow(sequel, people), rule: sequel.rule, ends: sequel.kind !== 'another-round' };
}

/** Returns how the game would continue with the rows as they are now, or how it does continue once the round has been scored. */
export function outcomeNow(state: ChanoyuState, people: People): RoundOutcome {
  const outcome = outcomeOf(roundForecast(state), people);
  return isScored(state) ? { ...outcome, sentence: whatFollows(state, people) } : outcome;
}

function whatWouldFollow(sequel: Sequel, people: People): Message {
  switch (sequel.kind) {
    case 'another-round':
      return message('chanoyu.would-go-on', { goal: GOAL, host: person(people, sequel.dealer) });
    case 'highest': {
      const [who, { total, level }] = [person(people, sequel.winner), sequel];
      return level ? message('chanoyu.would-win-level', { who, total }) : message('chanoyu.would-win', { who, total, safe: SAFE });
    }
    case 'below-eight': {
      const { winners, losers, below } = sequel;
      return message('chanoyu.would-share', {
        winners: persons(people, winners), losers: persons(people, losers), below: persons(people, below), goal: GOAL, safe: SAFE,
      });
    }
  }
}

/** Returns what follows a scored round: the next round, or the end of the game and its reason: `Tomek wins with 16.` */
export function whatFollows(state: ChanoyuState, people: People): Message {
  const { sequel, totals } = roundForecast(state);
  switch (sequel.kind) {
    case 'another-round':
      return message('chanoyu.goes-on', { goal: GOAL, host: person(people, sequel.dealer) });
    case 'highest': {
      const [who, { total, level }] = [person(people, sequel.winner), sequel];
      return message(level ? 'chanoyu.wins-level' : 'chanoyu.wins', { who, total });
    }
    case 'below-eight': {
      const [winners, losers] = [persons(people, sequel.winners), persons(people, sequel.losers)];
      const short = sequel.below.map((seat) =>
        message('board.stands-at', { who: person(people, seat), total: totals[seat] ?? 0 }));
      return message('chanoyu.shares', { winners, losers, short, goal: GOAL, safe: SAFE });
    }
  }
}
