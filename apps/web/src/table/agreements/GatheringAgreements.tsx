import { CheckGameButton } from '../../fairness/CheckGameButton.tsx';
import { catalogued } from '../../games/catalogue.ts';
import { useCheckWhenOver } from '../../fairness/checks/useCheckWhenOver.ts';
import { Band } from '../../ui/Band.tsx';
import { AskButton } from '../../ui/AskButton.tsx';
import { useSay } from '../../language/language.ts';
import type { TableView } from '../../session/tableView.ts';
import { LookAgain } from '../result/LookAgain.tsx';
import { useTable } from '../tableContext.ts';

/**
 * The banners of the gathering room about a game that was ended early, or an unfinished game that waits until the next one starts.
 * Renders nothing if there is neither.
 */
export function GatheringAgreements() {
  const { table } = useTable();
  const { waitingGame, end, gameId } = table;
  if (waitingGame !== null) return <WaitingGameBand waiting={waitingGame} />;
  return end === 'agreed' && gameId !== null ? <EndedBand key={gameId} gameId={gameId} /> : null;
}

function EndedBand({ gameId }: { readonly gameId: string }) {
  const say = useSay();
  const { seat } = useTable();
  useCheckWhenOver(gameId, seat?.seat ?? 'spectator', 'friends');
  return (
    <Band
      icon="check"
      headline={say('agreements.ended')}
      action={
        <>
          <LookAgain gameId={gameId} />
          <CheckGameButton id={gameId} label={say('result.check')} />
        </>
      }
    >
      {say('agreements.ended-detail')}
    </Band>
  );
}

function WaitingGameBand({ waiting: { game, people } }: { readonly waiting: NonNullable<TableView['waitingGame']> }) {
  const say = useSay();
  const { you, ask } = useTable();
  const isOfIt = people.includes(you);
  return (
    <Band
      icon="pause"
      headline={say('agreements.waiting', { game: catalogued(game)?.title ?? game })}
      {...(isOfIt && { action: <AskButton onClick={() => ask('continueGame', {})}>{say('agreements.continue-it')}</AskButton> })}
    >
      {say(isOfIt ? 'agreements.waiting-yours' : 'agreements.waiting-detail')}
    </Band>
  );
}
