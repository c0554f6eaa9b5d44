import { type AnswerByEar, type EarPlayer, follow, playAny } from '../../../table/testing/byEar/player.ts';

/** Lays every card that fits, but a Tsukumogami only if it must be laid. */
const build: AnswerByEar = async (listener, { cards, cases }) => {
  const card = cards['cards']?.find((each) => each !== 'X') ?? (cases['must'] === 'must' ? 'X' : null);
  if (card === null) return listener.on(['chanoyu.stop']);
  const chosen = await listener.on(['chanoyu.lay-the'], 'Enter', ({ values }) => values['card'] === card);
  const { key } = listener.understood(
    chosen, 'chanoyu.weighed', 'chanoyu.which-value', 'chanoyu.wake-it', 'chanoyu.anywhere', 'chanoyu.lays',
  );
  if (key === 'chanoyu.lays') return chosen;
  if (key !== 'chanoyu.weighed') listener.understood(await listener.on(['chanoyu.place']), 'chanoyu.weighed');
  return listener.on(['chanoyu.lay-card', 'chanoyu.lay-as', 'chanoyu.wake']);
};

/** A simulated Chanoyu player who relies on a screen reader. */
export const player: EarPlayer = {
  scopes: ['board', 'chanoyu'],
  pack: 'french',
  answers: new Map([
    ['chanoyu.lead', playAny],
    ['chanoyu.play-any', playAny],
    ['chanoyu.follow', follow],
    ['chanoyu.follow-none', follow],
    ['chanoyu.void', playAny],
    ['chanoyu.void-none', playAny],
    ['chanoyu.your-build', build],
  ]),
  over: ['chanoyu.wins', 'chanoyu.wins-level', 'chanoyu.shares'],
  hand: { came: ['chanoyu.you-draw'], went: ['board.leads', 'board.plays'], changed: [], again: ['chanoyu.dealt'] },
};
