import {
  type AnyGame, type Game, type GameId, games, type GameState, type Tagged,
} from '@chinwag/rules';
import { subjectsOf } from '@chinwag/rules/subjects';
import { expect, it } from 'vitest';
import { leaks } from './support/leaks.ts';
import { type Beginning, playBeginning, broadcastBeginning } from './support/watched-replay.ts';

const { chinaso, chinchon, chinkway } = games;

for (const id of Object.keys(games) as GameId[]) {
  it(`the leak search finds nothing in the beginning of a correctly sent game of ${id}`, async () => {
    expect(await leaksIn(id)).toEqual([]);
  });
}

it('the leak search finds a game that shows a hand when it is dealt', async () => {
  const leaky = showing(chinkway, (event) => event.type === 'dealt');
  expect(await leaksIn('chinkway', leaky)).toContainEqual(expect.stringContaining('in dealt'));
});

it('the leak search finds a game that shows one card too many in a snapshot', async () => {
  const hide: typeof chinkway.hide = (state, viewer) => {
    const hidden = chinkway.hide(state, viewer);
    return { ...hidden, questPack: [...hidden.questPack.slice(1), ...state.questPack.slice(0, 1)] };
  };
  expect(await leaksIn('chinkway', { ...chinkway, hide })).toContainEqual(expect.stringContaining('in questPack'));
});

it('the leak search finds a game that reveals a card in a refusal', async () => {
  const attempt: typeof chinkway.attempt = (state, seat, move) => {
    const tried = chinkway.attempt(state, seat, move);
    const values = { card: state.deal.hands[(seat + 1) % 5]?.[0] ?? '' };
    return tried.ok ? tried : { ok: false, violation: { ...tried.violation, values } };
  };
  expect(await leaksIn('chinkway', { ...chinkway, attempt })).toContainEqual(expect.stringContaining('outside'));
});

it('the leak search finds a game that shows the penalty cards of a buy', async () => {
  const leaky = showing(chinaso, (event) => event.type === 'drawn' && event.as === 'penalty');
  expect(await leaksIn('chinaso', leaky)).toContainEqual(expect.stringContaining('in drawn'));
});

it('the leak search finds a game that shows an answer to the others when it is given', async () => {
  const leaky = showing(chinaso, (event) => event.type === 'answered');
  expect(await leaksIn('chinaso', leaky)).toContainEqual(expect.stringMatching(/the answer of \d in answered/));
});

it('the leak search finds a game that shows the answers of an open window in a snapshot', async () => {
  const hide: typeof chinaso.hide = (state, viewer) => ({ ...chinaso.hide(state, viewer), phase: state.phase });
  expect(await leaksIn('chinaso', { ...chinaso, hide })).toContainEqual(expect.stringMatching(/the answer of \d in phase/));
});

it('the leak search finds a game that shows the closing card before the deal is scored', async () => {
  const leaky = showing(chinchon, (event) => event.type === 'closed');
  expect(await leaksIn('chinchon', leaky)).toContainEqual(expect.stringContaining('in closed'));
});

it('the leak search finds a game that shows a covered discard', async () => {
  const leaky = showing(chinchon, (event) => event.type === 'discarded');
  expect(await leaksIn('chinchon', leaky)).toContainEqual(expect.stringContaining('in discarded'));
});

const beginnings = new Map<GameId, Beginning>();

/** Resolves with the leaks in the beginning of a game, sent as `shown` shows it. Each game is played only once. */
async function leaksIn(id: GameId, shown: AnyGame = games[id]): Promise<readonly string[]> {
  const { secrets } = await subjectsOf(id);
  const played = beginnings.get(id) ?? playBeginning(games[id], secrets.trial);
  beginnings.set(id, played);
  return leaks(broadcastBeginning(played, shown), secrets);
}

/** Returns a game that shows some of its events to everybody unchanged. */
function showing<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  isShown: (event: Event) => boolean,
): Game<Options, State, Move, Event> {
  return {
    ...game,
    hideEvent: (event, viewer, state) => (isShown(event) ? event : game.hideEvent(event, viewer, state)),
  };
}
