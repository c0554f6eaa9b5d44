import { type ChapankaState, KINAL, type PaymentReason } from '@chinwag/rules/chapanka';
import type { CountedCards } from '../../board/bigMoment.ts';

/** What is paid for the Kinal alone (CP6.2, CP6.3, CP6.7): of other payments the account of a deal names no card. */
const FOR_KINAL: readonly PaymentReason[] = ['kinal-discarded', 'kinal-forced', 'kinal-takes-pot', 'kinal-doubles-pot'];

/** The Kinal, with those who pay or are paid for it. */
export const countedCards: CountedCards<ChapankaState> = ({ reason, amounts }) =>
  amounts.map((amount) => (amount !== 0 && FOR_KINAL.some((one) => one === reason) ? [KINAL] : []));
