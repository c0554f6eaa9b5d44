import { describe, expect, it } from 'vitest';
import {
  answerSchema, eventsMessageSchema, nudgeSchema, packEvent, refusal, refusalUntil, sayingsSchema, shownSignSchema, snapshotSchema,
  tableListSchema, tableNoticeSchema, tallySchema, clocksMessageSchema, unpackEvent,
} from './index.ts';

const FIELDS = { dealt: ['hands', 'stock'], passed: [] };
const LEDGER = [{ reason: 'quest', rule: 'CW5.1', of: 'score', amounts: [3, 1] }];
const RECORD = { number: 1, dealer: 0, points: [3, null], dead: 2, ledger: LEDGER, trump: 'NT' };
const STATE = { phase: { name: 'play', seat: 2 }, records: [RECORD], pot: 3 };
const SNAPSHOT = { gameId: 'g1', game: 'chinkway', seq: 12, seat: null, sight: 'public', clocks: [[2, 42_000, 1]], state: STATE };

describe('an event', () => {
  it('is packed without its names, and gets them again when unpacked', () => {
    const event = { type: 'dealt', hands: [['AS'], ['??']], stock: 4 };
    expect(unpackEvent(packEvent(event, FIELDS), FIELDS)).toEqual(event);
  });

  it('that the game lacks is unpacked as null', () => {
    expect(unpackEvent([1], FIELDS)).toEqual({ type: 'passed' });
    expect(unpackEvent([2], FIELDS)).toBeNull();
  });
});

describe('messages from the server', () => {
  it('are parsed unchanged', () => {
    expect(snapshotSchema.parse(SNAPSHOT)).toEqual(SNAPSHOT);
    const message = [7, [[2, 42_000, 1], [3, 500, 0]], [0, ['AS'], null], [1]];
    expect(eventsMessageSchema.parse(message)).toEqual(message);
    expect(eventsMessageSchema.parse([7, []])).toEqual([7, []]);
    const said = [{ from: 'guest-0001', name: 'Marta', as: 'player', at: 5, preset: 'thanks' }];
    expect(sayingsSchema.parse(said)).toEqual(said);
    const sign = { from: 'guest-0001', seat: 3, sign: 'wave' };
    expect(shownSignSchema.parse(sign)).toEqual(sign);
    const nudge = { from: 'guest-0001', name: 'Marta' };
    expect(nudgeSchema.parse(nudge)).toEqual(nudge);
  });

  it.each([
    ['a snapshot without a phase', snapshotSchema, { ...SNAPSHOT, state: {} }],
    ['a snapshot from before the beginning', snapshotSchema, { ...SNAPSHOT, seq: -1 }],
    ['a snapshot for half a seat', snapshotSchema, { ...SNAPSHOT, seat: 0.5 }],
    ['events without a number', eventsMessageSchema, [[0, 'AS']]],
    ['events that are not packed', eventsMessageSchema, [7, [], { type: 'passed' }]],
    ['an event without a type', eventsMessageSchema, [7, [], []]],
    ['events without the clocks', eventsMessageSchema, [7, [0, 'AS']]],
    ['a clock that half runs', clocksMessageSchema, [[2, 42_000, 0.5]]],
    ['a preset nobody knows', sayingsSchema, [{ from: 'guest-0001', name: 'Marta', as: 'player', at: 5, preset: 'checkmate' }]],
    ['words of one who neither plays nor watches', sayingsSchema, [{ from: 'guest-0001', name: 'Marta', as: 'ghost', at: 5 }]],
    ['a sign nobody knows', shownSignSchema, { from: 'guest-0001', seat: 3, sign: 'frown' }],
  ])('are rejected if malformed: %s', (_, schema, message) => {
    expect(schema.safeParse(message).success).toBe(false);
  });
});

describe('a response', () => {
  it('is granted, with any additional fields, or a refusal', () => {
    expect(answerSchema.parse({ ok: true, seq: 4 })).toEqual({ ok: true, seq: 4 });
    expect(answerSchema.parse(refusal('seat-taken'))).toEqual(refusal('seat-taken'));
    expect(answerSchema.parse(refusalUntil('talk-slower', 3000))).toMatchObject({ code: 'talk-slower', wait: 3000 });
  });

  it.each([null, 'yes', {}, { ok: 1 }, { ok: false }])('cannot be %j', (answer) => {
    expect(answerSchema.safeParse(answer).success).toBe(false);
  });
});

describe('a right-to-left name or message', () => {
  const NAME = 'محمد';
  const [from, code, game] = ['guest-1234', 'ABCDEFGHJK', 'chinkway'];
  const totals = [{ person: from, name: NAME, games: 1, wins: 1, points: 2 }];
  const outcome = { person: from, name: NAME, place: 1, score: 1, points: 2 };
  const games = [{ number: 1, game, endedAt: 1, why: 'over', seats: [outcome] }];
  const seats = [{ kind: 'person', name: NAME, you: true, awaited: false }];

  it.each([
    ['in the chat', sayingsSchema, [{ from, name: NAME, as: 'player', at: 1, text: NAME }]],
    ['in a nudge', nudgeSchema, { from, name: NAME }],
    ['in the tally', tallySchema, { games, totals }],
    ['in the list of tables', tableListSchema, { tables: [{ code, game, status: 'playing', host: NAME, seats }] }],
    [
      'in what a link shows', tableNoticeSchema,
      { code, game, status: 'playing', door: 'open', host: NAME, players: [NAME], freeSeats: 1 },
    ],
  ])('keeps its direction isolated %s', (_, schema, message) => {
    const read = JSON.stringify(schema.parse(message));
    expect(read.match(/.محمد./gu)).toEqual(read.match(/\u2068محمد\u2069/gu));
    expect(read).toContain(NAME);
  });
});
