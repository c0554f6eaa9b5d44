import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

const load = async () => (await Promise.all([import('./agreementParts.ts'), loadMessages('asking')]))[0];

/** The `GameAgreements` component, lazy-loaded with the first proposal or agreement. */
export const GameAgreements = shownLater(async () => (await load()).GameAgreements);

/** The `GatheringAgreements` component, lazy-loaded when one of its banners is due. */
export const GatheringAgreements = shownLater(async () => (await load()).GatheringAgreements);

/** The `ProposeChoices` component, lazy-loaded from the table's menu. */
export const ProposeChoices = shownLater(async () => (await load()).ProposeChoices);
