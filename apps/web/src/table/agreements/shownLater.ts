import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

const load = async () => (await Promise.all([import('./agreementParts.ts'), loadMessages('asking')]))[0];

/** What is proposed in a running game, and what was agreed on, loaded when anything first is. */
export const GameAgreements = shownLater(async () => (await load()).GameAgreements);

/** What became of a game where people gather, loaded when that is to be said. */
export const GatheringAgreements = shownLater(async () => (await load()).GatheringAgreements);

/** What can be proposed, loaded from the table's menu. */
export const ProposeChoices = shownLater(async () => (await load()).ProposeChoices);
