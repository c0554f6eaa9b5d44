import { useLayoutEffect, useRef } from 'react';
import { GameCards } from '../board/GameCards.tsx';
import { SceneDrawn, type SceneDrawnProps } from '../table/moments/LargeScene.tsx';
import { timesOf } from '../table/moments/moments.ts';
import './filmStrip.css';

/** The number of pictures of a scene. */
const PICTURES = 6;

/** A scene as six frames of the whole window, each from the middle of a sixth of the scene's duration. */
export function FilmStrip(film: Omit<SceneDrawnProps, 'counted'>) {
  const { end } = timesOf(film.scene);
  const times = Array.from({ length: PICTURES }, (_, k) => ((k + 0.5) * end) / PICTURES);
  return (
    <main className="film-strip">
      {times.map((at) => (
        <Picture key={at} at={at} {...film} />
      ))}
    </main>
  );
}

/** The scene `at` ms after its start, with every animation at that time. */
function Picture({ at, ...film }: Omit<SceneDrawnProps, 'counted'> & { readonly at: number }) {
  const counts = timesOf(film.scene).lines.filter((time) => time <= at);
  const window = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const animation of window.current?.getAnimations({ subtree: true }) ?? []) {
      const { effect } = animation;
      const moved = effect instanceof KeyframeEffect ? effect.target : null;
      animation.pause();
      animation.currentTime = at - (moved?.closest(COMES_WITH_LINE) ? (counts.at(-1) ?? 0) : 0);
    }
  });
  return (
    <figure>
      <div className="film-picture">
        <div className="film-window cloth" ref={window}>
          <div className="large-scene">
            <GameCards game={film.game}>
              <SceneDrawn {...film} counted={counts.length} />
            </GameCards>
          </div>
        </div>
      </div>
      <figcaption>{(at / 1000).toFixed(1)} s</figcaption>
    </figure>
  );
}

/** The elements whose animation starts with a counted line, and not with the scene. */
const COMES_WITH_LINE = '.large-scene-count, [data-kind="over"] > .large-scene-names';
