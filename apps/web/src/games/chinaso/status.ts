import type { Seat } from '@chinwag/rules';
import { type BuyingPhase, buysLeft, type ChinasoMove, type ChinasoState, type Deal, isDown } from '@chinwag/rules/chinaso';
import { type Message, message } from '../../language/message.ts';
import { turnOf } from '../../board/defaults/readTurn.ts';
import { person, persons } from '../../board/people.ts';
import type { Status } from '../../board/status.ts';
import { endingInWords, winners } from './endings.ts';
import type { View } from './view.ts';

/** A status line whose headline and sentence are messages. */
export interface ChinasoStatus extends Status {
  readonly headline: Message;
  readonly sentence: Message;
}

/** Returns the status line for a viewer with these legal moves. */
export function statusOf(view: View, legalMoves: readonly ChinasoMove[]): ChinasoStatus {
  const { deal, phase } = view.state;
  switch (phase.name) {
    case 'settle':
      return { ...settling(view), asksYou: false };
    case 'over':
      return { headline: message('board.game-over'), sentence: winners(view.state, view), asksYou: false };
    case 'buying':
      return window(view, phase);
    case 'draw':
    case 'play': {
      const { seat, name } = phase;
      const headline = turnOf(view, seat);
      if (seat !== view.viewer) {
        return { headline, sentence: name === 'draw' ? theirDraw(view, seat) : theirPlay(view, seat), asksYou: false };
      }
      const asked = name === 'draw' ? drawSentence(deal, seat, legalMoves) : playSentence(deal, seat, legalMoves);
      return { headline, sentence: asked, asksYou: true };
    }
  }
}

/** Returns the question to the players who may buy: `Buy the 6♠?` Returns null if nobody may buy now. */
export function asks({ phase, deal }: ChinasoState): Message | null {
  return phase.name !== 'buying' || deal.live === null ? null : message('chinaso.will-you-buy', { card: deal.live.card });
}

/** Returns what the player in turn may draw: `Draw, or take the 6♠.` */
function drawSentence({ live, table }: Deal, seat: Seat, legalMoves: readonly ChinasoMove[]): Message {
  const may = (type: ChinasoMove['type']) => legalMoves.some((move) => move.type === type);
  if (live === null || !may('takeDiscard')) return message('chinaso.draw');
  return message('chinaso.draw-or-take', {
    pile: may('drawStock') ? 'other' : 'empty',
    card: live.card,
    down: table[seat]?.length === 0 ? 'other' : 'yes',
  });
}

function playSentence(deal: Deal, seat: Seat, legalMoves: readonly ChinasoMove[]): Message {
  if (!isDown(deal, seat)) {
    return message(legalMoves.some(({ type }) => type === 'goDown') ? 'chinaso.can-go-down' : 'chinaso.discard-one');
  }
  const fitting = new Set(legalMoves.flatMap((move) => (move.type === 'layOff' || move.type === 'swapJoker' ? move.card : [])));
  const last = legalMoves.some(({ type }) => type === 'hold');
  if (last) return message(fitting.size > 0 ? 'chinaso.lay-last' : 'chinaso.hold-last');
  return fitting.size === 0 ? message('chinaso.none-fits') : message('chinaso.some-fit', { count: fitting.size });
}

function theirDraw(view: View, seat: Seat): Message {
  const { live } = view.state.deal;
  const who = person(view, seat);
  return live === null ? message('chinaso.draws-unseen', { who }) : message('chinaso.they-draw', { who, card: live.card });
}

function theirPlay(view: View, seat: Seat): Message {
  const { deal } = view.state;
  const down = isDown(deal, seat) ? 'yes' : 'other';
  return message('chinaso.they-play', { who: person(view, seat), down, count: deal.hands[seat]?.length ?? 0 });
}

/** Returns the status line while a discard is offered. It shows no more than who has not answered yet (CS5.4). */
function window(view: View, phase: BuyingPhase): ChinasoStatus {
  const { viewer, state } = view;
  const asked = asks(state);
  if (asked !== null && viewer !== 'spectator' && phase.waiting.includes(viewer)) {
    const which = buysLeft(state.deal, viewer) === 1 ? 'other' : 'first';
    return { headline: asked, sentence: message('chinaso.your-buy', { which }), asksYou: true };
  }
  const waiting = persons(view, phase.waiting);
  const sentence = message('chinaso.waiting', { waiting, who: person(view, phase.seat) });
  return { headline: message('chinaso.offered'), sentence, asksYou: false };
}

function settling(view: View): Pick<ChinasoStatus, 'headline' | 'sentence' | 'rule'> {
  const { deal } = view.state;
  if (deal.number === 0) return { headline: message('chinaso.who-deals'), sentence: message('chinaso.by-lot') };
  if (deal.ending !== null) return endingInWords(deal.ending, view);
  return { headline: message('chinaso.drawing'), sentence: message('chinaso.pile-left', { count: deal.stock.length }) };
}
