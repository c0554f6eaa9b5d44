import type { Seat } from '@chinwag/rules';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { type SlowPlayer, type TableSigns, TableSignsContext } from '../../board/signs/tableSigns.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { playsThemselves, type SeatView } from '../../session/tableView.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { heardSigns, useMuting } from '../chat/muting.ts';
import { silenceOf } from '../chat/silence.ts';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { useLongPending } from './useLongPending.ts';
import { useSignNews } from './useSignNews.ts';

export interface TableSignsAroundProps {
  /** The current game, or null for none. */
  readonly game: GameOnTable | null;
  readonly children: ReactNode;
}

const NOBODY: readonly Seat[] = [];

/** Provides the reactions (signs) at the current table to its children, with the functions that send a reaction and a nudge. */
export function TableSignsAround({ game, children }: TableSignsAroundProps) {
  const say = useSay();
  const { table, seat, signs, ask, request } = useTable();
  const announce = useAnnounce();
  const muting = useMuting();
  const shown = useMemo(() => heardSigns(signs, muting), [signs, muting]);
  useSignNews(shown);
  const [nudged, setNudged] = useState<unknown>(null);
  const [atSeat, setAtSeat] = useState(0);
  const isAtSeat = atSeat > 0;
  const showAtSeat = useCallback(() => {
    setAtSeat((before) => before + 1);
    return () => setAtSeat((before) => before - 1);
  }, []);
  const question = game?.newest;
  const long = useLongPending(game?.screen.game.actors(game.newest) ?? NOBODY, question);
  const isSilent = game !== null && silenceOf(game) !== null;
  const own = seat?.seat ?? null;
  const { seats, settings: { talk: chat } } = table;
  const value = useMemo<TableSigns>(() => {
    const nudge = async (other: Seat): Promise<void> => {
      const name = seats[other]?.name;
      const { ok } = await request('nudge', { seat: other });
      if (ok && name !== undefined) announce(say('signs.asked', { name }));
    };
    const others = own === null || isSilent || nudged === question ? NOBODY : long.filter((other) => other !== own);
    return {
      shown,
      own: chat === 'off' || muting.chat === 'off' ? null : own,
      make: (sign) => ask('sign', { sign }),
      isAtSeat,
      showAtSeat,
      pending: others.flatMap((other) => {
        const held = seats[other];
        return held !== undefined && held.connected && playsThemselves(held) ? { seat: other, name: held.name } : [];
      }),
      nudge: (other) => {
        setNudged(question);
        void nudge(other);
      },
      slow: own === null ? [] : slowPlayers(seats, own),
      letBotPlayOn: (other) => ask('agreeToBot', { seat: other }),
    };
  }, [shown, own, isAtSeat, showAtSeat, isSilent, nudged, question, long, chat, muting.chat, seats, ask, request, announce, say]);
  return <TableSignsContext value={value}>{children}</TableSignsContext>;
}

function slowPlayers(seats: readonly SeatView[], own: Seat): readonly SlowPlayer[] {
  const here = seats.filter(({ kind, connected }) => kind === 'person' && connected);
  return seats
    .filter(({ slow, seat }) => slow && seat !== own)
    .map(({ seat, name, agreed }) => ({ seat, name, agreed, asked: here.filter((other) => other.seat !== seat).length }));
}
