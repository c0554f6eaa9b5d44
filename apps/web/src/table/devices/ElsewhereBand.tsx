import { useSay } from '../../language/language.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { Band } from '../../ui/Band.tsx';
import { useTable } from '../tableContext.ts';

/**
 * A banner for a guest who has since opened the table on another device or in another tab. It says that this page only shows the
 * table.
 */
export function ElsewhereBand() {
  const say = useSay();
  const { playHere } = useTable();
  return (
    <Band
      buttons="beside"
      icon="swap"
      headline={say('table.band.elsewhere')}
      action={
        <AskButton variant="go" onClick={playHere}>
          {say('table.band.play-here')}
        </AskButton>
      }
    >
      {say('table.band.elsewhere-detail')}
    </Band>
  );
}
