import { allSeats } from '@chinwag/rules';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { GameCards } from '../../board/GameCards.tsx';
import { headed, type People, person } from '../../board/people.ts';
import { Card } from '../../cards/Card.tsx';
import { MiniCard } from '../../cards/MiniCard.tsx';
import { aboutGame, unitOf } from '../../games/abouts.ts';
import { useLanguage, useSay } from '../../language/language.ts';
import { message, messageOf } from '../../language/message.ts';
import { useFigures } from '../../language/useFigures.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { playersAt } from '../../session/players.ts';
import { OverDialogs } from '../../ui/OverDialogs.tsx';
import { usePreferences } from '../../ui/preferences.ts';
import { useTable } from '../tableContext.ts';
import { useMedia } from '../useMedia.ts';
import './largeScene.css';
import { type Count, countedTo, type SceneOfMoment, timesOf } from './moments.ts';

/** The share of a scene's time that remains for users who prefer fast animation; no scene is shorter than a second. */
const FAST = 0.6;
const SHORTEST = 1000;

export interface LargeSceneProps {
  readonly scene: SceneOfMoment;
  readonly game: GameOnTable;
  /** Called when the scene's time is over, or the user presses anything. */
  readonly onEnd: () => void;
}

/**
 * A big moment over the whole table, for one to three seconds; any press ends it. Hidden from screen readers, because the log
 * announces the same news.
 */
export function LargeScene({ scene, game, onEnd }: LargeSceneProps) {
  const { table, you } = useTable();
  const unnamed = useSay()('session.you');
  const players = useMemo(() => playersAt(table, you, unnamed), [table, you, unnamed]);
  const counted = useCounted(scene, onEnd);
  return (
    <OverDialogs className={`large-scene ${scene.kind === 'moment' ? '' : 'large-scene-end'}`}>
      <GameCards game={game.screen.game.id}>
        <SceneDrawn scene={scene} game={game.screen.game.id} people={{ viewer: game.viewer, players }} counted={counted} />
      </GameCards>
    </OverDialogs>
  );
}

export interface SceneDrawnProps {
  readonly scene: SceneOfMoment;
  /** The game's id. */
  readonly game: string;
  readonly people: People;
  /** The number of lines counted. */
  readonly counted: number;
}

/** A scene at one point in its course. */
export function SceneDrawn({ scene, game, people, counted }: SceneDrawnProps) {
  const say = useSay();
  const title = titleOf(scene, game);
  return (
    <div className="large-scene-cloth cloth" data-kind={scene.kind} aria-hidden="true">
      <p className="large-scene-title">{say(title)}</p>
      {scene.kind === 'moment' && (
        <>
          <div className="large-scene-cards" style={{ '--of': scene.cards.length }}>
            {scene.cards.map((card, k) => (
              <span key={k} style={{ '--nth': k }}>
                <Card card={card} pack={aboutGame(game)?.pack} layout="index" label="" />
              </span>
            ))}
          </div>
          <p className="large-scene-names">
            {scene.by.map((seat) => (
              <span key={seat}>{say(headed(people, seat))}</span>
            ))}
          </p>
        </>
      )}
      {scene.kind === 'over' && counted >= scene.lines.length && (
        <p className="large-scene-names">{say('moments.wins', { who: winners(scene, people) })}</p>
      )}
      {scene.kind !== 'moment' && <Counting count={scene} game={game} people={people} counted={counted} />}
    </div>
  );
}

function titleOf(scene: SceneOfMoment, game: string) {
  if (scene.kind === 'moment') return scene.title;
  return scene.kind === 'over' ? message('moments.over') : message('moments.deal', { unit: unitOf(game), number: scene.number });
}

function winners({ standings }: Count, people: People) {
  return standings.filter(({ place }) => place === 1).map(({ seat }) => person(people, seat));
}

interface CountingProps extends Omit<SceneDrawnProps, 'scene'> {
  readonly count: Count;
}

/** Everyone's score as counted so far, best first, and the line being counted, with its cards. */
function Counting({ count, game, people, counted }: CountingProps) {
  const say = useSay();
  const { catalogue } = useLanguage();
  const { written, signed } = useFigures();
  const scores = countedTo(count, counted);
  const line = count.lines[counted - 1];
  const heading = line && messageOf(`rules.${line.rule.split('.')[0] ?? ''}`, {}, catalogue);
  const hasCards = count.lines.some(({ cards }) => cards.some((held) => held.length > 0));
  const seats = count.standings.length > 0 ? count.standings.map(({ seat }) => seat) : allSeats(count.from.length);
  return (
    <>
      <ol className="large-scene-count" data-cards={hasCards || undefined}>
        {seats.map((seat) => (
          <li key={seat} data-you={people.viewer === seat || undefined}>
            <b className="one-line">{say(headed(people, seat))}</b>
            {hasCards && (
              <i key={`cards ${counted}`}>
                {(line?.cards[seat] ?? []).map((card, k) => (
                  <span key={k}>
                    <MiniCard card={card} pack={aboutGame(game)?.pack} label="" />
                  </span>
                ))}
              </i>
            )}
            <span key={counted}>{line && line.amounts[seat] !== 0 ? signed(line.amounts[seat] ?? 0) : ''}</span>
            <strong>{written(scores[seat] ?? 0)}</strong>
          </li>
        ))}
      </ol>
      <p className="large-scene-line">{heading && say(heading)} {line?.rule}</p>
    </>
  );
}

/**
 * Returns the number of lines counted so far, or all lines if animation is off. Calls `onEnd` when the scene's time is over, or at
 * any press.
 */
function useCounted(scene: SceneOfMoment, onEnd: () => void): number {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const isFast = usePreferences(({ animation }) => animation === 'fast');
  const lines = scene.kind === 'moment' ? 0 : scene.lines.length;
  const [counted, setCounted] = useState(still ? lines : 0);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const times = timesOf(scene);
    const share = isFast ? FAST : 1;
    const timers = [
      ...(still ? [] : times.lines.map((at, k) => setTimeout(() => setCounted(k + 1), at * share))),
      setTimeout(() => end(), Math.max(SHORTEST, times.end * share)),
    ];
    const press = () => end();
    window.addEventListener('pointerdown', press, { capture: true });
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      timers.forEach(clearTimeout);
      window.removeEventListener('pointerdown', press, { capture: true });
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [scene, still, isFast]);
  return counted;
}
