import type { GameState, Result } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { Player } from '../../board/gameView.ts';
import { unitOf } from '../../games/abouts.ts';
import type { Keepsake } from '../keepsake/layOut.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { LOCALES } from '../../language/languages.ts';
import { useFigures } from '../../language/useFigures.ts';
import { placings, verdict } from './placing.ts';
import { unmarked } from './unmarked.ts';

/** The final score sheet of a game, which can be saved. */
export interface FinalSheet {
  readonly title: string;
  readonly screen: AnyGameScreen;
  readonly state: GameState;
  readonly result: Result;
  readonly players: readonly Player[];
}

/** Returns a function that creates the keepsake of a game in the page's language. `endedAt` is in ms since the Unix epoch. */
export function useKeepsake(): (sheet: FinalSheet, endedAt: number) => Keepsake {
  const say = useSay();
  const { id: language } = useLanguage();
  const { written } = useFigures();
  return ({ title, screen, state, result, players }, endedAt) => {
    const named = players.map(unmarked);
    const final = placings(result, named);
    const [, ...deals] = screen.game.course(state);
    return {
      title,
      day: new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(endedAt),
      verdict: say(verdict(final)),
      places: final.map(({ place, who, standing }) => [say(place), who.name, written(standing.score)]),
      head: [say('result.keepsake-deal', { unit: unitOf(screen.game.id) }), ...named.map(({ name }) => name)],
      course: deals.map((scores, k) => [written(k + 1), ...scores.map(written)]),
      foot: 'Chinwag',
    };
  };
}
