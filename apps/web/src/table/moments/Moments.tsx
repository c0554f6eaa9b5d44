import type { Result } from '@chinwag/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { largeMomentsOf } from '../../games/bigMoments.ts';
import { untilLeft } from '../../inTime.ts';
import { loadMessages } from '../../language/load.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { LargeScene } from './LargeScene.tsx';
import { type SceneOfMoment, sceneBetween, type SeenMoment } from './moments.ts';

export interface MomentsProps {
  readonly game: GameOnTable;
  /** The result of the game, or null while it continues. */
  readonly result: Result | null;
}

/** A scene with its own key. */
interface NumberedScene {
  readonly key: number;
  readonly scene: SceneOfMoment;
}

/** Shows the big moments of a game large over its table, one at a time. Renders nothing if the user has turned animation off. */
export function Moments({ game, result }: MomentsProps) {
  const isOff = usePreferences(({ animation }) => animation === 'off');
  const isSayable = useWords();
  const [now, setNow] = useState<NumberedScene | null>(null);
  const seen = useRef<SeenMoment | null>(null);
  const next = useEffectEvent((moment: SeenMoment) => {
    const before = seen.current;
    seen.current = moment;
    if (before === null || !isSayable || isOff || document.hidden) return;
    const scene = sceneBetween(before, moment, game.screen, largeMomentsOf(game.screen.game.id));
    if (scene !== null) setNow((last) => ({ key: (last?.key ?? 0) + 1, scene }));
  });
  const { shown, logLines } = game;
  const said = logLines.at(-1)?.key ?? -1;
  useEffect(() => next({ state: shown, result, said }), [shown, result, said]);
  if (now === null) return null;
  return <LargeScene key={now.key} scene={now.scene} game={game} onEnd={() => setNow(null)} />;
}

/** Returns whether the messages of the scenes have been loaded. */
function useWords(): boolean {
  const [loaded, setLoaded] = useState(false);
  // without these messages, the table works as before, and shows no scene
  useEffect(() => untilLeft(loadMessages('moments'), () => setLoaded(true), () => undefined), []);
  return loaded;
}
