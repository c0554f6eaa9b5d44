import type { Watching } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, NOBODY_HERE, grantedTable } from '../../tests/support/table-parts.ts';
import { agreed, finished, rematch, start } from '../game/course.ts';
import { removePerson } from '../seats/hosting.ts';
import { fillWithBots, sit } from '../seats/seating.ts';
import { setSettings } from './settings.ts';
import { handsShownAt, hideHand, showHand } from './shown-hands.ts';
import { viewpointOf } from '../watching/viewpoint.ts';
import type { TableRecord } from './table-record.ts';

const FULL = grantedTable(fillWithBots(grantedTable(sit(GATHERING, BEN, 1)), ANN.id));
const PLAYING = grantedTable(start(FULL, ANN.id, 'game-1'));

const HANDS = { wouldSee: 'hands', behind: 0 } as const;
const NO_HAND = { wouldSee: 'no hand', behind: 0 } as const;

const where = (watching: Watching, table = PLAYING, deal = 0): TableRecord =>
  grantedTable(setSettings(table, ANN.id, { watching }, { ...NOBODY_HERE, deal }));
const shownBy = (table: TableRecord, ...people: readonly (typeof ANN)[]): TableRecord =>
  people.reduce((now, { id }) => grantedTable(showHand(now, id)), table);
const seenByCat = (table: TableRecord) => viewpointOf(table, CAT.id, HANDS);

describe('one seat that may be seen', () => {
  it('is that of the first who says so, and of no bot', () => {
    expect(handsShownAt(where('one-seat'))).toBe('none');
    const shown = shownBy(where('one-seat'), BEN);
    expect(handsShownAt(shown)).toEqual({ seat: 1 });
    expect(seenByCat(shown)).toEqual({ sight: 'one-seat', viewer: 1 });
    expect(showHand(shown, ANN.id)).toBe('hand-shown-already');
    expect(grantedTable(showHand(shown, BEN.id))).toEqual(shown);
  });

  it('may be another’s once its player has said no', () => {
    const hidden = grantedTable(hideHand(shownBy(where('one-seat'), BEN), BEN.id));
    expect(handsShownAt(hidden)).toBe('none');
    expect(handsShownAt(shownBy(hidden, ANN))).toEqual({ seat: 0 });
  });
});

describe('all hands', () => {
  it('may be seen when all people who play say so, and until one does not', () => {
    const almost = shownBy(where('all-hands'), ANN);
    expect(handsShownAt(almost)).toBe('none');
    expect(seenByCat(almost)).toEqual({ sight: 'public', viewer: 'spectator' });
    const all = shownBy(almost, BEN);
    expect(handsShownAt(all)).toBe('all');
    expect(seenByCat(all)).toEqual({ sight: 'all-hands', viewer: 'all-hands' });
    expect(handsShownAt(grantedTable(hideHand(all, ANN.id)))).toBe('none');
  });

  it('need to be agreed to again by one who comes late', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(grantedTable(sit(all, CAT, 2)))).toBe('none');
  });

  it('are what a bot that plays on for somebody has agreed to if they had', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(grantedTable(agreed(all, 1, 'agreed')))).toBe('all');
  });

  it('of the deal before may be seen without asking', () => {
    expect(seenByCat(where('all-hands-later'))).toEqual({ sight: 'all-hands-later', viewer: 'all-hands' });
  });

  it('of a deal that was over before the host chose so stay closed', () => {
    const chosen = where('all-hands-later', PLAYING, 3);
    const seenAt = (behind: number) => viewpointOf(chosen, CAT.id, { ...HANDS, behind }).sight;
    expect([2, 3, 4].map(seenAt)).toEqual(['public', 'all-hands-later', 'all-hands-later']);
    expect(viewpointOf(where('all-hands-later', chosen, 4), CAT.id, { ...HANDS, behind: 3 }).sight).toBe('all-hands-later');
  });
});

describe('what somebody agreed to', () => {
  it('is no more than the host has opened', () => {
    for (const watching of ['off', 'public', 'all-hands-later'] as const) {
      expect(showHand(where(watching), ANN.id)).toBe('hands-stay-closed');
    }
  });

  it('is for those who play, in a game', () => {
    expect(showHand(where('all-hands'), CAT.id)).toBe('not-seated');
    expect(hideHand(where('all-hands'), CAT.id)).toBe('not-seated');
    expect(showHand(where('all-hands', FULL), ANN.id)).toBe('only-while-playing');
  });

  it('is void when the host has another way of watching, or the game is another', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(where('all-hands', where('one-seat', all)))).toBe('none');
    expect(handsShownAt(where('all-hands', all))).toBe('all');
    const again = grantedTable(start(grantedTable(rematch(finished(all, 'played'), ANN.id)), ANN.id, 'game-2'));
    expect(handsShownAt(again)).toBe('none');
  });

  it('leaves with them', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    const without = grantedTable(removePerson(all, ANN.id, BEN, NOBODY_HERE));
    expect(handsShownAt(without)).toBe('all');
    expect(handsShownAt(grantedTable(sit(without, CAT, 1)))).toBe('none');
  });
});

describe('how somebody sees a game', () => {
  it('is from their own seat for a player, whatever others may see', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(viewpointOf(all, BEN.id, HANDS)).toEqual({ sight: 'own-seat', viewer: 1 });
    expect(viewpointOf(where('all-hands-later'), ANN.id, NO_HAND)).toEqual({ sight: 'own-seat', viewer: 0 });
  });

  it('is without hands for one who would see none', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(viewpointOf(all, CAT.id, NO_HAND)).toEqual({ sight: 'public', viewer: 'spectator' });
  });
});
