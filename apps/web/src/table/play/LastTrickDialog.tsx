import type { GameState } from '@chinwag/rules';
import type { AnyGameScreen, GameView, Player } from '../../boards/board.ts';
import type { Pack } from '../../kit/cards/cardCode.ts';
import { Card } from '../../kit/cards/Card.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import './lastTrick.css';

/** What `<LastTrickDialog>` takes. */
export interface LastTrickDialogProps {
  readonly screen: AnyGameScreen;
  readonly view: GameView<GameState>;
  readonly pack: Pack;
  readonly onClose: () => void;
}

/** The last trick, in the order in which it was played, for as long as it may be looked at. */
export function LastTrickDialog({ screen, view, pack, onClose }: LastTrickDialogProps) {
  const trick = screen.lastTrick?.(view.state) ?? null;
  if (trick === null) {
    return (
      <Dialog title="The last trick" onClose={onClose}>
        <p>There is none to look at now.</p>
      </Dialog>
    );
  }
  const { plays, winner } = trick;
  return (
    <Dialog
      title={winner === null ? 'The last trick' : `${nameAt(view.players, winner)} took it`}
      onClose={onClose}
    >
      <ol className="last-trick" style={{ '--plays': plays.length }}>
        {plays.map(({ seat, card }, k) => (
          <li key={seat}>
            {k === 0 && <span className="last-trick-flag">led</span>}
            {seat === winner && <span className="last-trick-flag last-trick-best">best</span>}
            <Card card={card} pack={pack} state={seat === winner ? 'ringed' : 'lying'} />
            <span>{nameAt(view.players, seat)}</span>
          </li>
        ))}
      </ol>
      <p className="last-trick-order">In the order in which they fell.</p>
    </Dialog>
  );
}

function nameAt(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player?.you === true ? 'You' : (player?.name ?? '');
}
