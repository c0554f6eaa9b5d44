import { useSay } from '../language/language.ts';
import { AskButton } from '../ui/AskButton.tsx';
import { Band } from '../ui/Band.tsx';
import { useTable } from './tableContext.ts';

/**
 * A banner for a player whom a bot replaces because the others agreed to it. A player who was only away gets their seat back on
 * return.
 */
export function StandInBand() {
  const say = useSay();
  const { ask } = useTable();
  return (
    <Band
      buttons="beside"
      icon="bot"
      headline={say('table.band.stand-in')}
      action={
        <AskButton variant="go" onClick={() => ask('takeSeatBack', {})}>
          {say('table.band.take-back')}
        </AskButton>
      }
    >
      {say('table.band.stand-in-detail')}
    </Band>
  );
}

/** A banner for a player whom a bot replaces until the end of the deal. */
export function StandInForDealBand() {
  const say = useSay();
  return (
    <Band icon="bot" headline={say('table.band.stand-in')}>
      {say('table.band.stand-in-deal')}
    </Band>
  );
}

/** A banner telling a slow player that the others are waiting. The player can reply that they are there. */
export function TheyWaitBand() {
  const say = useSay();
  const { ask } = useTable();
  return (
    <Band
      icon="pause"
      buttons="beside"
      headline={say('table.band.they-wait')}
      action={<AskButton onClick={() => ask('stillHere', {})}>{say('table.band.still-here')}</AskButton>}
    >
      {say('table.band.they-wait-detail')}
    </Band>
  );
}
