// @vitest-environment happy-dom
import { cleanup, render, screen as page } from '@testing-library/react';
import { chinkway, type ChinkwayEvent, type ChinkwayState } from '@chinwag/rules/chinkway';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ChinkwayPlayed } from '../../games/chinkway/storyGames.ts';
import { viewAt } from '../../games/chinkway/testing/fixture.ts';
import { options } from '../../games/chinkway/options.ts';
import { message } from '../../language/message.ts';
import { aloud, plain as written } from '../testing/fixture.ts';
import type { EventsOnScreen } from '../onScreen.ts';
import { loadAllShownLater } from '../../ui/shownLater.tsx';
import { gameScreen } from './gameScreen.tsx';

/** Chinkway, as a new game would define it with only a board and log lines. */
const endings = {
  scheduled: () => message('board.deal-over'),
  reseated: () => message('board.nobody-to-act'),
  extra: () => message('board.game-over'),
};
const silent = { log: () => [] };
const events: EventsOnScreen<ChinkwayEvent, ChinkwayState> = {
  questShuffled: silent, dealt: silent, discarded: silent, trumpNamed: silent, questTurned: silent, cardPlayed: silent,
  trickWon: silent, extracted: silent, dealScored: { ...silent, pauseAfter: 'score sheet' }, finalOffered: silent,
  finalAnswered: silent, gameOver: silent,
};
const hint = async () => () => ({ says: message('board.deal-over'), about: [] });
const own = { game: chinkway, options, endings, events, Board: () => null, hand: () => [], hint };
const plain = gameScreen(own);

const event = (type: string, deal: number) => (happening: ChinkwayPlayed) =>
  happening.event.type === type && happening.after.deal.number === deal;
const played = viewAt(0, event('cardPlayed', 3)).view;
const scored = viewAt(0, event('dealScored', 2)).view;

afterEach(cleanup);

beforeAll(loadAllShownLater);

describe('the screen of a game that defines only its own parts', () => {
  it('shows everybody’s score in the rail with the points of the last deal', () => {
    render(<plain.Rail {...scored} />);
    const rows = page.getAllByRole('row').map((row) => row.textContent);
    const [, second] = scored.state.records;
    expect(rows).toHaveLength(6);
    expect(rows[1]).toBe(`You${second?.points[0]}${chinkway.scores(scored.state)[0]}`);
  });

  it('shows on the score sheet every deal and the rules that scored the last one', () => {
    render(<plain.ScoreSheet {...scored} />);
    const rules = new Set(scored.state.records[1]?.ledger.map(({ rule }) => rule));
    for (const rule of rules) expect(page.getAllByRole('link', { name: `Rule ${rule}` })).not.toHaveLength(0);
    expect(page.getByText('Deal 2 is over.')).toBeTruthy();
    expect(page.getAllByRole('table').at(-1)?.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('shows an empty score sheet before the first deal is scored', () => {
    render(<plain.ScoreSheet {...viewAt(0, event('cardPlayed', 1)).view} />);
    expect(page.getByText('No deal has been scored yet.')).toBeTruthy();
  });

  it('opens the score sheet without a pause when a deal is scored, and on no other event', () => {
    const before = scored.state;
    expect(plain.opensScoreSheet({ type: 'dealScored', points: [] })).toBe(true);
    expect(plain.restAfter({ type: 'dealScored', points: [] }, before)).toBe(0);
    expect(plain.opensScoreSheet({ type: 'trickWon', seat: 0 })).toBe(false);
    expect(plain.restAfter({ type: 'trickWon', seat: 0 }, before)).toBeGreaterThan(0);
  });

  it('shows the number of the deal and the end of the game', () => {
    expect(written(plain.progress(played.state))).toBe('Deal 3');
    const over = viewAt(0, ({ event: { type } }) => type === 'gameOver').view;
    expect(written(plain.progress(over.state))).toMatch(/^Finished after \d+ deals$/);
  });

  it('explains the end of the game by its kind of ending once the game is over', () => {
    const over = viewAt(0, ({ event: { type } }) => type === 'gameOver').view;
    expect(plain.whyOver(played.state)).toBeNull();
    const endedWith = (kind: 'scheduled' | 'extra') =>
      written(plain.whyOver({ ...over.state, deal: { ...over.state.deal, kind } }));
    expect([endedWith('scheduled'), endedWith('extra')]).toEqual(['The deal is over.', 'The game is over.']);
  });

  it('reads out whose turn it is and the viewer’s own hand', () => {
    expect(aloud(plain.readOut.table(played))).toMatch(/^(?:Your|\p{L}+’s) turn\.$/u);
    expect(aloud(plain.readOut.turn(played))).toBe('Your turn.');
    const asking = gameScreen({ ...own, asks: () => message('board.deal-over') });
    expect(aloud(asking.readOut.turn(played))).toBe('The deal is over.');
    const held = gameScreen({ ...own, hand: () => ['AS', 'X1'] });
    expect(aloud(held.readOut.hand(played))).toBe('You have 2 cards: ace of spades and joker.');
    expect(aloud(held.readOut.hand({ ...played, viewer: 'spectator' }))).toBe('You’re watching and have no cards.');
  });

  it('keeps every part that the game defines itself', () => {
    const readOut = { table: () => message('board.no-card-lies') };
    const longer: typeof events = { ...events, trickWon: { ...silent, pauseAfter: 'ended' } };
    const stored = gameScreen({ ...own, progress: () => message('board.game-over'), events: longer, readOut });
    expect(written(stored.progress(played.state))).toBe('The game is over.');
    expect(stored.restAfter({ type: 'trickWon', seat: 0 }, played.state)).toBe(3200);
    expect(aloud(stored.readOut.table(played))).toBe('There are no cards on the table.');
    expect(aloud(stored.readOut.hand(played))).toBe('You have no cards.');
  });
});
