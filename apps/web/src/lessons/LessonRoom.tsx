import { createContext, use } from 'react';
import { PlayRoom } from '../table/play/PlayRoom.tsx';
import type { PlayRoomOptions } from '../table/play/usePlayRoom.ts';
import { useTable } from '../table/tableContext.ts';
import type { Coach } from './coach.ts';
import { CoachSlip } from './CoachSlip.tsx';
import { useCoach } from './useCoach.ts';

const CoachContext = createContext<Coach | null>(null);

/** Provides a coach to a table. */
export const CoachProvider = CoachContext.Provider;

/** A running game with a coach for the learner; without a coach, the plain game. */
export function LessonRoom(room: PlayRoomOptions) {
  const coach = use(CoachContext);
  return coach === null ? <PlayRoom {...room} /> : <Coached coach={coach} {...room} />;
}

interface CoachedProps extends PlayRoomOptions {
  readonly coach: Coach;
}

function Coached({ coach, ...room }: CoachedProps) {
  const { goHome } = useTable();
  const { coaching, actions, leave } = useCoach(coach, room);
  const { screen, newest, shown, viewer } = room.game;
  const isAsked = shown === newest && viewer !== 'spectator' && screen.game.actors(newest).includes(viewer);
  return (
    <PlayRoom {...room} actions={actions} hasCoach={coach.isThere}>
      {coaching !== null && (
        <CoachSlip
          key={coaching.id}
          coaching={coaching}
          waits={coaching.kind === 'word' || !isAsked}
          onLeave={leave}
          onHome={goHome}
        />
      )}
    </PlayRoom>
  );
}
