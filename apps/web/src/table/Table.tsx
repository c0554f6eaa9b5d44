import type { TableCode } from '@chinwag/protocol';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { currentGuest, type GuestSession } from '../session/guest.ts';
import { openTableConnection } from '../session/openTableConnection.ts';
import { takeFreeSeat } from '../session/takeSeat.ts';
import type { TableConnection } from '../session/tableConnection.ts';
import { unrecognizedReason } from '../session/tokenRefusals.ts';
import { storedInTab } from '../storage/stored.ts';
import { usePreferences } from '../ui/preferences.ts';
import { restsAmongFriends } from './pace.ts';
import { loadWitness } from '../fairness/loadWitness.ts';
import { UnknownGuestPage } from './devices/shownLater.ts';
import { TableRooms } from './TableRooms.tsx';
import { tablePath } from './tableLink.ts';
import { useTableConnection } from './useTableConnection.ts';

export interface TableProps {
  readonly code: TableCode;
  readonly session: GuestSession;
}

/** A table among friends, for a guest who has a name. Opens the connection to the table and shows the current room. */
export function Table({ code, session }: TableProps) {
  const connection = useTableConnection(() => ({
    code,
    guest: () => currentGuest() ?? session,
    openConnection: openTableConnection,
    reach: 'network',
    loadWitness: () => loadWitness(code, () => (currentGuest() ?? session).guest.id),
    pace: (table) => restsAmongFriends(table, usePreferences.getState().animation),
  }));
  const refusal = useStore(connection.store, ({ status }) => (status.name === 'refused' ? status.refusal.code : null));
  const reason = refusal === null ? null : unrecognizedReason(refusal);
  const link = useStore(connection.store, ({ table }) => table?.link ?? null);
  useNewestLink(code, link);
  useSeatOnArrival(connection, session);
  if (reason !== null) return <UnknownGuestPage name={session.guest.name} reason={reason} />;
  return <TableRooms connection={connection} you={session.guest.id} purpose="friends" />;
}

/** Keeps the page's address at the table's latest link, even when the host has just replaced it. */
function useNewestLink(code: TableCode, link: TableCode | null): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (link !== null && link !== code) navigate(tablePath(link), { replace: true, state: window.history.state });
  }, [code, link, navigate]);
}

/**
 * Takes a seat automatically the first time this tab opens a gathering table. A guest who gives up the seat later stays without
 * one.
 */
function useSeatOnArrival(connection: TableConnection, { guest }: GuestSession): void {
  // The table's own code: a change of its link is no arrival.
  const code = useStore(connection.store, ({ status, table }) => (status.name === 'live' ? (table?.code ?? null) : null));
  useEffect(() => {
    if (code === null) return;
    const here = storedInTab(`here.${code}`, z.literal(true));
    if (here.read() === true) return;
    here.write(true);
    void takeFreeSeat(connection, guest.id);
  }, [connection, code, guest.id]);
}
