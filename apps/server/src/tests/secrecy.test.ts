import { recordGame, type RecordedGame } from './support/recorded-game.ts';
import { type Game, games, type GameState, type Subjects, subjects, type Tagged } from '@chinwag/rules';
import { expect, it } from 'vitest';
import { cardsInText } from './support/card-search.ts';
import { leaks } from './support/leaks.ts';

const { chinaso, chinchon, chinkway } = games;
const { secrets: chinasoSecrets } = await subjects.chinaso();
const { secrets: chinchonSecrets } = await subjects.chinchon();
const { secrets: chinkwaySecrets } = await subjects.chinkway();
const CHINKWAY = { options: { length: 'short' } };
const CHINASO = { game: 'chinaso', seats: 7 };
const CHINCHON = { game: 'chinchon', seats: 8, options: { target: 70 } };
/** Enough of a game that leaks to be found out. */
const SOME_EVENTS = 600;

for (const [id, load] of Object.entries<() => Promise<Subjects>>(subjects)) {
  it(`no byte sent to anybody in a whole game of ${id} tells a card or an answer they should not know`, async () => {
    const { secrets } = await load();
    const { events, ...table } = secrets.trial;
    const record = await recordGame({ game: id, ...table });
    expect(kindsIn(record)).toEqual(expect.arrayContaining([...events]));
    expect(leaks(record, secrets)).toEqual([]);
    expect(secretsInLog(record)).toEqual([]);
  });
}

it('a game that shows a hand when it is dealt is found out', async () => {
  const leaky = showing(chinkway, (event) => event.type === 'dealt');
  const record = await recordGame(CHINKWAY, { chinkway: leaky });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('dealt'));
});

it('a game that shows one card too many in a snapshot is found out', async () => {
  const hide: typeof chinkway.hide = (state, viewer) => {
    const hidden = chinkway.hide(state, viewer);
    return { ...hidden, questPack: [...hidden.questPack.slice(1), ...state.questPack.slice(0, 1)] };
  };
  const record = await recordGame(CHINKWAY, { chinkway: { ...chinkway, hide } });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('questPack'));
});

it('a game that gives a card away in a refusal is found out', async () => {
  const check: typeof chinkway.check = (state, seat, move) => {
    const violation = chinkway.check(state, seat, move);
    return violation && { ...violation, message: `Not before the ${state.deal.hands[(seat + 1) % 5]?.[0]}.` };
  };
  const record = await recordGame(CHINKWAY, { chinkway: { ...chinkway, check } });
  expect(leaks(record, chinkwaySecrets)).toContainEqual(expect.stringContaining('outside'));
});

it('a game that shows the penalty cards of a buy is found out', async () => {
  const leaky = showing(chinaso, (event) => event.type === 'drawn' && event.as === 'penalty');
  const record = await recordGame(CHINASO, { chinaso: leaky }, SOME_EVENTS);
  expect(leaks(record, chinasoSecrets)).toContainEqual(expect.stringContaining('drawn'));
});

it('a game that tells the others of an answer when it is given is found out', async () => {
  const leaky = showing(chinaso, (event) => event.type === 'answered');
  const record = await recordGame(CHINASO, { chinaso: leaky }, SOME_EVENTS);
  expect(leaks(record, chinasoSecrets)).toContainEqual(expect.stringMatching(/the answer of \d in answered/));
});

it('a game that tells the answers of an open window in a snapshot is found out', async () => {
  const hide: typeof chinaso.hide = (state, viewer) => ({ ...chinaso.hide(state, viewer), phase: state.phase });
  const record = await recordGame(CHINASO, { chinaso: { ...chinaso, hide } }, SOME_EVENTS);
  expect(leaks(record, chinasoSecrets)).toContainEqual(expect.stringMatching(/the answer of \d in phase/));
});

it('a game that shows the closing card before the deal is scored is found out', async () => {
  const leaky = showing(chinchon, (event) => event.type === 'closed');
  const record = await recordGame(CHINCHON, { chinchon: leaky });
  expect(leaks(record, chinchonSecrets)).toContainEqual(expect.stringContaining('closed'));
});

it('a game that shows a discard which has been covered is found out', async () => {
  const leaky = showing(chinchon, (event) => event.type === 'discarded');
  const record = await recordGame(CHINCHON, { chinchon: leaky });
  expect(leaks(record, chinchonSecrets)).toContainEqual(expect.stringContaining('discarded'));
});

/** A game that shows some of its events to everybody as they are. */
function showing<Options, State extends GameState, Move extends Tagged, Event extends Tagged>(
  game: Game<Options, State, Move, Event>,
  isShown: (event: Event) => boolean,
): Game<Options, State, Move, Event> {
  return {
    ...game,
    hideEvent: (event, viewer, state) => (isShown(event) ? event : game.hideEvent(event, viewer, state)),
  };
}

function kindsIn({ happened }: RecordedGame): readonly string[] {
  return happened.map(({ type }) => type);
}

/** Cards and tokens in the log, which must have been written in. */
function secretsInLog({ log }: RecordedGame): readonly string[] {
  expect(log).toContain('a game begins');
  return [...cardsInText(log), ...(log.match(/eyJ\w+/g) ?? [])];
}
