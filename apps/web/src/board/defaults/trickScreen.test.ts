import { describe, expect, test } from 'vitest';
import { evolveAll, type FrenchCard } from '@chinwag/rules';
import { type SlobberhannesState, slobberhannes } from '@chinwag/rules/slobberhannes';
import { screen } from '../../games/slobberhannes/screen.ts';
import { aloud, plain } from '../testing/fixture.ts';

const SETUP = { seats: 4, owner: 0, options: { target: 10 }, seed: '51'.repeat(32) } as const;
const started = slobberhannes.begin(SETUP);
const dealt = evolveAll(slobberhannes, started.state, started.events);
const players = ['Marta', 'Tomek', 'Inés', 'Owen'].map((name, seat) => {
  return { seat, name, kind: 'person', you: seat === 0, connected: true, standIn: false } as const;
});
const at = (state: SlobberhannesState, viewer: 0 | 'spectator' = 0) => ({ state, viewer, players });
const inDeal = (changed: Partial<SlobberhannesState['deal']>) => ({ ...dealt, deal: { ...dealt.deal, ...changed } });
const plays = (['9H', '8H', 'KH', '7H'] as const).map((card, seat) => ({ seat, card }));
const held: readonly (readonly FrenchCard[])[] = [['7S', 'AS', 'QC', '9H'], ['8S'], ['9S'], ['TS']];

describe('the screen of a game in which players only play cards to tricks', () => {
  test('sorts the hand by suit, each from the ace down, and shows a spectator none', () => {
    expect(screen.hand(at(inDeal({ hands: held })))).toEqual(['AS', '7S', '9H', 'QC']);
    expect(screen.hand(at(inDeal({ hands: held }), 'spectator'))).toEqual([]);
  });

  test('pauses longest after a complete trick', () => {
    const rest = (cards: number) =>
      screen.restAfter({ type: 'cardPlayed', seat: 3, card: '7H' }, inDeal({ trick: plays.slice(0, cards) }));
    expect(rest(3)).toBeGreaterThan(rest(2));
    expect(screen.restAfter({ type: 'dealScored' }, dealt)).toBe(0);
  });

  test('shows flights for dealt, played and won cards, and for nothing else', () => {
    const before = inDeal({ trick: plays });
    const flights = (event: Parameters<typeof screen.flights>[0]) => screen.flights(event, before).length;
    expect(flights({ type: 'dealt', dealer: 1, hands: held })).toBe(7);
    expect(flights({ type: 'cardPlayed', seat: 0, card: '9H' })).toBe(1);
    expect(flights({ type: 'trickWon', seat: 2 })).toBe(4);
    expect(flights({ type: 'gameOver' })).toBe(0);
  });

  test('shows the trick number, the last trick’s number after the last trick, and the end of the game', () => {
    const winners = [0, 1, 2, 3, 0, 1, 2];
    expect(plain(screen.progress(dealt))).toBe('Deal 1, trick 1');
    const last = inDeal({ winners, hands: [[], [], [], []], trick: plays });
    expect(plain(screen.progress(last))).toBe('Deal 1, trick 8');
    expect(plain(screen.progress(inDeal({ ...last.deal, trick: [], winners: [...winners, 3] })))).toBe('Deal 1, trick 8');
    expect(plain(screen.progress({ ...dealt, phase: { name: 'over' } }))).toBe('Finished after 0 deals');
  });

  test('reads out the cards of the trick and offers the last trick', () => {
    expect(aloud(screen.readOut.table(at(inDeal({ trick: plays.slice(0, 1) }))))).toBe('You lead 9 of hearts.');
    const lastTrick = { plays, winner: 2 };
    expect(screen.lastTrick?.(inDeal({ lastTrick }))).toBe(lastTrick);
  });
});
