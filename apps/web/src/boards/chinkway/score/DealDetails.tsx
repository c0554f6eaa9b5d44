import { allSeats } from '@chinwag/rules';
import type { DealRecord } from '@chinwag/rules/chinkway';
import { SuitIcon } from '../../../kit/cards/SuitIcon.tsx';
import { counted, listed } from '../../../wording/words.ts';
import { someone } from '../../shared/people.ts';
import type { DealInDetail } from '../../shared/score/DealsInDetail.tsx';
import { QuestTable } from '../QuestTable.tsx';
import { trumpName } from '../words.ts';
import type { View } from '../view.ts';

/** How the points of each deal came about: the Quest, what each side took, and the tricks. */
export function dealDetails(view: View): readonly DealInDetail[] {
  return view.state.records.map((record, k) => ({
    title: dealTitle(record, k),
    said: (
      <>
        {trumpName(record.trump)} <SuitIcon suit={record.trump} label="" />
      </>
    ),
    content: (
      <>
        <div className="quest-tall">
          <QuestTable seating={record} quest={record.quest} taken={record.taken} people={view} />
        </div>
        <p>{tricksSentence(record, view)}</p>
      </>
    ),
  }));
}

/** What a deal is called on the sheet: `Deal 10, new seats`. */
function dealTitle({ kind }: DealRecord, index: number): string {
  switch (kind) {
    case 'scheduled':
      return `Deal ${index + 1}`;
    case 'reseated':
      return `Deal ${index + 1}, new seats`;
    case 'extra':
      return `Deal ${index + 1}, extra`;
  }
}

function tricksSentence({ tricks }: DealRecord, view: View): string {
  const winners = allSeats(view.players.length)
    .filter((seat) => (tricks[seat] ?? 0) > 0)
    .toSorted((a, b) => (tricks[b] ?? 0) - (tricks[a] ?? 0));
  const said = winners.map((seat, k) => {
    const won = tricks[seat] ?? 0;
    return `${someone(view, seat)} ${k === 0 ? counted(won, 'trick', 'tricks').replace(/^\w+/, String(won)) : won}`;
  });
  return `Tricks won: ${listed(said)}.`;
}
