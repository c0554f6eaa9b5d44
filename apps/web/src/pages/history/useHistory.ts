import type { PlayedGame, Refusal } from '@chinwag/protocol';
import { useEffect, useState } from 'react';
import { getHistory } from '../../session/endedGames.ts';
import type { GuestSession } from '../../session/guest.ts';
import { untilLeft } from '../../inTime.ts';

/** The most pages of a history to request. A longer history lacks its oldest games. */
const MOST_PARTS = 40;

/** The games of a guest that have been loaded, newest first. */
export interface History {
  readonly games: readonly PlayedGame[];
  /** Whether more games are loading or all are loaded, or why loading failed. */
  readonly state: 'coming' | 'all' | Refusal;
}

const NONE_YET: History = { games: [], state: 'coming' };

/** Returns all games of a guest, loaded page by page. The list is empty for a guest without a name. */
export function useHistory(session: GuestSession | null): History {
  const token = session?.token ?? null;
  const [history, setHistory] = useState(NONE_YET);
  useEffect(() => {
    if (token === null) return undefined;
    let leave = (): void => undefined;
    const ask = (part: number, known: readonly PlayedGame[], before: string | null): void => {
      leave = untilLeft(getHistory(token, before), (answer) => {
        if (!answer.ok) return setHistory({ games: known, state: answer });
        const games = [...known, ...answer.games];
        const isAll = answer.before === null || part === MOST_PARTS;
        setHistory({ games, state: isAll ? 'all' : 'coming' });
        if (!isAll) ask(part + 1, games, answer.before);
      });
    };
    ask(1, [], null);
    return () => {
      leave();
      setHistory(NONE_YET);
    };
  }, [token]);
  return token === null ? { games: [], state: 'all' } : history;
}
