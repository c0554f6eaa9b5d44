import type { GuestId } from '@chinwag/protocol';
import type { Seat } from '@chinwag/rules';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { parseTableRecord, type TableRecord, withPersonAt } from '../record/table-record.ts';
import { moment } from '../../tests/support/moments.ts';
import {
  agreedTakeBack, answerTakeBack, askingAgain, askToTakeBack, shownTakeBacks, standingTakeBack, withdrawTakeBack,
} from './taking-back.ts';

const seated = withPersonAt(withPersonAt(GATHERING, 1, BEN), 2, CAT);
const PLAYING: TableRecord = { ...seated, seats: seated.seats.slice(0, 3), status: 'playing', gameId: 'game-1' };

/** A game at its ninth event, in which each seat has moved. The last move of seat 2, for example, started with event 2. */
const RUN = { id: 'game-1', seq: 9, takingBack: (seat: Seat) => seat, isSilent: false };

const yes = (table: TableRecord, by: GuestId) => grantedTable(answerTakeBack(table, by, RUN, { from: 1, answer: 'yes' }));
const asked = grantedTable(askToTakeBack(PLAYING, BEN.id, RUN, moment(1000)));

describe('a request to take a move back', () => {
  it('asks the other players, gives them half a minute, and is stored with the table', () => {
    expect(standingTakeBack(asked, RUN)).toEqual({ gameId: 'game-1', seat: 1, from: 1, seq: 9, until: 31_000, agreed: [] });
    expect(parseTableRecord(JSON.parse(JSON.stringify(asked)))).toEqual(asked);
    expect(shownTakeBacks(asked, RUN)).toEqual({ from: 1, seats: [null, 'asks', null] });
  });

  it('is agreed once both other players have said yes, and counts each only once', () => {
    const annTwice = yes(yes(asked, ANN.id), ANN.id);
    expect(shownTakeBacks(annTwice, RUN).seats).toEqual(['agrees', 'asks', null]);
    expect(agreedTakeBack(annTwice, RUN)).toBeNull();
    expect(agreedTakeBack(yes(annTwice, CAT.id), RUN)).toMatchObject({ seat: 1, agreed: [ANN.id, CAT.id] });
  });

  it('is void after any event, in another game, or when a bot stands in for its player', () => {
    expect(standingTakeBack(asked, { ...RUN, seq: 10 })).toBeNull();
    expect(standingTakeBack(asked, { ...RUN, id: 'game-2' })).toBeNull();
    expect(standingTakeBack({ ...asked, status: 'finished' }, RUN)).toBeNull();
    const [, ben] = asked.seats;
    const away = { ...asked, seats: ben?.kind === 'person' ? asked.seats.with(1, { ...ben, standIn: 'away' }) : [] };
    expect(standingTakeBack(away, RUN)).toBeNull();
  });

  it('cannot be repeated for the same move once it failed, but another seat can still ask', () => {
    const refused = grantedTable(answerTakeBack(asked, CAT.id, RUN, { from: 1, answer: 'no' }));
    expect(askToTakeBack(refused, BEN.id, RUN, moment(2000))).toBe('take-back-again');
    const withdrawn = grantedTable(withdrawTakeBack(grantedTable(askToTakeBack(refused, CAT.id, RUN, moment(2000))), CAT.id, RUN));
    expect(shownTakeBacks(withdrawn, RUN).seats).toEqual(['possible', 'stays', 'stays']);
    const next = { ...RUN, id: 'game-2' };
    expect(shownTakeBacks(withdrawn, next).seats).toEqual(['possible', 'possible', 'possible']);
  });

  it('CW4.5: can be neither made nor answered while a player must be silent, because the answer would be a hint', () => {
    const silent = { ...RUN, isSilent: true };
    expect(askToTakeBack(PLAYING, BEN.id, silent, moment(1000))).toBe('silence');
    expect(answerTakeBack(asked, ANN.id, silent, { from: 1, answer: 'yes' })).toBe('nobody-takes-back');
    expect(answerTakeBack(asked, ANN.id, silent, { from: 1, answer: 'no' })).toBe('nobody-takes-back');
    expect(shownTakeBacks(asked, silent)).toEqual({ from: null, seats: ['silent', 'silent', 'silent'] });
  });

  it('gets its full time again when the table is reloaded', () => {
    expect(askingAgain(asked, moment(500_000)).takeBack?.until).toBe(530_000);
    expect(askingAgain(PLAYING, moment(500_000))).toBe(PLAYING);
  });
});
