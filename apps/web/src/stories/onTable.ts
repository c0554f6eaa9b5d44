import type { GameState, Tagged, Viewer } from '@chinwag/rules';
import type { GameScreen } from '../board/screen.ts';
import { anyGameScreen } from '../board/testing/anyGameScreen.ts';
import type { Player } from '../board/gameView.ts';
import { actionsAfter, NO_ACTIONS } from '../board/lastActions.ts';
import type { GameOnTable } from '../session/gameSession.ts';
import { readableLog } from '../session/readableLog.ts';
import { type PlayedEvent, seenBy } from './playedGame.ts';

/**
 * The number of log lines in a picture, more than are visible at the same time. The whole log of a long game would be nine tenths
 * of the page.
 */
const LINES = 40;

/** Returns a game on a viewer's table after these events, with a log of the latest events. Throws if there are no events. */
export function onTable<Options extends object, State extends GameState, Move extends Tagged, Event extends Tagged>(
  screen: GameScreen<Options, State, Move, Event>,
  happenings: readonly PlayedEvent<State, Event>[],
  looks: Viewer,
  players: readonly Player[],
): GameOnTable {
  const seen = seenBy(screen.game, happenings, looks);
  const viewer = looks === 'all-hands' ? 'spectator' : looks;
  const sight = typeof looks === 'number' ? 'own-seat' : looks === 'spectator' ? 'public' : looks;
  const shown = seen.at(-1)?.after;
  if (shown === undefined) throw new Error('nothing has happened');
  const logLines = seen
    .flatMap(({ event, before }) => screen.narrate(event, before, { viewer, players }))
    .map((entry, key) => ({ ...entry, at: key, key }))
    .slice(-LINES);
  const lastActions = seen.reduce(
    (actions, { event, before }) => actionsAfter(actions, screen.lastAction(event, before)), NO_ACTIONS,
  );
  const ofAny = anyGameScreen(screen);
  const log = readableLog(logLines, ofAny, shown);
  return {
    screen: ofAny, gameId: 'g1', viewer, sight, handOf: null, newest: shown, shown, logLines, log,
    meanwhile: null, flights: [], lastActions, sheet: null, isScoreRead: false, behind: 0, hasMoved: true,
  };
}
