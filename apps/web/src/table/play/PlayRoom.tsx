import { Suspense, use, useRef } from 'react';
import { GameCards } from '../../board/GameCards.tsx';
import { PendingMoveContext } from '../../board/actions/pendingMove.ts';
import { LastActionsContext } from '../../board/lastActions.ts';
import { DrawnInParts, OnceWhole } from '../../board/frame/drawing.tsx';
import { BreakContext } from '../../board/frame/break.ts';
import { QueueContext } from '../../board/frame/queue.ts';
import { OpenHandsContext } from '../../board/frame/openHands.ts';
import { FlightLayer } from '../../board/flight/FlightLayer.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { shownLater } from '../../ui/shownLater.tsx';
import { useCallQuestion } from '../call/callQuestion.ts';
import { useChatNews } from '../chat/useChatNews.ts';
import { Saying } from '../chat/Saying.tsx';
import { Unread } from '../chat/Unread.tsx';
import { CallBand, TakeBackBand } from '../rooms.ts';
import { TableBands } from '../TableBands.tsx';
import { TableBar } from '../TableBar.tsx';
import { useTable } from '../tableContext.ts';
import { PackContext, useSay } from '../../language/language.ts';
import { sideBySide } from '../../language/sentences.ts';
import { useMedia, WITH_RAIL } from '../useMedia.ts';
import { Explanation } from './Explanation.tsx';
import { GameNotice } from './GameNotice.tsx';
import { MeanwhileBand } from './MeanwhileBand.tsx';
import type { PapersProps } from './Papers.tsx';
import { PapersDialog, Rail } from './papersLater.ts';
import './play.css';
import { isBeforeFirstDeal, shownHands } from './shownHands.ts';
import { type PlayRoomOptions, usePlayRoom } from './usePlayRoom.ts';

const KeysDialog = shownLater(async () => (await import('./keys/KeysDialog.tsx')).KeysDialog);
const PlayScoreSheet = shownLater(async () => (await import('./PlayScoreSheet.tsx')).PlayScoreSheet);
const HintSlip = shownLater(async () => (await import('../hint/HintSlip.tsx')).HintSlip);
const LastTrickDialog = shownLater(async () => (await import('./LastTrickDialog.tsx')).LastTrickDialog);

/** A running game: the board, and around it the bar, the banners, the rail, and any open sheet. */
export function PlayRoom(props: PlayRoomOptions) {
  return (
    <GameCards game={props.game.screen.game.id}>
      <DrawnInParts>
        <Room {...props} />
      </DrawnInParts>
    </GameCards>
  );
}

function Room(props: PlayRoomOptions) {
  const say = useSay();
  const pack = use(PackContext);
  const { purpose, table, seat } = useTable();
  const { title, game, sending } = props;
  const { screen, shown } = game;
  const isCallAsked = useCallQuestion((it) => it.isDue);
  const board = useRef<HTMLElement>(null);
  const room = usePlayRoom(props, board);
  const { view, opened, setOpened: open, close, tricks, explained, takeBack, hint } = room;
  const isLate = game.sight === 'all-hands-later';
  const wide = useMedia(WITH_RAIL);
  const news = useChatNews(wide || (opened?.name === 'papers' && opened.top === 'chat'));
  const openSheet = () => open({ name: 'score-sheet' });
  const papers: PapersProps = { game, view, silence: room.silence, onScoreSheet: openSheet };
  return (
    <div className="play">
      <TableBar
        title={title}
        where={sideBySide([say(screen.progress(shown)), table.lastDeal ? say('play.last-deal') : ''].filter((part) => part !== ''))}
        sign={<screen.BarSign {...view} />}
        icons={
          <>
            {hint !== null && (
              <IconButton icon="hint" className="bar-hint" label={say('play.hint')} onClick={hint.ask} offReason={hint.offReason} />
            )}
            {takeBack !== null ? (
              <IconButton
                icon="takeBack"
                label={say(`play.take-back.${purpose}`)}
                onClick={takeBack.act}
                offReason={takeBack.offReason}
              />
            ) : (
              seat !== null && table.settings.takingBack !== 'off' && <i className="bar-reserved" />
            )}
            {wide ? (
              <IconButton icon="log" label={say('play.whole-sheet')} onClick={openSheet} />
            ) : (
              <Unread count={news.unread}>
                <IconButton
                  icon="log"
                  label={news.unread > 0 ? say('play.papers-unread', { count: news.unread }) : say(`play.papers-label.${purpose}`)}
                  onClick={() => open({ name: 'papers', top: news.unread > 0 ? 'chat' : 'score' })}
                />
              </Unread>
            )}
          </>
        }
        entries={[
          ...(hint === null ? [] : [{ icon: 'hint', label: say('play.hint'), act: hint.ask, offReason: hint.offReason } as const]),
          { icon: 'log', label: say('play.whole-sheet'), act: openSheet },
          ...(tricks
            ? [{ icon: 'lastTrick', label: say('play.last-trick'), act: () => open({ name: 'last-trick' }) } as const]
            : []),
          ...(takeBack === null
            ? []
            : [{ icon: 'takeBack', label: say(`play.take-back.${purpose}`), ...takeBack } as const]),
          { icon: 'hand', label: say('keys.title'), act: () => open({ name: 'keys' }) },
        ]}
      />
      <TableBands pending={isLate ? [] : room.pendingSeats} watched={{ sight: game.sight, waits: isBeforeFirstDeal(game) }}>
        <MeanwhileBand game={game} />
        <Suspense>{table.takeBackFrom !== null && <TakeBackBand game={game} />}</Suspense>
        <Suspense>{isCallAsked && <CallBand />}</Suspense>
      </TableBands>
      <main ref={board} className="play-board">
        <OpenHandsContext value={shownHands(game, view.players, pack)}>
          <LastActionsContext value={game.lastActions}>
            <BreakContext value={table.pause !== null}>
              <QueueContext value={room.queue}>
                <PendingMoveContext value={room.pending}>
                  <screen.Board
                    {...view}
                    gameKey={`${game.gameId}.${game.viewer}`}
                    log={game.log}
                    legalMoves={room.legalMoves}
                    check={room.check}
                    play={room.play}
                    sending={sending || room.pending !== null}
                    explain={room.explain}
                    open={(what) => open({ name: what })}
                  />
                </PendingMoveContext>
              </QueueContext>
            </BreakContext>
          </LastActionsContext>
        </OpenHandsContext>
        <GameNotice logLines={game.logLines} pack={pack} />
        {hint?.isOpen === true && game.viewer !== 'spectator' ? (
          <HintSlip {...view} screen={screen} seat={game.viewer} onClose={hint.close} />
        ) : (
          props.children
        )}
        {explained !== null && <Explanation {...explained} onDismiss={room.dismiss} />}
        {news.latest !== null && <Saying key={news.latest.at} said={news.latest} />}
      </main>
      {wide && <Rail {...papers} />}
      <OnceWhole>
        <FlightLayer key={game.gameId} flights={game.flights} pack={pack} />
      </OnceWhole>
      {opened?.name === 'score-sheet' && (
        <PlayScoreSheet
          screen={screen}
          view={view}
          closesItself={opened.itself === true && room.looksOn}
          isYourTurn={room.isYourTurn}
          onClose={room.closeSheet}
          onKeepOpen={room.keepOpen}
        />
      )}
      {opened?.name === 'last-trick' && <LastTrickDialog screen={screen} view={view} pack={pack} onClose={close} />}
      {opened?.name === 'keys' && (
        <KeysDialog tricks={tricks} hints={hint !== null} more={screen.readMore?.label ?? null} onClose={close} />
      )}
      {opened?.name === 'papers' && (
        <PapersDialog {...papers} top={opened.top} onTurn={(top) => open({ name: 'papers', top })} onClose={close} />
      )}
    </div>
  );
}
