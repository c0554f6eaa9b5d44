import type { TableView } from '../../session/tableView.ts';
import { personName } from '../../session/tableView.ts';
import { Band } from '../../ui/Band.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { useLanguage, useSay } from '../../language/language.ts';
import { sentences } from '../../language/sentences.ts';
import { useTable } from '../tableContext.ts';

export interface BreakBandProps {
  readonly pause: NonNullable<TableView['pause']>;
}

/** A banner for a break. It shows when the break started and who asked for it, and tells players how to end it. */
export function BreakBand({ pause: { by, since } }: BreakBandProps) {
  const say = useSay();
  const { id: language } = useLanguage();
  const { table, you, seat, ask } = useTable();
  const name = by === null ? null : personName(table, by);
  const asker = by === you ? say('agreements.break.yours') : name === null ? '' : say('agreements.break.by', { name });
  return (
    <Band
      icon="pause"
      buttons="beside"
      headline={sentences([say('agreements.break.since', { time: timeOf(since, language) }), asker])}
      {...(seat !== null && {
        action: (
          <AskButton variant="go" onClick={() => ask('continueGame', {})}>
            {say('agreements.break.continue')}
          </AskButton>
        ),
      })}
    >
      {say('agreements.break.waits')}
    </Band>
  );
}

const DAY = 24 * 60 * 60_000;

/** Returns the time of day, with the date if that time is more than a day ago. */
function timeOf(since: number, language: string): string {
  const isLongAgo = Date.now() - since > DAY;
  const date = isLongAgo ? ({ day: 'numeric', month: 'short' } as const) : {};
  return new Intl.DateTimeFormat(language, { ...date, hour: 'numeric', minute: '2-digit' }).format(since);
}
