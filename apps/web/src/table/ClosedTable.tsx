import type { Refusal } from '@chinwag/protocol';
import { Button, ButtonLink } from '../kit/Button.tsx';
import { PlainPage } from '../frame/PlainPage.tsx';

/** What `<ClosedTable>` takes. */
export interface ClosedTableProps {
  readonly refusal: Refusal;
  /** The game of the table, if it is known. */
  readonly game: string | null;
}

const TITLES: Readonly<Record<string, string>> = {
  'table-not-found': 'There is no such table',
  'door-closed': 'This door is closed',
  'turned-away': 'You cannot come in now',
  'link-dead': 'This link leads nowhere any more',
  'table-full': 'The table is full',
  'table-closed': 'This table is closed',
  'removed-from-table': 'You are not at this table any more',
  'watching-closed': 'This table plays by itself',
  'too-many-watchers': 'There are too many watchers',
  'too-many-tabs': 'The table is open elsewhere',
  'page-not-loaded': 'Something is missing here',
  'answer-not-understood': 'This page is of another day',
};

/** Refusals after which it is worth loading the page again. */
const WORTH_ANOTHER_TRY: ReadonlySet<string> = new Set([
  'page-not-loaded',
  'answer-not-understood',
  'too-many-tabs',
  'door-closed',
  'table-full',
  'watching-closed',
  'too-many-watchers',
]);

/** A table one cannot be at: why, and the way on. */
export function ClosedTable({ refusal: { code, message }, game }: ClosedTableProps) {
  return (
    <PlainPage
      title={TITLES[code] ?? 'This table cannot be opened'}
      {...(game === null ? {} : { room: game })}
      actions={
        <>
          {WORTH_ANOTHER_TRY.has(code) && <Button onClick={() => window.location.reload()}>Try again</Button>}
          <ButtonLink variant="go" href="/">
            Open a table of your own
          </ButtonLink>
        </>
      }
    >
      <p>{message}</p>
    </PlainPage>
  );
}
