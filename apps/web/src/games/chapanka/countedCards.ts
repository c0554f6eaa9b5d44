import { type ChapankaState, KINAL, type PaymentReason } from '@chinwag/rules/chapanka';
import type { CountedCards } from '../../board/bigMoment.ts';

/** The reasons for payments for the Kinal (CP6.2, CP6.3, CP6.7): a deal's ledger names no card for other reasons. */
const FOR_KINAL: readonly PaymentReason[] = ['kinal-discarded', 'kinal-forced', 'kinal-takes-pot', 'kinal-doubles-pot'];

/** Returns the Kinal for each seat that pays for it or is paid for it. */
export const countedCards: CountedCards<ChapankaState> = ({ reason, amounts }) =>
  amounts.map((amount) => (amount !== 0 && FOR_KINAL.some((one) => one === reason) ? [KINAL] : []));
