import { roundMark } from '@chinwag/rules/fair';
import { deviceEvidence } from '../evidence.ts';
import { MarkWords } from './MarkWords.tsx';

/** The mark of the round that shuffled a game, in three words. Renders nothing until this device has all numbers of the round. */
export function RoundMark({ gameId }: { readonly gameId: string }) {
  const round = deviceEvidence.of(gameId)?.rounds.at(-1);
  if (round === undefined || round.bound === null || round.given === null) return null;
  const { own, bound, given } = round;
  const mark = roundMark({ ...round, commitments: bound, numbers: given });
  if (mark === null) return null;
  const isOwnIn = own !== null && given.some(([seat, number]) => seat === own[0] && number === own[1]);
  return <MarkWords mark={mark} own={isOwnIn ? 'in-it' : 'not-in-it'} />;
}
