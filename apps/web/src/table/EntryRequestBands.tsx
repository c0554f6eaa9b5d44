import { useSay } from '../language/language.ts';
import { AskButton } from '../ui/AskButton.tsx';
import { Band } from '../ui/Band.tsx';
import { useTable } from './tableContext.ts';

/** Banners for the host, one for each guest who is waiting to be let in. */
export function EntryRequestBands() {
  const say = useSay();
  const { table, ask } = useTable();
  return table.entryRequests.map(({ person, name }) => (
    <Band
      key={person}
      silent
      icon="person"
      headline={say('table.band.requests-entry', { name })}
      action={
        <>
          <AskButton onClick={() => ask('turnAway', { person })}>{say('table.band.not-now')}</AskButton>
          <AskButton variant="go" onClick={() => ask('letIn', { person })}>
            {say('table.band.let-in')}
          </AskButton>
        </>
      }
    />
  ));
}
