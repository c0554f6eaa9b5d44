import { useEffect, useState } from 'react';
import type { AnyGameScreen } from '../board/screen.ts';
import { byTimer } from '../session/playback.ts';
import { speechWaitedFor } from '../table/speechWaitedFor.ts';
import { momentIn } from './moment.ts';
import { Replay } from './player.ts';
import type { RecordedGame } from './recordedGame.ts';

/**
 * Returns a replay that starts at the moment in the address. The viewpoint comes from the address. If the address has none, it is
 * the viewer's own seat, or all hands for a viewer without a seat. A different game requires a new component.
 */
export function useReplay(recorded: RecordedGame, screen: AnyGameScreen): Replay {
  const [replay] = useState(() => {
    const linked = momentIn(window.location.search, recorded.seats.length);
    return new Replay({
      recorded,
      screen,
      speech: (lines) => speechWaitedFor(lines, recorded.game),
      schedule: byTimer,
      at: linked.at,
      eyes: linked.eyes ?? recorded.yourSeat ?? 'all-hands',
    });
  });
  useEffect(() => {
    // after the first moment has been drawn
    const timer = setTimeout(() => replay.prepare());
    return () => {
      clearTimeout(timer);
      replay.end();
    };
  }, [replay]);
  return replay;
}
