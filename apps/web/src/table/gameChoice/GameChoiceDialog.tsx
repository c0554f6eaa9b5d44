import { AT_HOME, type CatalogueEntry, catalogued } from '../../games/catalogue.ts';
import { AskButton } from '../../ui/AskButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import '../choiceList.css';
import { useTable } from '../tableContext.ts';
import { useSay } from '../../language/language.ts';
import { sentences } from '../../language/sentences.ts';
import { forHowMany, changeInWords, changeTo } from './consequence.ts';

export interface GameChoiceDialogProps {
  readonly onClose: () => void;
}

/**
 * A dialog in which the host chooses what to play next. Shows each game with its consequences for the seated players. After a game,
 * the chosen game starts at once; before a game, the gathering continues.
 */
export function GameChoiceDialog({ onClose }: GameChoiceDialogProps) {
  const say = useSay();
  const { table, ask } = useTable();
  const over = table.status === 'finished';
  const choose = (game: CatalogueEntry): void => {
    if (over) ask('anotherGame', { game: game.id });
    else if (game.id !== table.game) ask('chooseGame', { game: game.id });
    onClose();
  };
  return (
    <Dialog title={say(over ? 'gameChoice.next' : 'gameChoice.play')} onClose={onClose}>
      <div className="choice-list">
        <section>
          <p>{say(over ? 'gameChoice.begins-at-once' : 'gameChoice.before')}</p>
          {games(table.game).map((game) => (
            <GameChoice key={game.id} game={game} onChoose={() => choose(game)} />
          ))}
        </section>
        {over && (
          <section>
            <AskButton
              icon="settings"
              detail={say('gameChoice.change-first-detail')}
              onClick={() => {
                ask('rematch', {});
                onClose();
              }}
            >
              {say('gameChoice.change-first')}
            </AskButton>
          </section>
        )}
      </div>
    </Dialog>
  );
}

function GameChoice({ game, onChoose }: { readonly game: CatalogueEntry; readonly onChoose: () => void }) {
  const say = useSay();
  const { table, you } = useTable();
  const begins = table.status === 'finished' ? 'at-once' : 'later';
  return (
    <AskButton
      aria-current={game.id === table.game || undefined}
      icon={game.id === table.game ? 'check' : 'right'}
      detail={sentences([say(forHowMany(game)), say(changeInWords(changeTo(game, table, you), begins))])}
      onClick={onChoose}
    >
      {game.title}
    </AskButton>
  );
}

/** Returns the games to choose from: those on the home page, and the table's own. */
function games(now: string): readonly CatalogueEntry[] {
  const entry = catalogued(now);
  return entry === null || AT_HOME.includes(entry) ? AT_HOME : [...AT_HOME, entry];
}
