import type { HiddenState } from '@chinwag/rules';
import type { ChinchonState } from '@chinwag/rules/chinchon';
import { expect, test } from 'vitest';
import { plainThought } from '../bot.ts';
import { chinchonBots } from './index.ts';
import { acting, asked, cards, drawing, settling, type ViewSpec } from './testing/view-spec.ts';

const chosen = (view: HiddenState<ChinchonState>) => chinchonBots.sensible.choose(plainThought(view, 0));
const drawn = (it: ViewSpec) => chosen(drawing(it));
const done = (it: ViewSpec) => chosen(acting(it));
const discarded = (it: ViewSpec) => {
  const move = done(it);
  return move.type === 'discard' ? move.card : move;
};
const PLAY_ON = { ending: 'play-on' as const };

test('the bot takes a discard that completes a group', () => {
  expect(drawn({ hand: '7O 7C 1B 3E 5O 10B 12C', top: '7B' })).toEqual({ type: 'draw', from: 'discards' });
});

test('the bot takes a discard that completes a sequence, with the sota after the 7', () => {
  expect(drawn({ hand: '6O 7O 1B 3E 5C 11B 12C', top: '10O' })).toEqual({ type: 'draw', from: 'discards' });
});

test('the bot takes a low discard to replace a useless high card', () => {
  expect(drawn({ hand: '2O 3O 4O 7C 7E 1B 12C', top: '1E' })).toEqual({ type: 'draw', from: 'discards' });
});

test('the bot leaves a useless high discard', () => {
  expect(drawn({ hand: '2O 3O 4O 7C 7E 1B 5B', top: '12E' })).toEqual({ type: 'draw', from: 'stock' });
});

test('the bot leaves a discard that saves fewer points than an unknown card probably does', () => {
  const hand = '1O 3C 5E 7B 10C 11E 12B';
  expect(drawn({ hand, top: '6O', turns: 0 })).toEqual({ type: 'draw', from: 'stock' });
  expect(drawn({ hand, top: '6C', turns: 0 })).toEqual({ type: 'draw', from: 'discards' });
});

test('the bot takes a discard that lets it go out, in its own melds or the table’s', () => {
  expect(drawn({ hand: '2E 3E', top: '4E', options: PLAY_ON })).toEqual({ type: 'draw', from: 'discards' });
  const it = { hand: '1C', top: '7O', table: ['4O 5O 6O'], options: PLAY_ON };
  expect(drawn(it)).toEqual({ type: 'draw', from: 'discards' });
});

test('the bot discards its highest useless card', () => {
  expect(discarded({ hand: '2O 3O 4O 7C 7E 1B 5B 12C' })).toBe('12C');
});

test('the bot discards its lowest useless card every other round of a stuck deal', () => {
  const hand = '1O 4B 5E 7O 11E 2B 3O 12C';
  expect(discarded({ hand, turns: 4 * 15 })).toBe('12C');
  expect(discarded({ hand, turns: 4 * 16 })).toBe('1O');
});

test('the bot keeps a pair and discards a lower single card', () => {
  expect(discarded({ hand: '2O 3O 4O 7C 7E 6B 1E 1C' })).toBe('6B');
});

test('the bot keeps two cards in a row and discards a lower single card', () => {
  expect(discarded({ hand: '2O 3O 4O 6C 7C 5B 1E 1C' })).toBe('5B');
});

test('the bot discards, of two similar cards, the one that makes fewer melds for the next player', () => {
  const hand = '1O 1C 1E 3B 4B 5B 12C 12E';
  expect(discarded({ hand, top: '11C' })).toBe('12C');
  expect(discarded({ hand, top: '11E' })).toBe('12E');
});

test('the bot closes when it can', () => {
  expect(done({ hand: '2O 3O 4O 7C 7E 7B 1B 12C', turns: 20 })).toEqual({
    type: 'close', card: '12C', melds: [cards('2O 3O 4O'), cards('7C 7E 7B')], layOffs: [],
  });
});

test('the bot closes with the card that leaves the fewest points', () => {
  expect(done({ hand: '2O 3O 4O 7C 7E 7B 1B 3C', turns: 20 })).toMatchObject({ type: 'close', card: '3C' });
});

test('the bot makes a Chinchón rather than keep a card', () => {
  expect(done({ hand: '2O 3O 4O 5O 7C 7E 7B 12C', turns: 20 })).toEqual({
    type: 'close', card: '12C', melds: [cards('2O 3O 4O 5O'), cards('7C 7E 7B')], layOffs: [],
  });
});

test('the bot waits early in a deal for a Chinchón that many cards would complete', () => {
  const hand = '3O 4O 5O 4C 5C 6C 1B 12C';
  expect(done({ hand, turns: 0 })).toMatchObject({ type: 'discard' });
  expect(done({ hand, turns: 20 })).toMatchObject({ type: 'close' });
});

test('the bot does not wait for a Chinchón that few cards would complete', () => {
  expect(done({ hand: '1O 2O 3O 7C 7E 7B 1B 12C', turns: 0 })).toMatchObject({ type: 'close' });
});

test('the bot does not close if the cards it keeps would eliminate it', () => {
  const hand = '2O 3O 4O 7C 7E 7B 3C 12C';
  expect(done({ hand, turns: 20, totals: [97, 0, 0, 0] })).toMatchObject({ type: 'discard', card: '12C' });
  expect(done({ hand, turns: 20, totals: [96, 0, 0, 0] })).toMatchObject({ type: 'close' });
});

test('the bot settles for the fewest points, laying off a card and the next one on another player’s sequence', () => {
  expect(chosen(settling({ hand: '7O 10O 2E 5C 5B 5E 1C', table: ['4O 5O 6O'] }))).toEqual({
    type: 'settle', melds: [cards('5C 5B 5E')], layOffs: [{ card: '7O', meld: 0 }, { card: '10O', meld: 0 }],
  });
});

test('the bot lays off its highest useless card with the play-on ending', () => {
  const it = { hand: '2O 3O 4O 7O 10O 2E 5C 12C', table: ['4E 5E 6E', '12O 12E 12B'], options: PLAY_ON };
  expect(done(it)).toEqual({ type: 'layOff', card: '12C', meld: 1 });
});

test('the bot lays off no card of its own melds', () => {
  const it = { hand: '10C 11C 12C 7O 3O 2E 5C 1B', table: ['12O 12E 12B'], options: PLAY_ON };
  expect(done(it)).toMatchObject({ type: 'discard' });
});

test('the bot lays its melds down before it must discard, with the play-on ending', () => {
  const hand = '2O 3O 4O 7C 7E 7B 1B 12C';
  const melds = [cards('2O 3O 4O'), cards('7C 7E 7B')];
  expect(done({ hand, options: PLAY_ON, turns: 20 })).toEqual({ type: 'layDown', melds });
});

test('the bot keeps its melds in hand when a Chinchón is near', () => {
  const hand = '3O 4O 5O 4C 5C 6C 1B 12C';
  expect(done({ hand, options: PLAY_ON, turns: 0 })).toMatchObject({ type: 'discard' });
});

test('the bot lays its last card face down even if it has no other move', () => {
  expect(done({ hand: '12C', table: ['4O 5O 6O'], options: PLAY_ON, totals: [99, 0, 0, 0] })).toEqual({
    type: 'close', card: '12C', melds: [], layOffs: [],
  });
});

test('the bot reenlists well below the target, but not just under it', () => {
  expect(chosen(asked({ totals: [110, 40, 60, 50] }, 60))).toEqual({ type: 'reenlist', wanted: true });
  expect(chosen(asked({ totals: [110, 40, 97, 50] }, 97))).toEqual({ type: 'reenlist', wanted: false });
});

test('the bot reenlists whenever it costs nothing', () => {
  const it = { totals: [110, 40, 97, 50], options: { ante: 0 }, pot: 0 };
  expect(chosen(asked(it, 97))).toEqual({ type: 'reenlist', wanted: true });
});
