import type { Viewer } from '@chinwag/rules';
import { chinkway, type ChinkwayState } from '@chinwag/rules/chinkway';
import { NO_ACTIONS } from '../../board/lastActions.ts';
import { anyGameScreen } from '../../board/testing/anyGameScreen.ts';
import { testGame } from '../../games/chinkway/testing/fixture.ts';
import { screen } from '../../games/chinkway/screen.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { seenBy, upTo } from '../../stories/playedGame.ts';

/** Returns deal 7, trick 6 of the tests' Chinkway game, with this many cards on the table. After two cards it is Marta's turn. */
export function trickOf(cards: number, viewer: Viewer = 0): ChinkwayState {
  const moment = upTo(testGame(), ({ after: { deal } }) => {
    const trick = 1 + deal.tricks.reduce((sum, won) => sum + won, 0);
    return deal.number === 7 && trick === 6 && deal.trick.length === cards;
  });
  const [last] = seenBy(chinkway, moment.slice(-1), viewer);
  if (last === undefined) throw new Error('nothing has happened');
  return last.after;
}

/** Returns a Chinkway game on a table that shows the newest state. `change` overrides fields of the result. */
export function onTable(newest: ChinkwayState, change: Partial<GameOnTable> = {}): GameOnTable {
  return {
    screen: anyGameScreen(screen),
    gameId: 'g1',
    viewer: 0,
    sight: 'own-seat',
    handOf: null,
    newest,
    shown: newest,
    logLines: [],
    log: [],
    meanwhile: null,
    flights: [],
    lastActions: NO_ACTIONS,
    sheet: null,
    isScoreRead: false,
    behind: 0,
    hasMoved: true,
    ...change,
  };
}
