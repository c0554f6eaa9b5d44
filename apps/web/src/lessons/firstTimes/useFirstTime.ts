import { useMemo, useState } from 'react';
import { aboutAt, type FirstTime, LEARNER, saidAt, type SpokenOf } from '../../board/lesson.ts';
import type { ReadOut } from '../../board/screen.ts';
import { message } from '../../language/message.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { noteSaid, saidBefore } from '../../session/practice/saidBefore.ts';
import { playersAt } from '../../session/players.ts';
import { movesOffered } from '../../table/play/offer.ts';
import { useTable } from '../../table/tableContext.ts';
import { useSay } from '../../language/language.ts';
import { usePreferences } from '../../ui/preferences.ts';
import { useOutrun } from './useOutrun.ts';

/** A first-time hint, shown once in practice. */
export interface FirstNews {
  readonly name: string;
  readonly about: readonly SpokenOf[];
  readonly says: ReadOut;
  /**
   * Marks the hint as read, after which it is not shown again; called once it has been visible long enough. The hint stays while
   * its moment lasts.
   */
  readonly read: () => void;
  /** Closes the hint, and marks it as read. */
  readonly close: () => void;
}

/** The id of the hint that suggests a slower table. */
export const SLOWER = 'slower';

/** Returns the first-time hint for this moment, or null if there is none. */
export function useFirstTime(firstTimes: readonly FirstTime[], game: GameOnTable): FirstNews | null {
  const { table, you } = useTable();
  const unnamed = useSay()('session.you');
  const [said, setSaid] = useState(saidBefore);
  const [staying, setStaying] = useState<string | null>(null);
  const isOutrun = useOutrun(game);
  const pace = usePreferences((it) => it.pace);
  const { screen, shown, newest, viewer } = game;
  const moment = useMemo(() => {
    const moves = shown === newest ? movesOffered(screen, newest, viewer, null) : [];
    return { state: shown, viewer, players: playersAt(table, you, unnamed), seat: LEARNER, moves };
  }, [screen, shown, newest, viewer, table, you, unnamed]);
  const nameOf = ({ id }: FirstTime) => `${screen.game.id}.${id}`;
  const isNew = (name: string) => name === staying || !said.has(name);
  const first = firstTimes.find((each) => isNew(nameOf(each)) && each.due(moment));
  const isSlowerOffered = isOutrun && pace === 'calm' && isNew(SLOWER);
  const name = first ? nameOf(first) : isSlowerOffered ? SLOWER : null;
  if (staying !== name) setStaying(name);
  if (name === null) return null;
  const read = () => setSaid(noteSaid(name));
  const close = () => {
    setStaying(null);
    read();
  };
  if (first === undefined) return { name, about: [], says: message('lessons.too-fast'), read, close };
  return { name, about: aboutAt(first, moment), says: saidAt(first, moment), read, close };
}
