import { allSeats } from '@chinwag/rules';
import type { DealRecord } from '@chinwag/rules/chinkway';
import { SuitIcon } from '../../../kit/cards/SuitIcon.tsx';
import type { Say } from '../../../language/language.ts';
import { type Message, message } from '../../../language/message.ts';
import { person } from '../../shared/people.ts';
import type { DealInDetail } from '../../shared/score/DealsInDetail.tsx';
import { QuestTable } from '../QuestTable.tsx';
import type { View } from '../view.ts';

/** How the points of each deal came about: the Quest, what each side took, and the tricks. */
export function dealDetails(view: View, say: Say): readonly DealInDetail[] {
  return view.state.records.map((record, k) => ({
    title: say(dealTitle(record, k + 1)),
    said: (
      <>
        {say('chinkway.trump', { trump: record.trump })} <SuitIcon suit={record.trump} label="" />
      </>
    ),
    content: (
      <>
        <div className="quest-tall">
          <QuestTable seating={record} quest={record.quest} taken={record.taken} people={view} />
        </div>
        <p>{say(tricksSentence(record, view))}</p>
      </>
    ),
  }));
}

/** What a deal is called on the sheet: `Deal 10, new seats`. */
function dealTitle({ kind }: DealRecord, deal: number): Message {
  switch (kind) {
    case 'scheduled':
      return message('shared.deal-number', { deal });
    case 'reseated':
      return message('chinkway.title-reseated', { deal });
    case 'extra':
      return message('chinkway.title-extra', { deal });
  }
}

function tricksSentence({ tricks }: DealRecord, view: View): Message {
  const won = allSeats(view.players.length)
    .map((seat) => ({ who: person(view, seat), count: tricks[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return message('chinkway.tricks-won', { tricks: won.map((of) => message('chinkway.tricks-of', of)) });
}
