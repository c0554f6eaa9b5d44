import { refusal } from '@chinwag/protocol';
import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { catalogued } from '../games/catalogue.ts';
import { loadScreen } from '../games/loadScreen.ts';
import { loadMessages } from '../language/load.ts';
import { currentGuest, useGuest } from '../session/guest.ts';
import { laterPage } from '../ui/laterPage.ts';
import { ClosedTable } from '../table/ClosedTable.tsx';
import { Opening } from '../table/Opening.tsx';
import { parseTableLink, tablePath } from '../table/tableLink.ts';

const Invite = laterPage(async () => {
  const [{ InvitePage }] = await Promise.all([import('./InvitePage.tsx'), loadMessages('door')]);
  return InvitePage;
});
const Table = laterPage(async () => (await import('../table/Table.tsx')).Table);

/**
 * Loads the page that a table's link opens: the table or, for a guest without a name, the invitation. Rejects if the page cannot be
 * loaded.
 */
export function loadTablePage(): Promise<void> {
  if (currentGuest() === null) return Invite.load();
  loadScreenInSight();
  return Table.load();
}

/**
 * Loads the screen of the table's game while the connection to the table opens. The page names the game before any script has run.
 */
function loadScreenInSight(): void {
  const game = catalogued(document.documentElement.dataset['room'] ?? '');
  // The table repeats or refuses a failed load once it has said which game it plays.
  if (game !== null) loadScreen(game.id).catch(() => undefined);
}

/** `/t/CODE`: the table or, for a guest without a name, the invitation. */
export function TablePage({ code }: { readonly code: string }) {
  const session = useGuest();
  const typed = parseTableLink(code);
  if (typed === null) return <ClosedTable refusal={refusal('table-not-found')} game={null} />;
  if (typed !== code) return <Redirect to={tablePath(typed)} replace />;
  return (
    <Suspense fallback={<Opening />}>
      {session === null ? <Invite code={typed} /> : <Table key={session.guest.id} code={typed} session={session} />}
    </Suspense>
  );
}
