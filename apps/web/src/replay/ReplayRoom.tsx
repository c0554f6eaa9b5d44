import { type ReactNode, use, useDeferredValue, useState } from 'react';
import { sideBySide } from '../language/sentences.ts';
import type { AnyGameScreen } from '../board/screen.ts';
import { catalogued } from '../games/catalogue.ts';
import { unitOf } from '../games/abouts.ts';
import { GameCards } from '../board/GameCards.tsx';
import { FlightLayer } from '../board/flight/FlightLayer.tsx';
import { ActionsPlace } from '../board/frame/actionsPlace.ts';
import { OpenHandsContext } from '../board/frame/openHands.ts';
import { CheckGameButton } from '../fairness/CheckGameButton.tsx';
import { SaveGameButton } from '../fairness/SaveGameButton.tsx';
import { usePage } from '../ui/page/usePage.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { Bar } from '../ui/Bar.tsx';
import { IconButton } from '../ui/Button.tsx';
import { LanguageOffer } from '../ui/forms/LanguageOffer.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PackContext, useSay } from '../language/language.ts';
import { LastTrickDialog } from '../table/play/LastTrickDialog.tsx';
import '../table/play/papers.css';
import { ScoreSheetDialog } from '../table/play/ScoreSheetDialog.tsx';
import { shownHands } from '../table/play/shownHands.ts';
import { useMedia, WITH_RAIL } from '../table/useMedia.ts';
import type { RecordedGame } from './recordedGame.ts';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayKeysDialog } from './ReplayKeysDialog.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { ReplayRail } from './ReplayRail.tsx';
import './replayRoom.css';
import { shareMoment } from './shareMoment.ts';
import { Review } from './review/shownLater.ts';
import { useReplay } from './useReplay.ts';
import { useReplayRoom } from './useReplayRoom.ts';
import { WaysOn } from './WaysOn.tsx';
import { WhatIfDialog } from './whatIf/shownLater.ts';

export interface ReplayRoomProps {
  readonly recorded: RecordedGame;
  readonly screen: AnyGameScreen;
  /** Whether the game has its own link, so that its moments can be sent to friends. */
  readonly linked: boolean;
  readonly onLeave: () => void;
  /** Content that is always shown above the board: the verdict on a game from a file. */
  readonly above?: ReactNode;
}

/** The replay of a finished game at any moment, on its table. The viewer cannot make moves here. */
export function ReplayRoom(props: ReplayRoomProps) {
  return (
    <GameCards game={props.recorded.game}>
      <Room {...props} />
    </GameCards>
  );
}

type ReplaySheet = 'score-sheet' | 'last-trick' | 'papers' | 'keys' | 'what-if';

function Room({ recorded, screen, linked, onLeave, above }: ReplayRoomProps) {
  const say = useSay();
  const pack = use(PackContext);
  const announce = useAnnounce();
  const replay = useReplay(recorded, screen);
  const room = useReplayRoom(replay);
  const { shown, players, where } = room;
  const { game, moment, eyes } = shown;
  // the board renders first
  const shownLater = useDeferredValue(shown);
  const [opened, setOpened] = useState<ReplaySheet | null>(null);
  const [review, setReview] = useState<'none' | 'open' | 'closed'>('none');
  const wide = useMedia(WITH_RAIL);
  const unit = unitOf(recorded.game);
  const title = catalogued(recorded.game)?.title ?? recorded.game;
  const view = { state: game.shown, viewer: game.viewer, players };
  usePage(say('replay.page', { game: title }), recorded.game);
  const unfinished = recorded.ending === 'agreed' ? [say('replay.unfinished')] : [];
  const close = () => setOpened(null);
  // the game pauses during a question about a moment
  const openReview = () => {
    replay.pause();
    close();
    setReview('open');
  };
  const askWhatIf = () => {
    replay.pause();
    setOpened('what-if');
  };
  const share = async () => announce(say(`replay.link-${await shareMoment(moment, eyes, title)}`));
  const stored = (labelled: 'in-sight' | 'by-ear') =>
    linked && (
      <>
        <CheckGameButton id={recorded.gameId} label={say('fairness.title')} labelled={labelled} />
        <SaveGameButton id={recorded.gameId} label={say('fairness.export')} labelled={labelled} />
      </>
    );
  return (
    <div className="replay">
      <LanguageOffer />
      <Bar
        title={title}
        where={
          <>
            <b className="replay-tag">{say('replay.tag')}</b>{' '}
            {sideBySide([say(game.screen.progress(game.shown)), ...unfinished])}
          </>
        }
        end={
          <>
            {wide && stored('by-ear')}
            {wide && <WaysOn game={recorded.game} labelled="by-ear" onReview={openReview} onWhatIf={askWhatIf} />}
            {linked && <IconButton icon="share" label={say('replay.share')} onClick={() => void share()} />}
            <IconButton icon="log" label={say('replay.score-and-log')} onClick={() => setOpened(wide ? 'score-sheet' : 'papers')} />
            <IconButton icon="help" className="replay-help" label={say('replay.keys')} onClick={() => setOpened('keys')} />
            <IconButton icon="close" label={say('replay.leave')} onClick={onLeave} />
          </>
        }
      >
        <game.screen.BarSign {...view} />
      </Bar>
      <div className="replay-above">
        {above}
        {review !== 'none' && (
          <Review replay={replay} shown={shown} open={review === 'open'} onOpen={openReview} onClose={() => setReview('closed')} />
        )}
      </div>
      <main className="replay-board">
        <ActionsPlace value="none">
          <OpenHandsContext value={shownHands(game, players, pack)}>
            <game.screen.Board
              {...view}
              gameKey={`replay.${recorded.gameId}`}
              log={game.log}
              legalMoves={NO_MOVES}
              check={nothingAgainst}
              play={nothing}
              sending={false}
              explain={nothing}
              open={setOpened}
            />
          </OpenHandsContext>
        </ActionsPlace>
      </main>
      {wide && <ReplayRail replay={replay} shown={shownLater} players={players} onGoTo={room.goTo} />}
      <ReplayControls
        replay={replay}
        shown={shown}
        where={where}
        onStride={room.stride}
        onPlay={room.playOrPause}
        onEyes={room.lookWith}
      />
      <FlightLayer key={`${recorded.gameId}.${eyes}`} flights={game.flights} pack={pack} />
      {opened === 'score-sheet' && <ScoreSheetDialog screen={game.screen} view={view} onClose={close} />}
      {opened === 'last-trick' && <LastTrickDialog screen={game.screen} view={view} pack={pack} onClose={close} />}
      {opened === 'keys' && <ReplayKeysDialog unit={unit} tricks={replay.timeline.tricks.length > 0} onClose={close} />}
      {opened === 'what-if' && <WhatIfDialog replay={replay} shown={shown} onClose={close} />}
      {opened === 'papers' && (
        <Dialog title={say('replay.score-and-log')} onClose={close}>
          <div className="papers-paper">
            <div className="replay-note">
              <WaysOn game={recorded.game} labelled="in-sight" onReview={openReview} onWhatIf={askWhatIf} />
              {stored('in-sight')}
            </div>
            <game.screen.ScoreSheet {...view} />
            <h2>{say('replay.log', { unit })}</h2>
            <ReplayLog
              replay={replay}
              shown={shown}
              players={players}
              onGoTo={(to) => {
                close();
                room.goTo(to);
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}

const NO_MOVES: readonly never[] = [];

function nothing(): void {}

function nothingAgainst(): null {
  return null;
}
