import type { CatalogueEntry } from '../games/catalogue.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { IconName } from '../ui/Icon.tsx';
import { useSay } from '../language/language.ts';
import '../table/choiceList.css';

/** A way to practise: a lesson, the current game, another game, or the table without a lesson. */
export type WayToPractise = 'lesson' | 'go-on' | 'again' | 'straight';

export interface PracticeDialogProps {
  readonly game: CatalogueEntry;
  /** The ways to choose from, most likely first. */
  readonly ways: readonly WayToPractise[];
  readonly onClose: () => void;
  readonly onChoose: (way: WayToPractise) => void;
}

const ICONS: Readonly<Record<WayToPractise, IconName>> = { lesson: 'hand', 'go-on': 'right', again: 'swap', straight: 'right' };

/** A dialog that asks how to practise a game, if there is more than one way. */
export function PracticeDialog({ game, ways, onClose, onChoose }: PracticeDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('pages.practise-against-bots', { game: game.title })} onClose={onClose}>
      <div className="choice-list">
        <section>
          {ways.map((way, k) => (
            <Button
              key={way}
              variant={k === 0 ? 'go' : 'plain'}
              icon={ICONS[way]}
              detail={say(`pages.practice.${way}-detail`)}
              onClick={() => onChoose(way)}
            >
              {say(`pages.practice.${way}`)}
            </Button>
          ))}
        </section>
      </div>
    </Dialog>
  );
}
