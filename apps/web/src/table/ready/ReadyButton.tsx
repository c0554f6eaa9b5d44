import { useSay } from '../../language/language.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { useTable } from '../tableContext.ts';

/** A button with which a player between games says whether they are ready for the next one. Renders nothing for a spectator. */
export function ReadyButton() {
  const say = useSay();
  const { table, you, seat, ask } = useTable();
  if (seat === null) return null;
  const isReady = table.ready.includes(you);
  return (
    <AskButton
      variant={isReady ? 'plain' : 'go'}
      icon={isReady ? 'check' : undefined}
      aria-pressed={isReady}
      onClick={() => ask('ready', { is: isReady ? 'not-yet' : 'ready' })}
    >
      {say(isReady ? 'ready.you-are' : 'ready.say')}
    </AskButton>
  );
}
