import { type AnswerByEar, type EarPlayer, follow, playAny } from '../../../table/testing/byEar/player.ts';

/** The jack of hearts, which may not be set aside. */
const KINAL = 'JH';

/** A player with the Kinal is happy with it, and keeps their hand. */
const exchange: AnswerByEar = async (listener, _, hand) =>
  hand.includes(KINAL) ? listener.on(['chapanka.act.decline']) : listener.onCard('Enter');

/** The screen-reader player of Chapanka. */
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
