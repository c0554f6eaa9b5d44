import type { GameState, Result } from '@chinwag/rules';
import { useState } from 'react';
import type { AnyGameScreen, Player } from '../../boards/board.ts';
import { unitOf } from '../../boards/catalogue.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { Button } from '../../kit/Button.tsx';
import { useLanguage, useSay } from '../../language/language.ts';
import { LOCALES } from '../../language/languages.ts';
import { useFigures } from '../../language/useFigures.ts';
import { placings, verdict } from './placing.ts';
import { unmarked } from './unmarked.ts';

/** What `<KeepSheet>` takes. */
export interface KeepSheetProps {
  readonly title: string;
  readonly screen: AnyGameScreen;
  readonly state: GameState;
  readonly result: Result;
  readonly players: readonly Player[];
}

/** Ways to keep the final score sheet: as a picture, and on paper. */
export function KeepSheet({ title, screen, state, result, players }: KeepSheetProps) {
  const say = useSay();
  const announce = useAnnounce();
  const { id: language } = useLanguage();
  const { written } = useFigures();
  const [endedAt] = useState(() => Date.now());
  const picture = async () => {
    const named = players.map(unmarked);
    const final = placings(result, named);
    const day = new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long', year: 'numeric' }).format(endedAt);
    const [, ...deals] = screen.game.course(state);
    try {
      const { keep } = await import('../../keepsake/keep.ts');
      const kept = await keep(
        {
          title,
          day,
          verdict: say(verdict(final)),
          places: final.map(({ place, who, standing }) => [say(place), who.name, written(standing.score)]),
          head: [say('result.keepsake-deal', { unit: unitOf(screen.game.id) }), ...named.map(({ name }) => name)],
          course: deals.map((scores, k) => [written(k + 1), ...scores.map(written)]),
          foot: 'Chinwag',
        },
        `${title} ${new Date(endedAt).toISOString().slice(0, 10)}`,
      );
      if (kept === 'saved') announce(say('result.picture-saved'));
    } catch {
      announce(say('result.picture-failed'));
    }
  };
  return (
    <>
      <Button icon="share" onClick={() => void picture()}>
        {say('result.picture')}
      </Button>
      <Button icon="log" onClick={() => window.print()}>
        {say('result.print')}
      </Button>
    </>
  );
}
