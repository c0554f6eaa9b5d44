export { GameAgreements } from './GameAgreements.tsx';
export { GatheringAgreements } from './GatheringAgreements.tsx';
export { ProposeChoices } from './ProposeChoices.tsx';
