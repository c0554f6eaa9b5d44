import { expect, it } from 'vitest';
import type { Seat } from '../../kernel/seat.ts';
import { waysToLay } from './building.ts';
import { chanoyu } from './index.ts';
import { after, cards, playOut, row, stateFrom, writtenRows } from './notation.ts';
import type { ChanoyuCard } from './cards.ts';
import { EMPTY_ROW, gaps, type Row } from './row.ts';
import { newlyLaid } from './trick.ts';

/** Returns, by seat of the row, the values with which the winner, seat 0, may lay `card` there. */
function values(card: ChanoyuCard, rows: readonly Row[]): Readonly<Record<Seat, readonly number[]>> {
  const places: Record<Seat, number[]> = {};
  for (const way of waysToLay(rows, 0, card)) (places[way.row] ??= []).push(way.value);
  return places;
}

const ALL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

it('CN5.1: the winner lays cards one at a time, each legal when laid, and then stops', () => {
  const start = stateFrom({ hands: ['9S', '7S', 'KS', '8S'], rows: ['', '', '', ''] });
  const laid = after(start, '3: 8S KS 7S 9S > 0: +8S +9S');
  expect(laid.phase).toEqual({ name: 'build', seat: 0, mustLay: false });
  expect(laid.deal.left).toEqual(['KS', '7S']);
  const stopped = after(start, '3: 8S KS 7S 9S > 0: +8S +9S done');
  expect(stopped.deal.discarded).toBe(2);
  expect(stopped.phase).toEqual({ name: 'play', seat: 0 });
});

it('CN5.1: the cards laid from a trick are known until the winner stops', () => {
  const start = stateFrom({ hands: ['9S', '7S', 'KS', '8S'], rows: ['', '', '', ''] });
  expect(newlyLaid(start.deal)).toEqual([]);
  expect(newlyLaid(after(start, '3: 8S KS 7S 9S > 0: +8S +9S').deal)).toEqual(['8S', '9S']);
  expect(newlyLaid(after(start, '3: 8S KS 7S 9S > 0: +8S +9S done').deal)).toEqual([]);
});

it('CN5.1: building ends automatically when no more cards can be laid', () => {
  const next = after(stateFrom({ hands: ['9S', '8S', '7S'] }), '2: 7S 8S 9S > 0: +7S +9S');
  expect(next.deal.left).toBeNull();
  expect(next.phase).toEqual({ name: 'play', seat: 0 });
});

it('CN5.1: the winner is not asked when no card can be laid', () => {
  const events = playOut(
    stateFrom({ hands: ['9S', '8S', 'KS'], rows: ['AH TH', '', ''] }),
    '2: KS 8S 9S > 0:',
  );
  expect(events.slice(3)).toEqual([
    { type: 'trickCompleted', winner: 0 },
    { type: 'restDiscarded', cards: ['KS', '8S', '9S'] },
  ]);
});

it('CN5.1: the winner must lay a numbered or picture card if one fits at an end of their own row', () => {
  const numbered = after(stateFrom({ hands: ['9S', '8S', '7S'], rows: ['8H', '', ''] }), '2: 7S 8S 9S > 0:');
  expect(chanoyu.check(numbered, 0, { type: 'done' })?.code).toBe('must-lay');
  expect(chanoyu.legalMoves(numbered, 0)).not.toContainEqual({ type: 'done' });
  const face = after(stateFrom({ hands: ['9S', '8S', 'QS'], rows: ['2H TH', '', ''] }), '2: QS 8S 9S > 0:');
  expect(chanoyu.legalMoves(face, 0)).toEqual([{ type: 'lay', card: 'QS', row: 0, value: 1 }]);
});

it('CN5.1: the winner never has to lay a Tsukumogami', () => {
  const won = after(stateFrom({ hands: ['9S', 'X1', '8S'], rows: ['AH TH', '', ''] }), '2: 8S X1 9S > 0:');
  expect(won.phase).toEqual({ name: 'build', seat: 0, mustLay: false });
  expect(chanoyu.check(won, 0, { type: 'done' })).toBeNull();
});

it('CN5.1: a Tsukumogami counts as the required card only in the winner’s own row', () => {
  const start = stateFrom({ hands: ['9S', 'X1', '8S'], rows: ['', '', ''] });
  const elsewhere = after(start, '2: 8S X1 9S > 0: +X1=4@2');
  expect(chanoyu.check(elsewhere, 0, { type: 'done' })?.code).toBe('must-lay');
  const own = after(start, '2: 8S X1 9S > 0: +X1=4');
  expect(chanoyu.check(own, 0, { type: 'done' })).toBeNull();
});

it('CN5.1: the game never lays a card for a player, not even the last that fits', () => {
  const start = stateFrom({ hands: ['9S', '2H', '3D'], rows: ['3S TS', '', ''], leader: 0 });
  const won = after(start, '0: 9S 3D 2H > 0:');
  expect(chanoyu.legalMoves(won, 0)).toEqual([{ type: 'lay', card: '2H', row: 0, value: 2 }]);
});

it('CN5.2: a numbered card fits only below the lowest or above the highest card of the winner’s own row', () => {
  const rows = [row('4S 6S'), EMPTY_ROW, EMPTY_ROW];
  const fitting = cards('AH 2H 3H 4H 5H 6H 7H 8H 9H TH').filter((card) => waysToLay(rows, 0, card).length > 0);
  expect(fitting).toEqual(['AH', '2H', '3H', '7H', '8H', '9H', 'TH']);
  expect(values('7H', rows)).toEqual({ 0: [7] });
});

it('CN5.2: an empty row accepts any numbered card', () => {
  const rows = [EMPTY_ROW, row('2S')];
  expect(cards('AH 5H TH').map((card) => values(card, rows))).toEqual([{ 0: [1] }, { 0: [5] }, { 0: [10] }]);
});

it('CN5.3: a picture card takes any value that fits at an end of the winner’s own row, and any value in an empty row', () => {
  expect(values('JH', [row('4S 6S'), EMPTY_ROW])).toEqual({ 0: [1, 2, 3, 7, 8, 9, 10] });
  expect(values('JH', [EMPTY_ROW, row('4S')])).toEqual({ 0: ALL });
  expect(values('JH', [row('AS TS'), EMPTY_ROW])).toEqual({});
});

it('CN5.3: a row can have a picture card at each end', () => {
  const built = after(
    stateFrom({ hands: ['9S', 'QS', 'KS'], rows: ['3H', '', ''] }),
    '2: KS QS 9S > 0: +KS=2 +QS=4 done',
  );
  expect(writtenRows(built)).toEqual(['KS=2 3H QS=4', '', '']);
});

it('CN5.4: a Tsukumogami takes any free value in any row: at an end, in a gap or in an empty row', () => {
  expect(values('X1', [row('4S 6S'), EMPTY_ROW, row('AH 3H TH')])).toEqual({
    0: [1, 2, 3, 5, 7, 8, 9, 10],
    1: ALL,
    2: [2, 4, 5, 6, 7, 8, 9],
  });
});

it('CN5.4: a Tsukumogami can harm another player’s row at an end or help it in a gap', () => {
  const start = stateFrom({ hands: ['9S', 'X1', 'X2', '8S'], rows: ['', '', '4H', '2D 4D'] });
  const built = after(start, '3: 8S X2 X1 9S > 0: +X1=10@2 +X2=3@3 +9S done');
  expect(writtenRows(built)).toEqual(['9S', '', '4H X1=10', '2D X2=3 4D']);
});

it('CN5.4: a Tsukumogami at an end of the winner’s own row can block the other cards of the trick', () => {
  const won = after(stateFrom({ hands: ['9S', 'X1', '8S'], rows: ['5H', '', ''] }), '2: 8S X1 9S > 0: +X1=10');
  expect(won.phase.name).toBe('play');
  expect(writtenRows(won)[0]).toBe('5H X1=10');
});

it('CN5.5: cards not laid are discarded face down, and only their number remains known', () => {
  const start = stateFrom({ hands: ['9S 2C', '8S 3C', '7S 4C'], rows: ['9H', '', ''] });
  const next = after(start, '2: 7S 8S 9S > 0: +8S +7S');
  expect(next.deal.discarded).toBe(1);
  expect(next.deal.left).toBeNull();
  const later = after(next, '0: 2C 4C 3C > 2: +4C done');
  expect(JSON.stringify(later)).not.toContain('9S');
});

it('CN5.5: laid cards never move, and only a Tsukumogami can fill a gap', () => {
  const start = stateFrom({ hands: ['9S', 'X1', '5S'], rows: ['4S 6S', '', ''] });
  const won = after(start, '2: 5S X1 9S > 0: +9S');
  expect(gaps(won.deal.rows[0] ?? EMPTY_ROW)).toEqual([5, 7, 8]);
  expect(chanoyu.check(won, 0, { type: 'lay', card: '5S', row: 0, value: 5 })?.rule).toBe('CN5.2');
  expect(chanoyu.check(won, 0, { type: 'lay', card: 'X1', row: 0, value: 5 })).toBeNull();
});
