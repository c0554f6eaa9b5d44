import { looseIn } from '../../../table/testing/byEar/loose.ts';
import type { AnswerByEar, EarPlayer } from '../../../table/testing/byEar/player.ts';

/** The ranks in the order of a sequence. */
const ORDER = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];

const draw: AnswerByEar = (listener) => listener.on(['chinchon.draw-stock', 'chinchon.shuffle']);

const close: AnswerByEar = async (listener) => {
  listener.understood(await listener.on(['chinchon.close']), 'chinchon.set-apart');
  return listener.on(['chinchon.close-with', 'chinchon.close-chinchon']);
};

const settle: AnswerByEar = (listener) => listener.on(['chinchon.settle-for']);

/** A simulated Chinchón player who relies on a screen reader. */
export const player: EarPlayer = {
  scopes: ['board', 'chinchon'],
  pack: 'spanish',
  answers: new Map([
    ['chinchon.take-or-draw', draw],
    ['chinchon.take-or-shuffle', draw],
    ['chinchon.draw-only', draw],
    ['chinchon.discard-or-close', close],
    ['chinchon.discard-a-card', (listener, _, hand) => listener.onCard('Enter', looseIn(hand, ORDER))],
    ['chinchon.settle-lay-add', settle],
    ['chinchon.settle-lay', settle],
    ['chinchon.settle-add', settle],
    ['chinchon.settle-count', settle],
    ['chinchon.may-come-in', (listener) => listener.on(['chinchon.stay-out'])],
  ]),
  over: ['chinchon.game-won', 'chinchon.wins'],
  hand: {
    came: ['chinchon.draws-card', 'chinchon.takes'],
    went: ['chinchon.discards'],
    changed: ['chinchon.lays-down', 'chinchon.adds-to', 'chinchon.settled', 'chinchon.closes', 'chinchon.closes-with'],
    again: ['chinchon.dealt'],
  },
};
