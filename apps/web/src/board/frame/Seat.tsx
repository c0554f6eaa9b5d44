import type { GameState, Seat as SeatNumber } from '@chinwag/rules';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { placed } from '../../ui/place.ts';
import type { SideShape } from '../../ui/SideMark.tsx';
import { useCalled } from '../../language/useCalled.ts';
import { type Say, useSay } from '../../language/language.ts';
import { message } from '../../language/message.ts';
import { useWords } from '../../language/useWords.ts';
import { Said } from '../Said.tsx';
import type { GameView } from '../gameView.ts';
import { useLastAction } from '../lastActions.ts';
import { isYou, nameOf } from '../people.ts';
import { PlayerToken } from '../PlayerToken.tsx';
import { presenceInWords } from '../presence.ts';
import { SignMenu } from '../signs/SignMenu.tsx';
import { useTableSigns } from '../signs/tableSigns.ts';
import { useShownAtSeat } from '../signs/useShownAtSeat.ts';
import { turnIn } from '../turnIn.ts';
import './seat.css';

/** What a game shows of a player at the table, in addition to what every table shows. */
interface ShownSeat {
  /** Added to the name for screen readers: `to play`, `dealer`. */
  readonly spoken?: readonly string[];
  readonly deals?: boolean;
  /** Whether the player is knocked out. */
  readonly out?: boolean;
  readonly side?: SideShape | undefined;
  readonly points?: number;
  /** The number of the player's cards. A seat with points also shows that there are no cards. */
  readonly cards?: number;
  /** Further figures, in a few characters. */
  readonly figures?: ReactNode;
  /** The player's status, such as partners or possessions, or whether the player is down. */
  readonly words?: ReactNode;
}

/** Returns what a game's screen shows about the player at `seat`. */
export type SeatCardOf<State extends GameState> = (view: GameView<State>, seat: SeatNumber, say: Say) => ShownSeat;

export interface SeatProps<State extends GameState> {
  readonly view: GameView<State>;
  readonly seat: SeatNumber;
  readonly card: SeatCardOf<State>;
}

/* A longer name has a smaller font, where names are large. */
const SHORT = 8;

/** A player's seat: name, presence, whether the player must act, cards, and score or status. */
export function Seat<State extends GameState>({ view, seat, card }: SeatProps<State>) {
  const { state, ...people } = view;
  const say = useSay();
  const { spoken = [], deals, out, side, points, cards, figures, words } = card(view, seat, say);
  const pending = turnIn(state) === seat;
  const player = people.players[seat];
  const { own } = useTableSigns();
  const called = useCalled();
  const atSeat = useShownAtSeat();
  const lastAction = useLastAction(seat);
  // the current activity takes precedence over the last action
  const deed = player?.reads ? message(`board.reads.${player.reads}`) : lastAction;
  const presence = player && presenceInWords(player);
  const label = [
    ...(presence ? [say(presence)] : []),
    ...(pending ? [say('board.seat-in-turn')] : []),
    ...(deals === true ? [say('board.seat-deals')] : []),
    ...spoken,
  ];
  const name = called(nameOf(people, seat));
  const token = <PlayerToken people={people} seat={seat} side={side} />;
  return (
    <span
      className="seat"
      data-you={isYou(people, seat) || undefined}
      data-pending={pending || undefined}
      data-out={out === true || undefined}
      {...placed(`seat ${seat}`)}
    >
      <span className="seat-token">
        {own === seat ? (
          <SignMenu className="seat-press">
            {token}
            <span ref={atSeat} className="seat-signs" aria-hidden="true">
              <Icon name="smile" />
            </span>
          </SignMenu>
        ) : (
          token
        )}
        {deals === true && (
          <span className="seat-dealer" title={say('board.dealer')} aria-hidden="true">
            {say('board.dealer-letter')}
          </span>
        )}
      </span>
      <span className="seat-name" data-long={name.length > SHORT || undefined}>
        <span className="one-line">
          {name}
          <span className="visually-hidden">{label.map((word) => `, ${word}`)}</span>
        </span>
        {deed !== null && (
          <span className="seat-deed slip one-line" title={say(deed)}>
            <Said message={deed} />
          </span>
        )}
      </span>
      <span className="seat-figures one-line">
        {points !== undefined && <Points points={points} />}
        {cards !== undefined && (cards > 0 || points === undefined) && <Held cards={cards} />}
        {figures}
      </span>
      {words !== undefined && <span className="seat-words one-line">{words}</span>}
    </span>
  );
}

/** Shows a player's points, with a space before the next part. */
function Points({ points }: { readonly points: number }) {
  const { say, written } = useWords();
  return (
    <>
      <b aria-hidden="true">{written(points)}</b>
      <span className="visually-hidden">{say('board.points', { count: points })}</span>{' '}
    </>
  );
}

/** Shows the number of a player's cards: in words, or beside a drawing of a card where space is short. */
function Held({ cards }: { readonly cards: number }) {
  const { say, written } = useWords();
  const words = say('board.cards', { count: cards });
  return (
    <span className="seat-held">
      <span className="visually-hidden">{words}</span>
      <span className="seat-held-figure" aria-hidden="true">
        {written(cards)}
      </span>
      <span className="seat-held-word" aria-hidden="true">
        {words}
      </span>
    </span>
  );
}
