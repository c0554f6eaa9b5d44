import { type AnswerByEar, type EarPlayer, follow, playAny } from '../../../table/testing/byEar/player.ts';

const discardTwo: AnswerByEar = async (listener) => {
  await listener.onCard(' ');
  await listener.onCard(' ');
  await listener.on(['chinkway.discard-cards']);
};

const nameTrump: AnswerByEar = async (listener) => {
  await listener.on(['chinkway.trump'], ' ');
  await listener.on(['chinkway.name']);
};

const take: AnswerByEar = async (listener) => {
  await listener.on(['chinkway.card-fills']);
  await listener.on(['chinkway.take-card']);
};

/** A simulated Chinkway player who relies on a screen reader. */
export const player: EarPlayer = {
  scopes: ['board', 'chinkway'],
  pack: 'french',
  answers: new Map([
    ['chinkway.discard-two', discardTwo],
    ['chinkway.name-trump', nameTrump],
    ['chinkway.lead', playAny],
    ['chinkway.follow', follow],
    ['chinkway.play-any', playAny],
    ['chinkway.take-one-of', take],
    ['chinkway.will-you-ask', (listener) => listener.on(['chinkway.ask-for'])],
  ]),
  over: ['chinkway.wins'],
  hand: { came: [], went: ['board.leads', 'board.plays', 'chinkway.discards'], changed: [], again: ['chinkway.dealt'] },
};
