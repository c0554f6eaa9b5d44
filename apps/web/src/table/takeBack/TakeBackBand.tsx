import type { GameOnTable } from '../../session/gameSession.ts';
import { playsThemselves, type SeatView, type TableView } from '../../session/tableView.ts';
import { Band } from '../../ui/Band.tsx';
import { useSay } from '../../language/language.ts';
import { type Message, message } from '../../language/message.ts';
import { useTable } from '../tableContext.ts';
import { AskButton } from '../../ui/AskButton.tsx';

export interface TakeBackBandProps {
  readonly game: Pick<GameOnTable, 'log'>;
}

/**
 * A banner for a request to take a move back. Players see the move and answer. The player who asked sees how many agree. Spectators
 * see only that there is a request. Renders nothing if there is no request.
 */
export function TakeBackBand({ game }: TakeBackBandProps) {
  const say = useSay();
  const { table, seat, ask } = useTable();
  const asks = table.seats.find(({ takeBack }) => takeBack === 'asks');
  const { takeBackFrom: from } = table;
  if (asks === undefined || from === null) return null;
  const asked = table.seats.filter((held) => held !== asks && playsThemselves(held));
  const agreed = asked.filter(({ takeBack }) => takeBack === 'agrees');
  const own = asks.seat === seat?.seat;
  const isToAnswer = seat !== null && !own && playsThemselves(seat) && seat.takeBack !== 'agrees';
  const answer = (answer: 'yes' | 'no') => () => ask('answerTakeBack', { from, answer });
  return (
    <Band
      buttons="below"
      icon="takeBack"
      headline={say(wish(table, asks, own, game.log))}
      action={
        own ? (
          <AskButton onClick={() => ask('withdrawTakeBack', {})}>{say('takeBack.leave-it')}</AskButton>
        ) : (
          isToAnswer && (
            <>
              <AskButton onClick={answer('no')}>{say('takeBack.no')}</AskButton>
              <AskButton onClick={answer('yes')}>{say('takeBack.yes')}</AskButton>
            </>
          )
        )
      }
    >
      {isToAnswer ? say('takeBack.with-it') : say('takeBack.agreed', { agreed: agreed.length, asked: asked.length })}
    </Band>
  );
}

/** Returns the request in words. The log line of the move names it, if the viewer may read that line. */
function wish(table: TableView, { name }: SeatView, own: boolean, log: GameOnTable['log']): Message {
  const move = log.find(({ at }) => at === table.takeBackFrom)?.sentence;
  if (move === undefined) return own ? message('takeBack.you-ask-unnamed') : message('takeBack.asks-unnamed', { name });
  return own ? message('takeBack.you-ask', { move }) : message('takeBack.asks', { name, move });
}
