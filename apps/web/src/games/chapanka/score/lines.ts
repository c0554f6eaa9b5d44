import { type AccountEntry, accountOf, type ChapankaState, type DealRecord } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../../language/message.ts';
import type { AccountLine } from '../../../board/score/DealAccount.tsx';

/** One line of a deal on the score sheet. It sums to 0. */
type PaymentLine = Omit<AccountLine, 'label'> & { readonly label: Message; readonly pot: number };

/** Returns the lines of a deal: the changes by the pot, the penalties and the party. */
export function linesOf(record: DealRecord, { options }: ChapankaState): readonly PaymentLine[] {
  return accountOf(record, options).map(({ of, rules, amounts, pot }) => ({ label: labelOf(of, record), rules, amounts, pot }));
}

function labelOf(of: AccountEntry['of'], record: DealRecord): Message {
  switch (of) {
    case 'pot':
      return message('chapanka.score.line-pot');
    case 'penalties':
      return message('chapanka.score.line-penalties');
    case 'contest':
      return contestOf(record);
  }
}

/** The label of the party's line: the party, a player paid alone, or a Chapanka in its place. */
function contestOf({ chapanka, pancerola }: DealRecord): Message {
  if (chapanka !== null) return message(chapanka.outcome === 'made' ? 'chapanka.score.line-made' : 'chapanka.score.line-lost');
  return message(pancerola?.broken === true ? 'chapanka.score.line-party-alone' : 'chapanka.score.line-party');
}
