import { use, useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import type { Player } from '../board/gameView.ts';
import { useAnnounce } from '../ui/Announcer.tsx';
import { focusOn } from '../ui/focusPlaces.ts';
import { PackContext, useLanguage, useSay } from '../language/language.ts';
import { type Message, message } from '../language/message.ts';
import { spoken } from '../language/parts.ts';
import { spokenAll } from '../language/spokenAll.ts';
import { scoresSentence } from '../table/play/turnTitle.ts';
import { useTableKeys } from '../table/play/keys/useTableKeys.ts';
import { useNarration } from '../table/play/useNarration.ts';
import type { Replay, ReplayView } from './player.ts';
import { playersSeenBy } from './replayPlayers.ts';
import type { Eyes } from './sight.ts';
import { dealAt, type Stride } from './timeline.ts';
import { useAddress } from './useAddress.ts';

/** The state and the actions displayed by the room of a replay. */
export interface ReplayRoomControl {
  readonly shown: ReplayView;
  readonly players: readonly Player[];
  /** The current moment in words: the game's progress, and the last log line. */
  readonly where: string;
  readonly stride: (stride: Stride, way: 'back' | 'on') => void;
  readonly goTo: (moment: number) => void;
  readonly playOrPause: () => void;
  readonly lookWith: (eyes: Eyes) => void;
}

/**
 * Runs the room of a replay: its keyboard shortcuts and its announcements. Returns what the room shows. Narrates a turn forward as
 * at a table. After a jump, announces the new moment.
 */
export function useReplayRoom(replay: Replay): ReplayRoomControl {
  const shown = useStore(replay.store);
  const { game, eyes, playing } = shown;
  const { screen } = game;
  const { readMore } = screen;
  const players = useMemo(() => playersSeenBy(replay.recorded, eyes), [replay, eyes]);
  const view = { state: game.shown, viewer: game.viewer, players };
  const announce = useAnnounce();
  const pack = use(PackContext);
  const language = useLanguage();
  const say = useSay();
  useNarration(game.logLines, pack);
  useAddress(shown);

  const whereIs = useCallback(
    ({ game: now, moment }: ReplayView): string => {
      const place = say(screen.progress(now.shown));
      const { from } = dealAt(replay.timeline, moment);
      const last = now.log.findLast(({ at }) => at > from);
      return last === undefined ? place : say('replay.where', { place, line: spoken(last.sentence, language, pack) });
    },
    [replay, screen, say, language, pack],
  );
  const jump = useCallback(
    (go: () => void) => {
      const { moment } = replay.store.getState();
      go();
      const now = replay.store.getState();
      if (now.moment !== moment) announce(whereIs(now));
    },
    [replay, announce, whereIs],
  );
  const stride = (by: Stride, way: 'back' | 'on') => {
    // announces events as they are shown
    if (by === 'turn' && way === 'on') replay.stride(by, way);
    else jump(() => replay.stride(by, way));
  };
  const goTo = useCallback((moment: number) => jump(() => replay.goTo(moment)), [replay, jump]);
  const playOrPause = () => {
    if (playing) replay.pause();
    else replay.play();
    announce(say(playing ? 'replay.paused' : 'replay.plays'));
  };
  const lookWith = (chosen: Eyes) => {
    replay.lookWith(chosen);
    announce(say(eyesInWords(replay, chosen)));
  };

  useTableKeys({
    ArrowLeft: () => stride('turn', 'back'),
    ArrowRight: () => stride('turn', 'on'),
    'Shift+ArrowLeft': () => stride('trick', 'back'),
    'Shift+ArrowRight': () => stride('trick', 'on'),
    PageUp: () => stride('deal', 'back'),
    PageDown: () => stride('deal', 'on'),
    Home: () => goTo(0),
    End: () => goTo(replay.timeline.events.length),
    ' ': playOrPause,
    t: () => announce(spokenAll(screen.readOut.table(view), language, pack)),
    h: () => announce(spokenAll(screen.readOut.hand(view), language, pack)),
    ...(readMore && { q: () => announce(spokenAll(readMore.read(view), language, pack)) }),
    s: () => announce(say(scoresSentence(screen.game.scores(game.shown), screen.out(game.shown), players))),
    1: () => focusOn('hand'),
    2: () => focusOn('actions'),
  });
  return { shown, players, where: whereIs(shown), stride, goTo, playOrPause, lookWith };
}

/** Returns the viewpoint of a replay, as a message. */
function eyesInWords({ recorded }: Replay, eyes: Eyes): Message {
  return eyes === 'all-hands'
    ? message('replay.all-hands-spoken')
    : message('replay.eyes-of', { name: recorded.seats[eyes]?.name ?? '' });
}
