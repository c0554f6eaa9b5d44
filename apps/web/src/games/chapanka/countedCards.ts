import { type ChapankaState, KINAL, type PaymentReason } from '@chinwag/rules/chapanka';
import type { CountedCards } from '../../board/bigMoment.ts';

/** The payments for the Kinal alone (CP6.2, CP6.3, CP6.7): a deal's ledger names no card for others. */
const FOR_KINAL: readonly PaymentReason[] = ['kinal-discarded', 'kinal-forced', 'kinal-takes-pot', 'kinal-doubles-pot'];

/** Returns the Kinal for each seat that pays or is paid for it. */
export const countedCards: CountedCards<ChapankaState> = ({ reason, amounts }) =>
  amounts.map((amount) => (amount !== 0 && FOR_KINAL.some((one) => one === reason) ? [KINAL] : []));
