import { type GameId, games } from '@chinwag/rules';

/**
 * The story of a first-time hint, or of the hint about a slower table. It has the hint's name and the types of legal moves while
 * the hint is shown.
 */
export interface NewsStory {
  readonly game: GameId;
  readonly said: string;
  readonly asks: string;
  /** The number of the first bots' game to search for the hint. */
  readonly from: number;
}

/** The name of the hint for a player whom the bots outrun, at any decision. */
export const SLOWER = 'slower';

/* The hints, each with the types of legal moves at which it occurs. */
const SAID: readonly (readonly [GameId, string, readonly string[], number?])[] = [
  ['chinkway', 'alone', ['discard', 'play', 'trump']],
  ['chinkway', 'full', ['play']],
  ['chinkway', 'partner', ['-', 'play']],
  ['chinkway', 'request', ['finalRequest'], 1],
  ['chinkway', SLOWER, ['discard', 'extract', 'play', 'trump']],
  ['chinkway', SLOWER, ['finalRequest'], 1],
  ['chapanka', 'chapanka', ['play'], 54],
  ['chapanka', 'kinal', ['play']],
  ['chapanka', 'last-trick', ['play']],
  ['chapanka', 'pancerola', ['play']],
  ['chapanka', SLOWER, ['exchange', 'play', 'setAside']],
  ['chanoyu', 'behind', ['done+lay', 'lay', 'play']],
  ['chanoyu', 'help', ['done+lay', 'lay'], 1],
  ['chanoyu', 'nobody', ['-', 'play']],
  ['chanoyu', SLOWER, ['done+lay', 'lay', 'play']],
  ['chinaso', 'bought', ['buy+decline', 'discard', 'discard+goDown', 'drawStock', 'drawStock+takeDiscard']],
  ['chinaso', 'chinaso', ['discard+goDown'], 10],
  ['chinaso', 'swap', ['discard+layOff+swapJoker', 'discard+swapJoker', 'hold+layOff+swapJoker', 'hold+swapJoker']],
  ['chinaso', 'task', ['buy+decline', 'discard', 'discard+goDown', 'drawStock', 'drawStock+takeDiscard']],
  ['chinaso', SLOWER, [
    'buy+decline', 'discard', 'discard+goDown', 'discard+layOff', 'discard+layOff+swapJoker', 'drawStock+takeDiscard',
  ]],
  ['chinchon', 'chinchon', ['close+discard'], 2],
  ['chinchon', 'close', ['close+discard']],
  ['chinchon', 'danger', ['draw']],
  ['chinchon', 'reenlist', ['reenlist']],
  ['chinchon', SLOWER, ['close+discard', 'discard', 'draw', 'reenlist', 'settle']],
];

/* The hint about a slower table, for games without hints of their own, with one type of move each. */
const SLOWER_ALONE = (Object.keys(games) as GameId[])
  .filter((game) => SAID.every(([known]) => known !== game))
  .map((game): (typeof SAID)[number] => [game, SLOWER, ['play']]);

/** Each first-time hint, at each decision at which it occurs. A test ensures that none is missing. */
export const NEWS_STORIES: readonly NewsStory[] = [...SAID, ...SLOWER_ALONE].flatMap(([game, said, asked, from = 0]) =>
  asked.map((asks) => ({ game, said, asks, from })));
