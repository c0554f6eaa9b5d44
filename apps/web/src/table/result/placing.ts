import type { Result, Standing } from '@chinwag/rules';
import type { Player } from '../../board/gameView.ts';
import { type Message, message, type Person } from '../../language/message.ts';

/** A row of the final standings. */
export interface Placing {
  readonly standing: Standing;
  readonly who: Person;
  /** The place, such as `1`, or `1=` for a shared place. */
  readonly place: Message;
}

/** Returns the final standings, best place first. */
export function placings({ standings }: Pick<Result, 'standings'>, players: readonly Player[]): readonly Placing[] {
  return standings.map((standing) => {
    const { place } = standing;
    const shared = standings.filter((other) => other.place === place).length > 1;
    const { name, you } = players[standing.seat] ?? { name: '', you: false };
    return { standing, who: { name, you }, place: message(shared ? 'result.place-shared' : 'result.place', { place }) };
  });
}

/** Returns who won, in a sentence, such as `Inés wins.` or `You and Inés share first place.` */
export function verdict(table: readonly Placing[]): Message {
  return message('result.wins', { who: table.filter(({ standing }) => standing.place === 1).map(({ who }) => who) });
}
