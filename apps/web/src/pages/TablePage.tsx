import { refusal, tableCodeSchema } from '@chinwag/protocol';
import { isPractising, useGuest } from '../connection/guest.ts';
import { useHistoryState } from 'wouter/use-browser-location';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Table } from '../table/Table.tsx';
import { InvitePage } from './InvitePage.tsx';

/** `/t/CODE`: the table for those who have a name, the question for one for those who don't. */
export function TablePage({ code }: { readonly code: string }) {
  const session = useGuest();
  const openedHere = useHistoryState<{ readonly opened: true } | null>() !== null;
  const parsed = tableCodeSchema.safeParse(code.toUpperCase());
  if (!parsed.success) return <ClosedTable refusal={refusal('table-not-found')} game={null} />;
  if (session === null || (isPractising(session) && !openedHere)) return <InvitePage code={parsed.data} />;
  return <Table key={session.guest.id} code={parsed.data} session={session} />;
}
