import type { GameState, Violation } from '@chinwag/rules';
import type { GameView } from '../../board/gameView.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Scrolling } from '../../ui/Scrolling.tsx';
import { Chat } from '../chat/Chat.tsx';
import { useSay } from '../../language/language.ts';
import { type Purpose, useTable } from '../tableContext.ts';
import { LogList } from './LogList.tsx';
import './papers.css';

/** The props of `Rail`: the game, what the viewer sees of it, and why they may not chat now, if so. */
export interface PapersProps {
  readonly game: GameOnTable;
  readonly view: GameView<GameState>;
  readonly silence: Violation | null;
  readonly onScoreSheet: () => void;
}

/** The rail beside the cloth: the current score, the log, the chat. */
export function Rail({ game, view, silence, onScoreSheet }: PapersProps) {
  const say = useSay();
  const { purpose } = useTable();
  return (
    <aside className="rail sheet" aria-label={say(`play.papers-label.${purpose}`)}>
      <Scrolling label={say('play.stands')} className="rail-papers">
        <game.screen.Rail {...view} />
      </Scrolling>
      <section className="rail-log">
        <header>
          <h2>{say('play.happened')}</h2>
          <Button variant="quiet" onClick={onScoreSheet}>
            {say('play.whole-score')}
          </Button>
        </header>
        <Scrolling label={say('play.happened-newest-first')} holdsStop={game.log.length > 0}>
          <LogList game={game} />
        </Scrolling>
      </section>
      {purpose === 'friends' && <Chat silence={silence} />}
    </aside>
  );
}

/** A panel (paper) beside a game: the score, the log or the chat. */
export type Paper = 'score' | 'log' | 'chat';

/** The papers of a table: bots do not chat. */
const PAPERS: Readonly<Record<Purpose, readonly Paper[]>> = { friends: ['score', 'log', 'chat'], practice: ['score', 'log'] };

export interface PapersDialogProps extends PapersProps {
  readonly top: Paper;
  readonly onTurn: (to: Paper) => void;
  readonly onClose: () => void;
}

/** The panels (papers) beside a game, on a phone. They appear one at a time, in a dialog over the table. */
export function PapersDialog({ game, view, silence, onScoreSheet, top, onTurn, onClose }: PapersDialogProps) {
  const say = useSay();
  const { purpose } = useTable();
  return (
    <Dialog title={say(`play.paper.${top}`)} onClose={onClose}>
      <div className="papers-tabs" role="group" aria-label={say('play.papers-tabs')}>
        {PAPERS[purpose].map((paper) => (
          <button key={paper} type="button" aria-pressed={paper === top} onClick={() => onTurn(paper)}>
            {say(`play.paper.${paper}`)}
          </button>
        ))}
      </div>
      <div className="papers-paper">
        {top === 'score' && (
          <>
            <game.screen.Rail {...view} />
            <Button onClick={onScoreSheet}>{say('play.whole-sheet')}</Button>
          </>
        )}
        {top === 'log' && <LogList game={game} />}
        {top === 'chat' && <Chat silence={silence} />}
      </div>
    </Dialog>
  );
}
