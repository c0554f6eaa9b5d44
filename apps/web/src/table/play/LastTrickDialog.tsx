import type { GameState } from '@chinwag/rules';
import type { AnyGameScreen } from '../../board/screen.ts';
import type { GameView } from '../../board/gameView.ts';
import { headed, person } from '../../board/people.ts';
import type { Pack } from '../../language/cardCode.ts';
import { Card } from '../../cards/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../language/language.ts';
import './lastTrick.css';

export interface LastTrickDialogProps {
  readonly screen: AnyGameScreen;
  readonly view: GameView<GameState>;
  readonly pack: Pack;
  readonly onClose: () => void;
}

/** A dialog with the last trick, in its order of play, as long as the game lets players look at it. */
export function LastTrickDialog({ screen, view, pack, onClose }: LastTrickDialogProps) {
  const say = useSay();
  const trick = screen.lastTrick?.(view.state) ?? null;
  if (trick === null) {
    return (
      <Dialog title={say('play.last-trick')} onClose={onClose}>
        <p>{say('play.last-trick-none')}</p>
      </Dialog>
    );
  }
  const { plays, winner } = trick;
  return (
    <Dialog
      title={winner === null ? say('play.last-trick') : say('play.last-trick-taken', { who: person(view, winner) })}
      onClose={onClose}
    >
      <ol className="last-trick" style={{ '--plays': plays.length }}>
        {plays.map(({ seat, card }, k) => (
          <li key={seat}>
            {k === 0 && <span className="last-trick-flag">{say('board.flag-led')}</span>}
            {seat === winner && <span className="last-trick-flag last-trick-best">{say('board.flag-won')}</span>}
            <Card card={card} pack={pack} state={seat === winner ? 'ringed' : 'lying'} />
            <span>{say(headed(view, seat))}</span>
          </li>
        ))}
      </ol>
      <p className="last-trick-order">{say('play.last-trick-order')}</p>
    </Dialog>
  );
}
