import { type GuestId, PROPOSAL_REST, PROPOSAL_STANDS, type ProposalKind } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { ANN, BEN, CAT, GATHERING, grantedTable } from '../../tests/support/table-parts.ts';
import { moment } from '../../tests/support/moments.ts';
import { laterDate, storedDate } from '../../time.ts';
import { parseTableRecord, type TableRecord, withPersonAt, withSeat } from '../record/table-record.ts';
import { departed, removePerson } from '../seats/hosting.ts';
import type { GameRun } from './game-run.ts';
import {
  answerProposal, decisionOn, propose, type ProposalMoment, proposalOn, proposingAgain, settled, shownProposal, withdrawProposal,
} from './proposals.ts';

const seated = withPersonAt(withPersonAt(GATHERING, 1, BEN), 2, CAT);
const FELIX = { kind: 'bot', name: 'Felix', strength: 'sensible' } as const;
/** A table with Ann, who is the host, Ben, Cat, and a bot. */
const PLAYING: TableRecord = withSeat({ ...seated, status: 'playing', gameId: 'game-1' }, 3, FELIX);

/** The first deal of a game. */
const RUN = runIn(0);
const DATE = storedDate(1_700_000_000_000);
const NOW: ProposalMoment = { now: moment(1000), date: DATE, idle: null, isAway: () => false, isSilent: () => false };
const LATE: ProposalMoment = { ...NOW, now: moment(1000 + PROPOSAL_STANDS) };

function runIn(deal: number): Pick<GameRun, 'id' | 'state'> {
  const records = Array.from({ length: deal }, (_, at) => ({ number: at + 1, dealer: 0, points: [], dead: 0, ledger: [] }));
  return { id: 'game-1', state: { phase: { name: 'play' }, records } };
}

function proposed(kind: ProposalKind, by = BEN, table = PLAYING): TableRecord {
  return grantedTable(propose(table, by.id, RUN, { kind }, NOW));
}

function says(answer: 'yes' | 'no', table: TableRecord, ...people: readonly { readonly id: GuestId }[]): TableRecord {
  const id = table.proposal?.id ?? -1;
  return people.reduce((now, person) => grantedTable(answerProposal(now, person.id, RUN, { id, answer })), table);
}

const away = (...people: readonly { readonly id: GuestId }[]): ProposalMoment => ({
  ...NOW, isAway: (person) => people.some(({ id }) => id === person),
});
const silent = (...people: readonly { readonly id: GuestId }[]): ProposalMoment => ({
  ...NOW, isSilent: (person) => people.some(({ id }) => id === person),
});

describe('a proposal', () => {
  it('asks all present human players, and passes once all say yes', () => {
    const table = proposed('end');
    expect(shownProposal(table, RUN, NOW)).toMatchObject({ kind: 'end', by: BEN.id, agreed: [], asked: [ANN.id, CAT.id] });
    const one = says('yes', table, ANN, ANN);
    expect(shownProposal(one, RUN, NOW)).toMatchObject({ agreed: [ANN.id], asked: [CAT.id] });
    expect(decisionOn(one, RUN, NOW)).toBe('open');
    expect(decisionOn(says('yes', one, CAT), RUN, NOW)).toBe('agreed');
  });

  it('counts absent players and those with a stand-in bot as agreed, but not players whose connection just dropped', () => {
    const [, , cat] = PLAYING.seats;
    const stoodInFor = cat?.kind === 'person' ? withSeat(PLAYING, 2, { ...cat, standIn: 'away' }) : PLAYING;
    expect(decisionOn(says('yes', proposed('end', BEN, stoodInFor), ANN), RUN, NOW)).toBe('agreed');
    expect(decisionOn(says('yes', proposed('end'), ANN), RUN, away(CAT))).toBe('agreed');
    expect(decisionOn(says('yes', proposed('end'), ANN), RUN, NOW)).toBe('open');
  });

  it('passes at once for a person who plays alone with bots', () => {
    expect(decisionOn(proposed('end'), RUN, away(ANN, CAT))).toBe('agreed');
  });

  it('counts players without an answer as agreed exactly when time runs out', () => {
    const table = says('yes', proposed('break'), ANN);
    expect(decisionOn(table, RUN, { ...LATE, now: moment(999 + PROPOSAL_STANDS) })).toBe('open');
    expect(decisionOn(table, RUN, LATE)).toBe('agreed');
  });

  it('fails with a single no, and nobody can repeat it for ten minutes', () => {
    const refused = says('no', says('yes', proposed('end'), ANN), CAT);
    expect(decisionOn(refused, RUN, NOW)).toBe('refused');
    expect(decisionOn(refused, RUN, LATE)).toBe('refused');
    const after = settled(refused, 'refused', NOW);
    const at = (ms: number): ProposalMoment => ({ ...NOW, date: laterDate(DATE, ms) });
    expect(propose(after, ANN.id, RUN, { kind: 'end' }, at(PROPOSAL_REST.refused - 1))).toBe('proposal-again');
    expect(propose(after, BEN.id, RUN, { kind: 'end', next: 'chanoyu' }, NOW)).toBe('proposal-again');
    expect(propose(after, BEN.id, RUN, { kind: 'break' }, NOW)).toMatchObject({ proposal: { kind: 'break' } });
    expect(propose(after, BEN.id, RUN, { kind: 'end' }, at(PROPOSAL_REST.refused))).toMatchObject({ proposal: { kind: 'end' } });
    expect(propose(after, BEN.id, { ...RUN, id: 'game-2' }, { kind: 'end' }, NOW)).toMatchObject({ proposal: { kind: 'end' } });
  });

  it('lets players change their answer while it is open', () => {
    const table = says('yes', says('no', proposed('end'), CAT), CAT, ANN);
    expect(decisionOn(table, RUN, NOW)).toBe('agreed');
  });

  it('excludes any other while it is open, and cannot be repeated for a minute once its proposer withdraws it', () => {
    const table = proposed('end');
    expect(propose(table, ANN.id, RUN, { kind: 'break' }, NOW)).toBe('proposal-open');
    expect(withdrawProposal(table, ANN.id, RUN, NOW)).toBe('nothing-proposed');
    const withdrawn = grantedTable(withdrawProposal(table, BEN.id, RUN, NOW));
    expect(proposalOn(withdrawn, RUN)).toBeNull();
    expect(propose(withdrawn, BEN.id, RUN, { kind: 'end' }, NOW)).toBe('proposal-again');
  });

  it('cannot be made or answered by spectators, and drops what removed players proposed or answered', () => {
    const DAN = { id: 'guest-Dan' as GuestId, name: 'Dan' };
    expect(propose(PLAYING, DAN.id, RUN, { kind: 'end' }, NOW)).toBe('not-seated');
    const id = proposed('end').proposal?.id ?? -1;
    expect(answerProposal(proposed('end'), DAN.id, RUN, { id, answer: 'no' })).toBe('not-seated');
    const nobody = { here: [], waiting: [], deal: 0 };
    const removed = grantedTable(removePerson(proposed('end'), ANN.id, BEN, nobody));
    expect(proposalOn(removed, RUN)).toBeNull();
    const refusing = grantedTable(removePerson(says('no', proposed('end'), CAT), ANN.id, CAT, nobody));
    expect(decisionOn(says('yes', refusing, ANN), RUN, NOW)).toBe('agreed');
  });

  it('cannot be answered late, under another number, or by its proposer', () => {
    const table = proposed('end');
    const id = table.proposal?.id ?? -1;
    expect(answerProposal(table, CAT.id, RUN, { id: id + 1, answer: 'no' })).toBe('nothing-proposed');
    expect(answerProposal(settled(table, 'agreed', NOW), CAT.id, RUN, { id, answer: 'no' })).toBe('nothing-proposed');
    expect(answerProposal(table, BEN.id, RUN, { id, answer: 'yes' })).toBe('not-seated');
  });

  it('is dropped when its proposer leaves on purpose', () => {
    expect(departed(proposed('end'), BEN.id).proposal).toBeNull();
    expect(departed(proposed('end'), CAT.id).proposal).not.toBeNull();
  });

  it('of a last deal applies to the current deal only', () => {
    const table = says('yes', proposed('last-deal'), ANN, CAT);
    expect(decisionOn(table, runIn(1), NOW)).toBe('none');
    const last = settled(table, decisionOn(table, RUN, NOW), NOW);
    expect(last).toMatchObject({ lastDeal: true, proposal: null });
    expect(propose(last, ANN.id, RUN, { kind: 'last-deal' }, NOW)).toBe('proposal-agreed');
  });

  it('of a break records who proposed it and when it began', () => {
    const table = says('yes', proposed('break'), ANN, CAT);
    expect(settled(table, decisionOn(table, RUN, NOW), NOW).pause).toEqual({ by: BEN.id, since: DATE });
  });

  it('keeps its answers after a restart and gets its full time again', () => {
    const stored = parseTableRecord(JSON.parse(JSON.stringify(says('yes', proposed('end'), ANN))));
    expect(proposingAgain(stored, moment(500_000)).proposal).toMatchObject({ yes: [ANN.id], until: 500_000 + PROPOSAL_STANDS });
  });
});

describe('the host without the others’ consent', () => {
  it('ends a game idle for half a day, even without a seat and after a refused proposal', () => {
    const refused = settled(says('no', proposed('end'), CAT), 'refused', NOW);
    const idle: ProposalMoment = { ...NOW, idle: 'half-day' };
    const table = grantedTable(propose(refused, ANN.id, RUN, { kind: 'end' }, idle));
    expect(decisionOn(table, RUN, idle)).toBe('agreed');
    const watching = { ...refused, host: { id: 'guest-Zoe' as GuestId, name: 'Zoe' } };
    expect(propose(watching, watching.host.id, RUN, { kind: 'end' }, NOW)).toBe('not-seated');
    const alone = grantedTable(propose(watching, watching.host.id, RUN, { kind: 'end' }, idle));
    expect(decisionOn(alone, RUN, idle)).toBe('agreed');
  });

  it('cannot decide anything else in an idle game, and no other player can end it', () => {
    const idle: ProposalMoment = { ...NOW, idle: 'week' };
    expect(decisionOn(grantedTable(propose(PLAYING, ANN.id, RUN, { kind: 'break' }, idle)), RUN, idle)).toBe('open');
    expect(decisionOn(grantedTable(propose(PLAYING, BEN.id, RUN, { kind: 'end' }, idle)), RUN, idle)).toBe('open');
  });
});

describe('CW4.5: the answer of a player asked for silence', () => {
  it('stays hidden until the player may speak, whether yes or no, even after time runs out', () => {
    for (const kind of ['last-deal', 'break'] as const) {
      const asked = says('yes', proposed(kind), ANN);
      for (const answer of ['yes', 'no'] as const) {
        const answered = says(answer, asked, CAT);
        expect(shownProposal(answered, RUN, silent(CAT))).toEqual(shownProposal(asked, RUN, silent(CAT)));
        expect(decisionOn(answered, RUN, silent(CAT))).toBe('open');
        expect(decisionOn(answered, RUN, { ...silent(CAT), now: LATE.now })).toBe('open');
        expect(decisionOn(answered, RUN, NOW)).toBe(answer === 'yes' ? 'agreed' : 'refused');
      }
    }
  });

  it('ends the game at once if all agree, because the answer can then no longer be a hint', () => {
    const asked = says('yes', proposed('end'), CAT);
    expect(decisionOn(asked, RUN, silent(CAT))).toBe('open');
    expect(shownProposal(asked, RUN, silent(CAT))).toMatchObject({ agreed: [], asked: [ANN.id, CAT.id] });
    expect(decisionOn(says('yes', asked, ANN), RUN, silent(CAT))).toBe('agreed');
  });
});
