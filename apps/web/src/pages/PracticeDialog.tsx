import type { CatalogueEntry } from '../boards/catalogue.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useSay } from '../language/language.ts';
import '../table/choiceList.css';

/** What `<PracticeDialog>` takes. */
export interface PracticeDialogProps {
  readonly game: CatalogueEntry;
  readonly onClose: () => void;
  readonly onChoose: (how: 'go-on' | 'anew') => void;
}

/** For one who practises a game already: to go on with that, or to begin another. */
export function PracticeDialog({ game, onClose, onChoose }: PracticeDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('pages.practice.title', { game: game.title })} onClose={onClose}>
      <div className="choice-list">
        <section>
          <Button variant="go" icon="right" detail={say('pages.practice.go-on-detail')} onClick={() => onChoose('go-on')}>
            {say('pages.practice.go-on')}
          </Button>
          <Button icon="swap" detail={say('pages.practice.anew-detail')} onClick={() => onChoose('anew')}>
            {say('pages.practice.anew')}
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
