import type { DealRecord } from '@chinwag/rules/chinkway';
import { SuitIcon } from '../../../cards/SuitIcon.tsx';
import { useSay } from '../../../language/language.ts';
import { QuestTable } from '../QuestTable.tsx';
import type { View } from '../view.ts';
import { tricksSentence } from './scoreWords.ts';

interface OfDeal {
  readonly record: DealRecord;
}

/** How the points of a deal came about: the Quest, what each side took, and the tricks. */
export function DealDetails({ view, record }: OfDeal & { readonly view: View }) {
  const say = useSay();
  return (
    <>
      <div className="quest-tall">
        <QuestTable seating={record} quest={record.quest} taken={record.taken} people={view} />
      </div>
      <p>{say(tricksSentence(record, view))}</p>
    </>
  );
}

/** What was trump in a deal. */
export function TrumpOf({ record: { trump } }: OfDeal) {
  const say = useSay();
  return (
    <>
      {say('chinkway.trump', { trump })} <SuitIcon suit={trump} label="" />
    </>
  );
}
