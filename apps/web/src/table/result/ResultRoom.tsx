import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Result } from '@chinwag/rules';
import { useSignAt } from '../../boards/shared/signs/tableSigns.ts';
import type { GameOnTable } from '../../connection/gameSession.ts';
import { nameOf } from '../../connection/tableView.ts';
import type { AnyGameScreen } from '../../boards/board.ts';
import { playersAt } from '../../connection/players.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { BrassRule } from '../../kit/BrassRule.tsx';
import { Button } from '../../kit/Button.tsx';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { RuleLink } from '../../kit/RuleLink.tsx';
import { Token } from '../../kit/Token.tsx';
import { usePage } from '../../frame/usePage.ts';
import { Chat } from '../chat/Chat.tsx';
import { useChatNews } from '../chat/useChatNews.ts';
import { againInWords } from '../gameChoice/consequence.ts';
import { GameChoiceDialog } from '../gameChoice/GameChoiceDialog.tsx';
import { LogList } from '../play/LogList.tsx';
import { useText } from '../../wording/SentenceText.tsx';
import { TableBands } from '../TableBands.tsx';
import { TableBar } from '../TableBar.tsx';
import { TallyButton } from '../tally/TallyDialog.tsx';
import { useTable } from '../tableContext.ts';
import { written } from '../../wording/numbers.ts';
import { capital } from '../../wording/words.ts';
import { type Placing, placings, verdict } from './placing.ts';
import './result.css';

/** What `<ResultRoom>` takes. */
export interface ResultRoomProps {
  readonly title: string;
  readonly pack: Pack;
  readonly game: GameOnTable;
  readonly result: Result;
  /** What comes next, where the table has gone on already. */
  readonly children?: ReactNode;
}

/** The end of a game: the places, the whole score sheet, all that happened, and what comes next. */
export function ResultRoom({ title, pack, game, result, children }: ResultRoomProps) {
  const { table, you } = useTable();
  const players = useMemo(() => playersAt(table, you), [table, you]);
  const final = placings(result, players);
  const sentence = verdict(final);
  const why = game.screen.whyOver(game.shown);
  const text = useText();
  const announce = useAnnounce();
  useChatNews(true);
  usePage(`${sentence} · ${title}`, table.game);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  useEffect(() => announce(`The game is over. ${sentence}`), [announce, sentence]);
  return (
    <div className="result sheet">
      <TableBar title={title} where="the game is over" />
      <TableBands />
      <main>
        <section className="result-places" aria-labelledby="verdict">
          <h2 id="verdict">{sentence}</h2>
          <p>
            {why === null ? '' : text(why)} <RuleLink rule={result.why.rule} />
          </p>
          <ol>
            {final.map((placing) => (
              <Place key={placing.standing.seat} placing={placing} />
            ))}
          </ol>
          <TallyButton on="paper" />
        </section>
        <div className="result-sheet">
          <section aria-label="The score sheet">
            <game.screen.ScoreSheet state={game.shown} viewer={game.viewer} players={players} />
          </section>
          {game.log.length > 0 && (
            <details className="result-log">
              <summary>What happened</summary>
              <LogList game={game} pack={pack} />
            </details>
          )}
        </div>
        <section className="result-chat">
          <h2>Chat</h2>
          <Chat silence={null} />
        </section>
      </main>
      <footer className="result-actions sheet">
        <BrassRule />
        {children ?? <WhatNext screen={game.screen} />}
      </footer>
    </div>
  );
}

function Place({ placing: { place, name, called, you, standing } }: { placing: Placing }) {
  const sign = useSignAt(standing.seat);
  return (
    <li data-you={you} data-first={standing.place === 1}>
      <span className="result-place">{place}</span>
      <Token name={name} sign={sign} />
      <b>{called}</b>
      <span className="result-score">{written(standing.score)}</span>
    </li>
  );
}

function WhatNext({ screen }: { readonly screen: AnyGameScreen }) {
  const { table, you, host, ask, goHome } = useTable();
  const [choosing, setChoosing] = useState(false);
  return (
    <div data-host={host || undefined}>
      <Button onClick={goHome}>Home</Button>
      {host ? (
        <>
          <Button onClick={() => setChoosing(true)}>Other game or rules</Button>
          <Button
            variant="go"
            detail={againInWords(screen.game, table, you)}
            onClick={() => ask('anotherGame', { game: table.game })}
          >
            Another game
          </Button>
          {choosing && <GameChoiceDialog onClose={() => setChoosing(false)} />}
        </>
      ) : (
        <p>{capital(nameOf(table, table.host))} may begin another game.</p>
      )}
    </div>
  );
}
