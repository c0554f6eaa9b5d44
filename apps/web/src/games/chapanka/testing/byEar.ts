import { type AnswerByEar, type EarPlayer, follow, playAny } from '../../../table/testing/byEar/player.ts';

/** The jack of hearts, which may not be set aside. */
const KINAL = 'JH';

/** Declines the exchange with the Kinal in hand. */
const exchange: AnswerByEar = async (listener, _, hand) =>
  hand.includes(KINAL) ? listener.on(['chapanka.act.decline']) : listener.onCard('Enter');

/** A simulated Chapanka player who relies on a screen reader. */
export const player: EarPlayer = {
  scopes: ['board', 'chapanka'],
  pack: 'french',
  answers: new Map([
    ['chapanka.exchange', exchange],
    ['chapanka.set-aside-one', (listener) => listener.onCard('Enter', (card) => card !== KINAL)],
    ['chapanka.your-lead', playAny],
    ['chapanka.your-turn', (listener, asked, hand) => (asked.cases['how'] === 'follow' ? follow : playAny)(listener, asked, hand)],
  ]),
  over: ['chapanka.wins'],
  hand: {
    came: [],
    went: ['board.leads', 'board.plays', 'chapanka.sets-aside-card'],
    changed: ['chapanka.exchanged-for'],
    again: ['chapanka.dealt'],
  },
};
