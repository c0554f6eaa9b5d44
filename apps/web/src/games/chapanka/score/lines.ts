import { type AccountEntry, accountOf, type ChapankaState, type DealRecord } from '@chinwag/rules/chapanka';
import { type Message, message } from '../../../language/message.ts';
import type { AccountLine } from '../../../board/score/DealAccount.tsx';

/** A line of a deal's account on the score sheet. Its changes add up to 0. */
type PaymentLine = Omit<AccountLine, 'label'> & { readonly label: Message; readonly pot: number };

/** Returns the lines of a deal's ledger: the pot, the penalties and the party. */
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

/** Returns the label of the party's line: the party, the payment to a player alone, or a Chapanka instead. */
function contestOf({ chapanka, pancerola }: DealRecord): Message {
  if (chapanka !== null) return message(chapanka.outcome === 'made' ? 'chapanka.score.line-made' : 'chapanka.score.line-lost');
  return message(pancerola?.broken === true ? 'chapanka.score.line-party-alone' : 'chapanka.score.line-party');
}
