import { useEffect, useMemo, useState } from 'react';
import type { Player } from '../../board/gameView.ts';
import { useSay } from '../../language/language.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import type { Replay, ReplayView } from '../player.ts';
import { playersSeenBy } from '../replayPlayers.ts';
import { moveOnScreen } from './moveOnScreen.ts';
import { ReviewBand } from './ReviewBand.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import type { ShownMove } from './shownMove.ts';
import { useMarkedPlaces } from './useMarkedPlaces.ts';
import { useReview } from './useReview.ts';

export interface ReviewProps {
  readonly replay: Replay;
  readonly shown: ReplayView;
  /** Whether the sheet of the review is open. */
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The review of a game: a sheet that starts and shows the review, and a banner for each costly move, at its moment. */
export function Review({ replay, shown, open, onOpen, onClose }: ReviewProps) {
  const control = useReview(replay.recorded);
  const { state } = control;
  const say = useSay();
  const announce = useAnnounce();
  const isMade = state.is === 'made';
  useEffect(() => {
    if (isMade) announce(say('review.done'));
  }, [isMade, announce, say]);
  const [step, setStep] = useState<number | null>(null);
  const { screen } = shown.game;
  const costly = useMemo((): readonly ShownMove[] => {
    if (state.is !== 'made') return [];
    const players: readonly Player[] = playersSeenBy(replay.recorded, state.seat);
    return state.review.costly.map((move) => {
      const at = { timeline: replay.timeline, from: move.from, seat: state.seat, players };
      return { ...move, onScreen: { made: moveOnScreen(screen, at, move.made), better: moveOnScreen(screen, at, move.better) } };
    });
  }, [replay, screen, state]);
  const current = step === null ? undefined : costly[step];
  const isThere = current !== undefined && shown.moment === current.from && state.is === 'made' && shown.eyes === state.seat;
  useMarkedPlaces(isThere ? { made: current.onScreen.made.places, better: current.onScreen.better.places } : null);
  const goTo = (to: number) => {
    const move = costly[to];
    if (move === undefined || state.is !== 'made') return;
    setStep(to);
    replay.lookWith(state.seat);
    replay.goTo(move.from);
    onClose();
  };
  return (
    <>
      {current !== undefined && step !== null && (
        <ReviewBand
          move={current}
          number={step + 1}
          of={costly.length}
          onStep={(by) => goTo((step + by + costly.length) % costly.length)}
          onOpen={onOpen}
          onClose={() => setStep(null)}
        />
      )}
      {open && (
        <ReviewDialog
          replay={replay}
          shown={shown}
          control={{
            ...control,
            start: (seat) => {
              setStep(null);
              control.start(seat);
            },
          }}
          costly={costly}
          onGoTo={goTo}
          onClose={() => {
            if (state.is === 'in-progress') control.cancel();
            onClose();
          }}
        />
      )}
    </>
  );
}
