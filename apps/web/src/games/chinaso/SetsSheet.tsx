import type { Seat } from '@chinwag/rules';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import { Said } from '../../board/Said.tsx';
import type { LayingControls } from './laying.ts';
import { Melds } from './Melds.tsx';
import './setsSheet.css';
import { statusOf } from './status.ts';
import type { View } from './view.ts';

export interface SetsSheetProps {
  readonly view: View;
  /** The seats whose sets are shown, in this order. */
  readonly lanes: readonly Seat[];
  readonly laying: LayingControls;
  readonly onClose: () => void;
}

/**
 * A sheet that shows all sets on the table at a large size, below the current question. Laying a chosen card here closes the sheet.
 */
export function SetsSheet({ view, lanes, laying, onClose }: SetsSheetProps) {
  const say = useSay();
  const { headline, sentence } = statusOf(view, laying.ways.map(({ move }) => move));
  const layAndClose: LayingControls = {
    ...laying,
    onLay: (way) => {
      laying.onLay(way);
      onClose();
    },
  };
  return (
    <Dialog title={say('chinaso.label.sets')} onClose={onClose}>
      <p className="chinaso-sheet-asked">
        <b>{say(headline)}</b> {sentence !== null && <Said message={sentence} />}
      </p>
      <div className="chinaso-sheet cloth">
        <Melds view={view} seats={lanes} laying={layAndClose} />
      </div>
    </Dialog>
  );
}
