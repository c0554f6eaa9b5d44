import type { AnyGameScreen } from '../../board/screen.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import { StrengthChoice } from '../gathering/StrengthChoice.tsx';
import { GameRules } from '../gathering/TableRules.tsx';
import { useTable } from '../tableContext.ts';

export interface PracticeSetupProps {
  readonly screen: AnyGameScreen;
  readonly onStarted: () => void;
}

/** A form for the next practice game: the number of players, the options, and a button that starts it. */
export function PracticeSetup({ screen, onStarted }: PracticeSetupProps) {
  const say = useSay();
  const { table, ask } = useTable();
  return (
    <>
      <GameRules screen={screen} />
      <StrengthChoice legend={say('gathering.strength.of-all')} bots={table.seats.filter(({ kind }) => kind === 'bot')} />
      <AskButton
        variant="go"
        detail={say(table.status === 'finished' ? 'practice.begins' : 'practice.begins-instead')}
        onClick={() => {
          onStarted();
          ask('anotherGame', { game: table.game });
        }}
      >
        {say('practice.begin')}
      </AskButton>
    </>
  );
}
