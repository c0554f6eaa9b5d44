import { useSay } from '../language/language.ts';
import { AskButton } from '../ui/AskButton.tsx';
import { Band } from '../ui/Band.tsx';
import { useTable } from './tableContext.ts';

/** For a player for whom a bot plays on as the others agreed. One who was away has the seat back by coming. */
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

/** For a player for whom a bot plays until the deal is over. */
export function StandInForDealBand() {
  const say = useSay();
  return (
    <Band icon="bot" headline={say('table.band.stand-in')}>
      {say('table.band.stand-in-deal')}
    </Band>
  );
}

/** For a player who has held the others up for long: that they are waited for, and that they can say that they are there. */
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
