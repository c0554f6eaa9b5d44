import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Result } from '@chinwag/rules';
import { useSignAt } from '../../board/signs/tableSigns.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { GameCards } from '../../board/GameCards.tsx';
import type { AnyGameScreen } from '../../board/screen.ts';
import { playersAt } from '../../session/players.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { BrassRule } from '../../ui/BrassRule.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { Token } from '../../ui/Token.tsx';
import { CheckGameButton } from '../../fairness/CheckGameButton.tsx';
import { GameVerdict } from '../../fairness/checks/shownLater.ts';
import { useCheckWhenOver } from '../../fairness/checks/useCheckWhenOver.ts';
import { usePage } from '../../ui/page/usePage.ts';
import { ReadyButton } from '../ready/ReadyButton.tsx';
import { readyInWords } from '../ready/readyInWords.ts';
import { Chat } from '../chat/Chat.tsx';
import { useChatNews } from '../chat/useChatNews.ts';
import { againInWords } from '../gameChoice/consequence.ts';
import { GameChoiceDialog } from '../gameChoice/GameChoiceDialog.tsx';
import { hostName } from '../hostName.ts';
import { useFigures } from '../../language/useFigures.ts';
import { LogList } from '../play/LogList.tsx';
import { PracticeSetup } from '../practice/PracticeSetup.tsx';
import { TableBands } from '../TableBands.tsx';
import { WatchedBand } from '../WatchingBands.tsx';
import { TableBar } from '../TableBar.tsx';
import { TallyButton } from '../tally/TallyDialog.tsx';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { sentences, sideBySide } from '../../language/sentences.ts';
import { KeepSheet } from './KeepSheet.tsx';
import { LookAgain } from './LookAgain.tsx';
import { type Placing, placings, verdict } from './placing.ts';
import { notePlayed } from './playedGames.ts';
import { unmarked } from './unmarked.ts';
import { usePrinting } from './usePrinting.ts';
import { useUnfolded } from './useUnfolded.ts';
import './result.css';
import '../../ui/styles/print.css';
import { AskButton } from '../../ui/AskButton.tsx';

export interface ResultRoomProps {
  readonly title: string;
  readonly game: GameOnTable;
  readonly result: Result;
  /** The next step, if the table has already continued. */
  readonly children?: ReactNode;
}

/** The end of a game, on its cloth: the winner, the standings, the whole score sheet, the log, and the next step. */
export function ResultRoom({ title, game, result, children }: ResultRoomProps) {
  const say = useSay();
  const { table, you, seat, purpose } = useTable();
  const unnamed = say('session.you');
  const players = useMemo(() => playersAt(table, you, unnamed), [table, you, unnamed]);
  const sentence = say(verdict(placings(result, players)));
  // on paper nobody is "you", and the reader can expand nothing
  const printing = usePrinting();
  const sheet = useRef<HTMLDivElement>(null);
  useUnfolded(sheet, printing);
  const shownPlayers = useMemo(() => (printing ? players.map(unmarked) : players), [printing, players]);
  const final = placings(result, shownPlayers);
  const why = game.screen.whyOver(game.shown);
  const announce = useAnnounce();
  const { id } = game.screen.game;
  useEffect(() => {
    if (game.viewer !== 'spectator') notePlayed(id);
  }, [id, game.viewer]);
  useChatNews(true);
  useCheckWhenOver(game.gameId, game.viewer, purpose);
  usePage(sideBySide([sentence, title]), table.game);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  // a player who has seen the last move already knows who won
  const arrives = game.logLines.length === 0;
  useEffect(() => {
    if (arrives) announce(say('result.over-spoken', { verdict: sentence }));
  }, [arrives, announce, say, sentence]);
  return (
    <div className="result">
      <TableBar title={title} where={say('result.where')} />
      <TableBands>{children === undefined && seat === null && <WatchedBand />}</TableBands>
      <main className="cloth">
        <div className="result-verdict">
          <h2 id="verdict">{say(verdict(final))}</h2>
          <p>
            {say(why ?? message('result.last-deal'))} {result.why.rule !== '' && <RuleLink rule={result.why.rule} />}
          </p>
          {table.end === 'retried' && <p>{say('result.retried')}</p>}
        </div>
        <section className="result-places slip" aria-labelledby="verdict">
          <ol>
            {final.map((placing) => (
              <Place key={placing.standing.seat} placing={placing} />
            ))}
          </ol>
          {purpose === 'friends' && (
            <GameVerdict key={game.gameId} gameId={game.gameId} as={game.viewer === 'spectator' ? 'spectator' : 'player'} />
          )}
          <div className="result-after">
            <TallyButton on="paper" />
            {purpose === 'friends' && <LookAgain gameId={game.gameId} />}
            {purpose === 'friends' && <CheckGameButton id={game.gameId} label={say('result.check')} />}
            <KeepSheet title={title} screen={game.screen} state={game.shown} result={result} players={players} />
          </div>
        </section>
        <GameCards game={game.screen.game.id}>
          <div ref={sheet} className="result-sheet slip">
            <section aria-label={say('result.score-sheet')}>
              <game.screen.ScoreSheet state={game.shown} viewer={printing ? 'spectator' : game.viewer} players={shownPlayers} />
            </section>
            {game.log.length > 0 && (
              <details className="result-log">
                <summary>{say('play.happened')}</summary>
                <LogList game={game} />
              </details>
            )}
          </div>
        </GameCards>
        {purpose === 'friends' && (
          <section className="result-chat slip">
            <h2>{say('chat.title')}</h2>
            <Chat silence={null} />
          </section>
        )}
      </main>
      <footer className="result-actions sheet">
        <BrassRule />
        {children ?? (purpose === 'practice' ? <WhatToPractise screen={game.screen} /> : <WhatNext screen={game.screen} />)}
      </footer>
    </div>
  );
}

function Place({ placing: { place, who, standing } }: { placing: Placing }) {
  const say = useSay();
  const { written } = useFigures();
  const sign = useSignAt(standing.seat);
  const { table } = useTable();
  return (
    <li data-you={who.you} data-first={standing.place === 1}>
      <span className="result-place">{say(place)}</span>
      <Token name={who.name} badge={table.seats[standing.seat]?.badge} sign={sign} />
      <b>{say('board.head', { who })}</b>
      <span className="result-score">{written(standing.score)}</span>
    </li>
  );
}

function WhatNext({ screen }: { readonly screen: AnyGameScreen }) {
  const say = useSay();
  const { table, you, host, ask, goHome } = useTable();
  const [choosing, setChoosing] = useState(false);
  return (
    <div data-host={host || undefined}>
      <Button onClick={goHome}>{say('result.home')}</Button>
      {host ? (
        <>
          <Button onClick={() => setChoosing(true)}>{say('result.other-game')}</Button>
          <AskButton
            variant="go"
            detail={sentences([...againInWords(screen.game, table, you), ...readyInWords(table)].map((sentence) => say(sentence)))}
            onClick={() => ask('anotherGame', { game: table.game })}
          >
            {say('result.another-game')}
          </AskButton>
          {choosing && <GameChoiceDialog onClose={() => setChoosing(false)} />}
        </>
      ) : (
        <>
          <p>{say('result.host-may', { host: hostName(table) })}</p>
          <ReadyButton />
        </>
      )}
    </div>
  );
}

function WhatToPractise({ screen }: { readonly screen: AnyGameScreen }) {
  const say = useSay();
  const { table, ask, goHome } = useTable();
  const [choosing, setChoosing] = useState(false);
  return (
    <div data-host>
      <Button onClick={goHome}>{say('result.home')}</Button>
      <Button onClick={() => setChoosing(true)}>{say('practice.set-up')}</Button>
      <AskButton variant="go" onClick={() => ask('anotherGame', { game: table.game })}>
        {say('result.another-game')}
      </AskButton>
      {choosing && (
        <Dialog title={say('practice.set-up')} onClose={() => setChoosing(false)}>
          <PracticeSetup screen={screen} onStarted={() => setChoosing(false)} />
        </Dialog>
      )}
    </div>
  );
}
