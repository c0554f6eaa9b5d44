import type { Result, Standing } from '@chinwag/rules';
import type { Player } from '../../boards/board.ts';
import { capital, listed } from '../../wording/words.ts';

/** A line of the final table. */
export interface Placing {
  readonly standing: Standing;
  readonly name: string;
  /** 'You', for the one who looks at this screen. */
  readonly called: string;
  readonly you: boolean;
  /** `1`, or `1=` where others share the place. */
  readonly place: string;
}

/** The final table, best place first. */
export function placings({ standings }: Pick<Result, 'standings'>, players: readonly Player[]): readonly Placing[] {
  return standings.map((standing) => {
    const shared = standings.filter(({ place }) => place === standing.place).length > 1;
    const { name, you } = players[standing.seat] ?? { name: '', you: false };
    return {
      standing,
      name,
      called: you ? 'You' : name,
      you,
      place: shared ? `${standing.place}=` : `${standing.place}`,
    };
  });
}

/** Who won, in a sentence: `Inés wins.`, `You and Inés share first place.` */
export function verdict(table: readonly Placing[]): string {
  const winners = table.filter(({ standing }) => standing.place === 1);
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return winner.you ? 'You win.' : `${winner.name} wins.`;
  const others = winners.filter(({ you }) => !you).map(({ name }) => name);
  const names = winners.length > others.length ? ['you', ...others] : others;
  return `${capital(listed(names))} share first place.`;
}
