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

describe('one open seat', () => {
  it('is the seat of the first player who agrees, not of a bot', () => {
    expect(handsShownAt(where('one-seat'))).toBe('none');
    const shown = shownBy(where('one-seat'), BEN);
    expect(handsShownAt(shown)).toEqual({ seat: 1 });
    expect(seenByCat(shown)).toEqual({ sight: 'one-seat', viewer: 1 });
    expect(showHand(shown, ANN.id)).toBe('hand-shown-already');
    expect(grantedTable(showHand(shown, BEN.id))).toEqual(shown);
  });

  it('can be another player’s once the first withdraws', () => {
    const hidden = grantedTable(hideHand(shownBy(where('one-seat'), BEN), BEN.id));
    expect(handsShownAt(hidden)).toBe('none');
    expect(handsShownAt(shownBy(hidden, ANN))).toEqual({ seat: 0 });
  });
});

describe('opening all hands', () => {
  it('takes effect when all human players agree, and ends when one withdraws', () => {
    const almost = shownBy(where('all-hands'), ANN);
    expect(handsShownAt(almost)).toBe('none');
    expect(seenByCat(almost)).toEqual({ sight: 'public', viewer: 'spectator' });
    const all = shownBy(almost, BEN);
    expect(handsShownAt(all)).toBe('all');
    expect(seenByCat(all)).toEqual({ sight: 'all-hands', viewer: 'all-hands' });
    expect(handsShownAt(grantedTable(hideHand(all, ANN.id)))).toBe('none');
  });

  it('needs the agreement of a player who joins later', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(grantedTable(sit(all, CAT, 2)))).toBe('none');
  });

  it('keeps a player’s agreement when a bot takes over the seat', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(grantedTable(agreed(all, 1, 'agreed')))).toBe('all');
  });

  it('needs no agreement for the previous deal', () => {
    expect(seenByCat(where('all-hands-later'))).toEqual({ sight: 'all-hands-later', viewer: 'all-hands' });
  });

  it('excludes deals that ended before the host chose this setting', () => {
    const chosen = where('all-hands-later', PLAYING, 3);
    const seenAt = (behind: number) => viewpointOf(chosen, CAT.id, { ...HANDS, behind }).sight;
    expect([2, 3, 4].map(seenAt)).toEqual(['public', 'all-hands-later', 'all-hands-later']);
    expect(viewpointOf(where('all-hands-later', chosen, 4), CAT.id, { ...HANDS, behind: 3 }).sight).toBe('all-hands-later');
  });
});

describe('an agreement to show a hand', () => {
  it('is refused if the host’s setting does not allow it', () => {
    for (const watching of ['off', 'public', 'all-hands-later'] as const) {
      expect(showHand(where(watching), ANN.id)).toBe('hands-stay-closed');
    }
  });

  it('is possible only for players, and only during a game', () => {
    expect(showHand(where('all-hands'), CAT.id)).toBe('not-seated');
    expect(hideHand(where('all-hands'), CAT.id)).toBe('not-seated');
    expect(showHand(where('all-hands', FULL), ANN.id)).toBe('only-while-playing');
  });

  it('is void once the host changes how to watch, and in another game', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(handsShownAt(where('all-hands', where('one-seat', all)))).toBe('none');
    expect(handsShownAt(where('all-hands', all))).toBe('all');
    const again = grantedTable(start(grantedTable(rematch(finished(all, 'played'), ANN.id)), ANN.id, 'game-2'));
    expect(handsShownAt(again)).toBe('none');
  });

  it('ends when its player is removed', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    const without = grantedTable(removePerson(all, ANN.id, BEN, NOBODY_HERE));
    expect(handsShownAt(without)).toBe('all');
    expect(handsShownAt(grantedTable(sit(without, CAT, 1)))).toBe('none');
  });
});

describe('the viewpoint of a person', () => {
  it('is a player’s own seat, regardless of what others see', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(viewpointOf(all, BEN.id, HANDS)).toEqual({ sight: 'own-seat', viewer: 1 });
    expect(viewpointOf(where('all-hands-later'), ANN.id, NO_HAND)).toEqual({ sight: 'own-seat', viewer: 0 });
  });

  it('shows no hands to a spectator who wants to see none', () => {
    const all = shownBy(where('all-hands'), ANN, BEN);
    expect(viewpointOf(all, CAT.id, NO_HAND)).toEqual({ sight: 'public', viewer: 'spectator' });
  });
});
