import type { Answer, Refusal, TakeBack } from '@chinwag/protocol';
import type { GameState, Seat, Tagged, Violation } from '@chinwag/rules';
import { type ReactNode, type RefObject, use, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { Queue } from '../../board/frame/queue.ts';
import type { GameView } from '../../board/gameView.ts';
import type { PendingMove } from '../../board/actions/pendingMove.ts';
import { refusalMessage } from '../../board/refusals.ts';
import type { GameOnTable, Released } from '../../session/gameSession.ts';
import { playersAt } from '../../session/players.ts';
import { isLookingOn } from '../../session/tableView.ts';
import { usePage } from '../../ui/page/usePage.ts';
import { useWhyNotAsk } from '../../ui/asking.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { focusOn } from '../../ui/focusPlaces.ts';
import { PackContext, type Say, useLanguage, useSay } from '../../language/language.ts';
import { spokenAll } from '../../language/spokenAll.ts';
import { sideBySide } from '../../language/sentences.ts';
import { silenceOf } from '../chat/silence.ts';
import { useHint, type WayToHint } from '../hint/useHint.ts';
import { useTable } from '../tableContext.ts';
import { scoresSentence, turnTitle } from './turnTitle.ts';
import { PapersDialog } from './papersLater.ts';
import { askedOf, movesOffered, whyNoMoves } from './offer.ts';
import { useBoardPresses } from './useBoardPresses.ts';
import { type Moves, useMoves } from './useMoves.ts';
import { usePendingMove } from './usePendingMove.ts';
import { useNewsTone } from './useNewsTone.ts';
import { type OverTable, useOpened } from './useOpened.ts';
import { useTableKeys } from './keys/useTableKeys.ts';
import { useTimeWarning } from './useTimeWarning.ts';
import { useYourTurn } from './useYourTurn.ts';

/** The actions on a running game. */
interface GameActions {
  readonly play: (move: Tagged) => Promise<Answer>;
  /** Shows all events at once. */
  readonly skip: () => void;
  /** Closes a score sheet. The table continues, unless it still waits for something else. */
  readonly release: (then?: Released) => void;
}

/** The props of a running game's room. */
export interface PlayRoomOptions {
  readonly title: string;
  readonly game: GameOnTable;
  readonly sending: boolean;
  readonly actions: GameActions;
  /** Shows the player a refusal that no rule of the game explains. */
  readonly notify: (refusal: Refusal) => void;
  /** Whether a coach explains everything beside the board, so that there are no hints. */
  readonly hasCoach?: boolean;
  /** Further content above the board. */
  readonly children?: ReactNode;
}

/** The state and the actions displayed by the room of a running game. */
export interface PlayRoomControl extends Omit<Moves, 'send' | 'answers'>, OverTable {
  /** Makes a move: at once, or after a moment if it is final. */
  readonly play: (move: Tagged) => void;
  /** The move that will be sent after a moment, or null if there is none. */
  readonly pending: PendingMove | null;
  readonly view: GameView<GameState>;
  /** The seats whose decision is pending. */
  readonly pendingSeats: readonly Seat[];
  readonly legalMoves: readonly Tagged[];
  /** Returns why the viewer may not make `move` now, or null if they may. */
  readonly check: (move: Tagged) => Violation | null;
  /** Why the viewer may not chat now, or null if they may. */
  readonly silence: Violation | null;
  /** Whether the game has tricks to look at. */
  readonly tricks: boolean;
  /** The events that have not been shown yet, or null for none. */
  readonly queue: Queue | null;
  /** Whether the viewer only watches, no matter who has to move. */
  readonly looksOn: boolean;
  /** Whether it is the viewer's turn, even while something is still being shown. */
  readonly isYourTurn: boolean;
  /** Closes the score sheet. If others have moved since and it is the viewer's turn, shows everything at once. */
  readonly closeSheet: () => void;
  /** The way to take the viewer's last move back, or to ask for that, or null if it is impossible. */
  readonly takeBack: WayBack | null;
  /** The way to request a hint, or null if hints are unavailable. */
  readonly hint: WayToHint | null;
}

/** The way to take the viewer's last move back. */
interface WayBack {
  readonly act: () => void;
  /** Why taking back is disabled now; undefined if it is enabled. */
  readonly offReason: string | undefined;
}

/**
 * Runs the room of a game: the legal moves, the questions, the announcements, the keys, and the open sheet. Returns what the room
 * shows. `board` is the element of the board; a press on it outside all controls skips ahead.
 */
export function usePlayRoom(
  { title, game, sending, actions, notify, hasCoach = false }: PlayRoomOptions,
  board: RefObject<HTMLElement | null>,
): PlayRoomControl {
  const { table, you, seat, elsewhere, status, ask } = useTable();
  const { screen, newest, shown, viewer, logLines } = game;
  const announce = useAnnounce();
  const pack = use(PackContext);
  const language = useLanguage();
  const say = useSay();
  const unnamed = say('session.you');
  const players = useMemo(() => playersAt(table, you, unnamed), [table, you, unnamed]);
  const view = { state: shown, viewer, players };
  const where = table.pause !== null ? 'break' : elsewhere ? 'elsewhere' : 'here';
  const whyNone = useMemo(() => whyNoMoves(viewer, seat, where), [viewer, seat, where]);
  const legalMoves = useMemo(() => movesOffered(screen, newest, viewer, whyNone), [screen, newest, viewer, whyNone]);
  const over = useOpened(game.sheet, () => actions.release());
  const skip = () => actions.skip();
  const askedAt = useBoardPresses(board, skip);
  const isConnected = status.name === 'live';
  const { send, answers, ...explaining } = useMoves({ shown, whyNone, play: actions.play, notify, askedAt });
  const { play, pending } = usePendingMove({ game, view, legalMoves, sending, isConnected, send });
  const tricks = screen.lastTrick !== null;
  const { readMore } = screen;
  const whyNotAsk = useWhyNotAsk();
  const takeBack = wayBack(seat?.takeBack ?? null, () => ask('askToTakeBack', {}), whyNotAsk, say);
  const asked = askedOf(game, players, whyNone);
  const wayToHint = useHint(newest, asked !== null && !sending);
  const hint = hasCoach ? null : wayToHint;
  const actors = (at: GameState): readonly Seat[] => (table.pause === null ? screen.game.actors(at) : []);
  const isYourTurn = whyNone === null && viewer !== 'spectator' && actors(newest).includes(viewer);
  const isBehindSheet = isYourTurn && over.opened?.name === 'score-sheet';
  const titleOf = turnTitle(actors(newest), players, screen.asks(newest));

  usePage(titleOf === null ? say('page.page', { title }) : sideBySide([say(titleOf), title]), table.game);
  useNewsTone(logLines);
  useTimeWarning();
  useYourTurn({
    asks: isBehindSheet ? say('play.your-turn-spoken') : asked && spokenAll(asked, language, pack),
    title,
    pending: isYourTurn,
    answering: sending,
    answers,
  });
  useTableKeys({
    '?': () => over.setOpened({ name: 'keys' }),
    t: () => announce(spokenAll(screen.readOut.table(view), language, pack)),
    h: () => announce(spokenAll(screen.readOut.hand(view), language, pack)),
    ...(readMore && { q: () => announce(spokenAll(readMore.read(view), language, pack)) }),
    s: () => announce(say(scoresSentence(screen.game.scores(shown), screen.out(shown), players))),
    ...(takeBack !== null && takeBack.offReason === undefined && { u: takeBack.act }),
    ...(hint !== null && { i: hint.ask }),
    1: () => focusOn('hand'),
    2: () => focusOn('actions'),
    3: () => void readLog(over),
    ...(tricks && { l: () => over.setOpened({ name: 'last-trick' }) }),
    Escape: () => (pending?.takeBack ?? (hint?.isOpen === true ? hint.close : skip))(),
  });
  return {
    ...explaining,
    ...over,
    play,
    pending,
    view,
    pendingSeats: actors(shown),
    legalMoves,
    check: (move) => (viewer === 'spectator' ? null : screen.game.check(newest, viewer, move)),
    silence: silenceOf(game),
    queue: game.behind > 0 ? { moves: game.behind, toNow: skip } : null,
    looksOn: isLookingOn(table, you, elsewhere),
    isYourTurn: isYourTurn && !sending,
    closeSheet: () => {
      over.close();
      if (isYourTurn && game.behind > 1) skip();
    },
    tricks,
    takeBack,
    hint,
  };
}

/** Returns the way to take a move back, disabled while a rule requires silence: the others' answers would be a hint. */
function wayBack(takeBack: TakeBack | null, act: () => void, whyNotAsk: string | undefined, say: Say): WayBack | null {
  if (takeBack !== 'possible' && takeBack !== 'silent') return null;
  return { act, offReason: whyNotAsk ?? (takeBack === 'silent' ? say(refusalMessage('silence')) : undefined) };
}

/** Moves the focus to the log: beside the cloth, or on its paper above the table. */
async function readLog({ setOpened: open }: OverTable): Promise<void> {
  if (focusOn('log')) return;
  await PapersDialog.load();
  flushSync(() => open({ name: 'papers', top: 'log' }));
  focusOn('log');
}
