import { memo } from 'react';
import type { Player } from '../board/gameView.ts';
import { unitOf } from '../games/abouts.ts';
import { Scrolling } from '../ui/Scrolling.tsx';
import { useSay } from '../language/language.ts';
import type { Replay, ReplayView } from './player.ts';
import { ReplayLog } from './ReplayLog.tsx';

export interface ReplayRailProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  readonly players: readonly Player[];
  readonly onGoTo: (moment: number) => void;
}

/** The standings and the log beside the board. It re-renders only when the moment changes, because it is longer than the board. */
export const ReplayRail = memo(function ReplayRail({ replay, shown, players, onGoTo }: ReplayRailProps) {
  const say = useSay();
  const { game } = shown;
  const unit = unitOf(replay.recorded.game);
  return (
    <aside className="replay-rail sheet" aria-label={say('replay.score-and-log')}>
      <Scrolling label={say('play.stands')}>
        <game.screen.Rail state={game.shown} viewer={game.viewer} players={players} />
      </Scrolling>
      <h2>{say('replay.log', { unit })}</h2>
      <Scrolling label={say('replay.log', { unit })}>
        <ReplayLog replay={replay} shown={shown} players={players} onGoTo={onGoTo} />
      </Scrolling>
    </aside>
  );
});
