import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, NOBODY_HERE, grantedTable, seating } from '../../tests/support/table-parts.ts';
import { absent, finished, rematch, standInFor, start, takeSeatBack } from './course.ts';
import { removePerson } from '../seats/hosting.ts';
import { fillWithBots, sit } from '../seats/seating.ts';
import type { TableRecord } from '../record/table-record.ts';

const FULL = grantedTable(fillWithBots(grantedTable(sit(GATHERING, BEN, 1)), ANN.id));
const PLAYING = grantedTable(start(FULL, ANN.id, 'game-1'));
const isAway = (): boolean => false;
const isHere = (): boolean => true;

describe('starting a game', () => {
  it('is allowed to the host only, once every seat is taken', () => {
    expect(PLAYING).toMatchObject({ status: 'playing', gameId: 'game-1' });
    expect(start(FULL, BEN.id, 'game-1')).toBe('not-host');
    expect(start(GATHERING, ANN.id, 'game-1')).toBe('seats-not-filled');
    expect(start(PLAYING, ANN.id, 'game-2')).toBe('only-while-gathering');
  });
});

describe('a rematch', () => {
  it('gathers all people in the seats they had', () => {
    const away = grantedTable(absent(PLAYING, 1, isAway));
    const again = grantedTable(rematch(finished(away, 'played'), ANN.id));
    expect(again.status).toBe('gathering');
    expect(seating(again)).toEqual(['Ann', 'Ben', 'bot', 'bot']);
  });

  it('frees the seats of people removed while the result was shown', () => {
    const sent = grantedTable(removePerson(finished(PLAYING, 'played'), ANN.id, BEN, NOBODY_HERE));
    expect(seating(sent)).toEqual(['Ann', 'Ben', 'bot', 'bot']);
    expect(seating(grantedTable(rematch(sent, ANN.id)))).toEqual(['Ann', '-', 'bot', 'bot']);
  });

  it('is allowed to the host only, after a game', () => {
    expect(rematch(finished(PLAYING, 'played'), BEN.id)).toBe('not-host');
    expect(rematch(PLAYING, ANN.id)).toBe('only-when-finished');
  });
});

describe('a stand-in bot', () => {
  const STOOD_IN: TableRecord = grantedTable(standInFor(PLAYING, ANN.id, 1, isAway));

  it('plays a seat that still belongs to its owner', () => {
    expect(seating(STOOD_IN)).toEqual(['Ann', 'bot for Ben', 'bot', 'bot']);
  });

  it('returns the seat to its owner only, during a game', () => {
    expect(seating(grantedTable(takeSeatBack(STOOD_IN, BEN.id)))).toEqual(['Ann', 'Ben', 'bot', 'bot']);
    expect(takeSeatBack(STOOD_IN, CAT.id)).toBe('not-seated');
    expect(takeSeatBack(FULL, BEN.id)).toBe('only-while-playing');
  });

  it('changes nothing when the owner takes back a seat no bot plays', () => {
    expect(takeSeatBack(PLAYING, BEN.id)).toBe(PLAYING);
  });

  it('is seated only by the host, and only for absent people', () => {
    expect(standInFor(PLAYING, ANN.id, 1, isHere)).toBe('person-present');
    expect(standInFor(PLAYING, BEN.id, 0, isAway)).toBe('not-host');
    expect(standInFor(PLAYING, ANN.id, 2, isAway)).toBe('seat-empty');
    expect(standInFor(PLAYING, ANN.id, 7, isAway)).toBe('seat-unknown');
    expect(standInFor(FULL, ANN.id, 1, isAway)).toBe('only-while-playing');
  });
});
