import { loadMessages } from '../../language/load.ts';
import { shownLater } from '../../ui/shownLater.tsx';

/** What is proposed in a running game, and what was agreed on, loaded when anything first is. */
export const GameAgreements = shownLater(async () => {
  const [part] = await Promise.all([import('./GameAgreements.tsx'), loadMessages('asking')]);
  return part.GameAgreements;
});

/** What became of a game where people gather, loaded when that is to be said. */
export const GatheringAgreements = shownLater(async () => {
  const [part] = await Promise.all([import('./GatheringAgreements.tsx'), loadMessages('asking')]);
  return part.GatheringAgreements;
});

/** What can be proposed, loaded from the table's menu. */
export const ProposeChoices = shownLater(async () => {
  const [part] = await Promise.all([import('./ProposeChoices.tsx'), loadMessages('asking')]);
  return part.ProposeChoices;
});
