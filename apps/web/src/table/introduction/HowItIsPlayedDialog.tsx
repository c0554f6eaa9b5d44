import { Suspense } from 'react';
import type { CatalogueEntry } from '../../games/catalogue.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import './howItIsPlayedDialog.css';
import { HowItIsPlayed } from './lazily.ts';

export interface HowItIsPlayedDialogProps {
  readonly game: CatalogueEntry;
  readonly onClose: () => void;
}

/** A dialog that shows how a game is played. */
export function HowItIsPlayedDialog({ game, onClose }: HowItIsPlayedDialogProps) {
  const say = useSay();
  return (
    <Dialog title={say('pages.how-game-is-played', { game: game.title })} size="wide" onClose={onClose}>
      <div className="how-sheet">
        <Suspense>
          <HowItIsPlayed game={game.id} opens="here" />
        </Suspense>
      </div>
    </Dialog>
  );
}
