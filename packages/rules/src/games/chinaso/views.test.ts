import { describe, expect, it } from 'vitest';
import { evolveAll, hideEvents } from '../../kernel/game.ts';
import { allSeats, type Viewer } from '../../kernel/seat.ts';
import { chinaso } from './index.ts';
import { after, playOut, stage } from './notation.ts';

const VIEWERS: readonly Viewer[] = [...allSeats(3), 'spectator'];
const START = stage({
  hands: ['AS KS', '2S 3S', 'QH QD QC 4S'],
  table: ['', '', 'KH KD KC | 5H 5D 5C'],
  turned: '9D',
  stock: 'TC TD TH 8C',
});

describe('who sees what', () => {
  it('CS5.3: only their owner sees drawn and penalty cards; all viewers saw the bought card on the pile', () => {
    const { events } = playOut(START, '0: draw 1+');
    const drawn = (viewer: Viewer): readonly string[] =>
      hideEvents(chinaso, events, viewer, START).flatMap((event) =>
        event.type === 'drawn' || event.type === 'bought' ? event.card : [],
      );
    expect(drawn(0)).toEqual(['??', '??', '??', 'TH']);
    expect(drawn(1)).toEqual(['9D', 'TC', 'TD', '??']);
    expect(drawn(2)).toEqual(['??', '??', '??', '??']);
    expect(drawn('spectator')).toEqual(['??', '??', '??', '??']);
    expect(chinaso.hide(START, 'spectator').deal.live).toEqual({ card: '9D', seat: null });
  });

  it.each(VIEWERS)('viewer %s sees only their own hand and the height of the stock', (viewer) => {
    const { hands, stock, table, live } = chinaso.hide(START, viewer).deal;
    for (const [seat, hand] of hands.entries()) {
      const held = START.deal.hands[seat] ?? [];
      expect(hand).toEqual(seat === viewer ? held : held.map(() => '??'));
    }
    expect(new Set(stock)).toEqual(new Set(['??']));
    expect(stock).toHaveLength(START.deal.stock.length);
    expect(table).toEqual(START.deal.table);
    expect(live?.card).toBe('9D');
  });

  it.each(VIEWERS)('viewer %s never sees the seed or a dead card', (viewer) => {
    const state = after(START, '0: take; -KS\n1: draw; -3S\n2: draw 0-; -4S');
    const view = JSON.stringify(chinaso.hide(state, viewer));
    expect(view).not.toContain(state.seed);
    expect(view).not.toContain('"KS"');
    expect(chinaso.hide(state, viewer).deal.dead).toBe(2);
  });

  it('CS5.5: no viewer sees the cards of a reshuffled stock', () => {
    const start = { ...START, deal: { ...START.deal, stock: [], dead: 140 } };
    const { events } = playOut(start, '0: draw 1-');
    for (const viewer of VIEWERS) {
      const shown = hideEvents(chinaso, events, viewer, start);
      const formed = shown.flatMap((event) => (event.type === 'reshuffled' ? event.stock : []));
      expect(new Set(formed)).toEqual(new Set(['??']));
    }
  });

  it('CS6.1: all viewers see all hands when the hand is over, and the next deal hides them again', () => {
    const start = stage({ hands: ['KS KH KD 5S 5H', '2S X1'], turned: '5D' });
    const { events } = playOut(start, '0: take; down KS KH KD | 5S 5H 5D');
    const until = events.findIndex((event) => event.type === 'dealt');
    const ended = evolveAll(chinaso, start, events.slice(0, until));
    const next = evolveAll(chinaso, ended, events.slice(until));
    expect(chinaso.hide(ended, 'spectator').deal.hands).toEqual([[], ['2S', 'X1']]);
    expect(ended.deal).toMatchObject({ stock: [], dead: 154 });
    expect(new Set(chinaso.hide(next, 'spectator').deal.hands.flat())).toEqual(new Set(['??']));
  });
});
