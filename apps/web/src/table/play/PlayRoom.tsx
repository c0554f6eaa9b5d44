import type { Answer, Refusal } from '@chinwag/protocol';
import type { GameState, Tagged, Violation } from '@chinwag/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameOnTable } from '../../connection/gameSession.ts';
import { playersAt } from '../../connection/players.ts';
import { useAnnounce } from '../../kit/Announcer.tsx';
import { IconButton } from '../../kit/Button.tsx';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { usePage } from '../../frame/usePage.ts';
import { useChatNews } from '../chat/useChatNews.ts';
import { Saying } from '../chat/Saying.tsx';
import { TableBands } from '../TableBands.tsx';
import { TableBar } from '../TableBar.tsx';
import { useTable } from '../tableContext.ts';
import { useMedia, WITH_RAIL } from '../useMedia.ts';
import { scoresSentence, turnTitle } from './awaited.ts';
import { type AskedAt, Explanation } from './Explanation.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { LastTrickDialog } from './LastTrickDialog.tsx';
import { type Paper, PapersDialog, type PapersProps, Rail } from './Papers.tsx';
import './play.css';
import { ScoreSheetDialog } from './ScoreSheetDialog.tsx';
import { useBoardPresses } from './useBoardPresses.ts';
import { useNarration } from './useNarration.ts';
import { useTableKeys } from './useTableKeys.ts';
import { useYourTurn } from './useYourTurn.ts';

/** What can be done with a running game, beside looking at it. */
interface GameActions {
  readonly play: (move: Tagged) => Promise<Answer>;
  /** Shows all that has happened at once. */
  readonly skip: () => void;
  /** Goes on showing after a score sheet. */
  readonly release: () => void;
}

/** What `<PlayRoom>` takes. */
export interface PlayRoomProps {
  readonly title: string;
  readonly pack: Pack;
  readonly game: GameOnTable;
  readonly sending: boolean;
  readonly actions: GameActions;
  /** Tells the player of a refusal that no rule of the game explains. */
  readonly notify: (refusal: Refusal) => void;
}

type Open =
  | { readonly name: 'score-sheet' | 'last-trick' | 'keys' }
  | { readonly name: 'papers'; readonly top: Paper };

interface Explained {
  readonly violation: Violation;
  readonly at: AskedAt;
  /** What was on the table then; once something else is, the explanation is past. */
  readonly shown: GameState;
}

/** A running game: the board, and around it the bar, the bands, the rail and what opens over it. */
export function PlayRoom({ title, pack, game, sending, actions, notify }: PlayRoomProps) {
  const { table, you, seat } = useTable();
  const { screen, newest, shown, viewer, log } = game;
  const wide = useMedia(WITH_RAIL);
  const announce = useAnnounce();
  const [open, setOpen] = useState<Open | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const board = useRef<HTMLElement>(null);

  const players = useMemo(() => playersAt(table, you), [table, you]);
  const view = { state: shown, viewer, players };
  const plays = viewer !== 'spectator' && seat?.standIn === false;
  const legalMoves = useMemo(
    () => (plays ? screen.game.legalMoves(newest, viewer) : []),
    [screen, newest, viewer, plays],
  );
  const awaited = screen.game.actors(shown);
  const questionIn = (state: GameState) => screen.asks?.(state) ?? null;
  const news = useChatNews(wide || (open?.name === 'papers' && open.top === 'chat'));

  usePage(turnTitle(screen.game.actors(newest), players, title, questionIn(newest)), table.game);
  useNarration(log, pack);
  const yours = plays && shown === newest && awaited.includes(viewer);
  useYourTurn(yours ? (questionIn(shown) ?? 'Your turn.') : null, sending);
  useSheetsDue(game.sheetsDue, () => setOpen({ name: 'score-sheet' }));

  const tricks = screen.lastTrick !== null;
  const openTrick = () => setOpen({ name: 'last-trick' });
  const openSheet = () => setOpen({ name: 'score-sheet' });
  const close = () => {
    setOpen(null);
    actions.release();
  };
  const skip = () => actions.skip();
  const askedAt = useBoardPresses(board, skip);
  const explain = (violation: Violation) => setExplained({ violation, at: askedAt(), shown });
  const play = async (move: Tagged) => {
    setExplained(null);
    const answer = await actions.play(move);
    if (answer.ok) return;
    if (answer.rule === undefined) notify(answer);
    else explain({ rule: answer.rule, code: answer.code, message: answer.message });
  };
  useTableKeys({
    '?': () => setOpen({ name: 'keys' }),
    t: () => announce(screen.readOut.table(view)),
    h: () => announce(screen.readOut.hand(view)),
    s: () => announce(scoresSentence(screen.game.scores(shown), players)),
    ...(tricks && { l: openTrick }),
    Escape: skip,
  });

  const papers: PapersProps = {
    game,
    view,
    pack,
    silence: viewer === 'spectator' ? null : screen.game.silence(newest, viewer),
    onScoreSheet: openSheet,
  };
  return (
    <div className="play">
      <TableBar
        title={title}
        where={screen.progress(shown)}
        sign={<screen.BarSign {...view} />}
        icons={
          wide ? (
            <IconButton icon="log" label="The whole score sheet" onClick={openSheet} />
          ) : (
            <span className="play-papers" data-unread={news.unread > 0}>
              <IconButton
                icon="log"
                label={news.unread > 0 ? `Score, log and chat: ${news.unread} new` : 'Score, log and chat'}
                onClick={() => setOpen({ name: 'papers', top: news.unread > 0 ? 'chat' : 'score' })}
              />
            </span>
          )
        }
        entries={[
          { icon: 'log', label: 'The whole score sheet', act: openSheet },
          ...(tricks ? [{ icon: 'lastTrick', label: 'The last trick', act: openTrick } as const] : []),
          { icon: 'hand', label: 'Keys', act: () => setOpen({ name: 'keys' }) },
        ]}
      />
      <TableBands awaited={awaited} />
      <main ref={board} className="play-board">
        <screen.Board
          {...view}
          gameKey={`${game.gameId}.${viewer}`}
          log={log}
          legalMoves={legalMoves}
          check={(move) => (viewer === 'spectator' ? null : screen.game.check(newest, viewer, move))}
          play={(move) => void play(move)}
          sending={sending}
          explain={explain}
          open={(what) => setOpen({ name: what })}
        />
        {explained?.shown === shown && <Explanation {...explained} onDismiss={() => setExplained(null)} />}
        {news.latest !== null && <Saying key={news.latest.at} said={news.latest} />}
      </main>
      {wide && <Rail {...papers} />}
      {open?.name === 'score-sheet' && <ScoreSheetDialog screen={screen} view={view} onClose={close} />}
      {open?.name === 'last-trick' && <LastTrickDialog screen={screen} view={view} pack={pack} onClose={close} />}
      {open?.name === 'keys' && <KeysDialog tricks={tricks} onClose={close} />}
      {open?.name === 'papers' && (
        <PapersDialog
          {...papers}
          top={open.top}
          onTurn={(top) => setOpen({ name: 'papers', top })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Opens the score sheet whenever the game says that one is due. */
function useSheetsDue(due: number, openSheet: () => void): void {
  const opened = useRef(due);
  useEffect(() => {
    if (due > opened.current) openSheet();
    opened.current = due;
  });
}
