import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import './slowPlayers.css';
import { useTableSigns } from './tableSigns.ts';

/**
 * A button, beside the names of the players who must act, that lets a bot play for a slow player. Renders nothing while nobody is
 * slow.
 */
export function SlowPlayers() {
  const say = useSay();
  const { slow, letBotPlayOn } = useTableSigns();
  return slow.map(({ seat, name, agreed, asked }) => (
    <span key={seat} className="slow-player">
      <AskButton
        variant="ghost"
        icon="hourglass"
        title={say('board.slow-if-all', { name })}
        detail={agreed > 0 ? say('board.slow-agreed', { agreed, asked }) : undefined}
        onClick={() => letBotPlayOn(seat)}
      >
        {say('board.slow-let-bot')}
      </AskButton>
    </span>
  ));
}
