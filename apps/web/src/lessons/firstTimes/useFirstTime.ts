import { useEffect, useMemo, useState } from 'react';
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
  /** Closes it, once it has been read. */
  readonly close: () => void;
}

/* What has been visible for this long, in ms, counts as read, even if its moment passes. */
const READ = 4000;

/** The id of the hint about a slower table. */
export const SLOWER = 'slower';

/** Returns the first-time hint of this moment; null for none. */
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
  useEffect(() => {
    if (name === null) return;
    const timer = setTimeout(() => setSaid(noteSaid(name)), READ);
    return () => clearTimeout(timer);
  }, [name]);
  if (name === null) return null;
  const close = () => {
    setStaying(null);
    setSaid(noteSaid(name));
  };
  if (first === undefined) return { name, about: [], says: message('lessons.too-fast'), close };
  return { name, about: aboutAt(first, moment), says: saidAt(first, moment), close };
}
