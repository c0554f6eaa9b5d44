import {
  type GuestId, type Idle, PROPOSAL_REST, PROPOSAL_STANDS, type ProposalKind, type RequestPayload,
} from '@chinwag/protocol';
import type { ProposalState } from '@chinwag/protocol/table';
import { laterDate, later, type Monotonic, type WallTime } from '../../time.ts';
import type { Changed } from '../record/change.ts';
import { isPlayedByBot, playsThemselves, type ProposalRecord, seatOf, type TableRecord } from '../record/table-record.ts';
import type { GameRun } from './game-run.ts';

/*
 * A player proposes something to all: to end the game, to make this deal the last, or to take a break. The players who are present
 * and play themselves answer. Bots, players with a stand-in bot and absent players count as agreed, and so does a player without an
 * answer at the timeout. A single refusal rejects the proposal, which cannot be repeated for a while.
 *
 * While a rule demands silence of a player, their answer must not be a hint. The answer is stored, but it is not shown and has no
 * visible effect until they may communicate. The only exception is an agreement that ends the game, after which there is nothing
 * left to hint at.
 *
 * The proposal is stored with the table. After a restart it is open as before, with its full time.
 */

/** The parts of a game that proposals need, or null if none is in progress. */
type ProposalGame = Pick<GameRun, 'id' | 'state'> | null;

/** The conditions under which a proposal is made, answered or decided. */
export interface ProposalMoment {
  readonly now: Monotonic;
  readonly date: WallTime;
  /** How long the game has been without a move, or null if that is not long. */
  readonly idle: Idle | null;
  /** Returns whether a person has been away for longer than the grace period. A connection that just dropped does not count. */
  readonly isAway: (person: GuestId) => boolean;
  /** Returns whether a rule demands silence of a person. */
  readonly isSilent: (person: GuestId) => boolean;
}

/** The state of a proposal; `none` if there is no proposal. */
export type ProposalDecision = 'none' | 'open' | 'agreed' | 'refused';

/** Makes a proposal to all players. Returns the new table, or a refusal. */
export function propose(
  table: TableRecord,
  by: GuestId,
  run: ProposalGame,
  { kind, next }: RequestPayload<'propose'>,
  moment: ProposalMoment,
): Changed {
  if (run === null || table.status !== 'playing') return 'only-while-playing';
  const isAlone = mayEndAlone(table, by, kind, moment);
  const seat = seatOf(table, by);
  if (seat === null && !isAlone) return 'not-seated';
  if (seat !== null && isPlayedByBot(table.seats[seat])) return 'bot-plays';
  if (proposalOn(table, run) !== null) return 'proposal-open';
  if (kind === 'last-deal' ? table.lastDeal : kind === 'break' && table.pause !== null) return 'proposal-agreed';
  if (!isAlone && isResting(table, run.id, kind, moment.date)) return 'proposal-again';
  const about = { gameId: run.id, deal: run.state.records.length };
  const until = later(moment.now, PROPOSAL_STANDS);
  // A table never makes two proposals in the same version of it.
  return { ...table, proposal: { id: table.version, kind, next: next ?? null, by, ...about, until, yes: [], no: [] } };
}

/** Records a player's answer to a proposal, in place of any earlier one. Returns the new table, or a refusal. */
export function answerProposal(
  table: TableRecord,
  by: GuestId,
  run: ProposalGame,
  { id, answer }: RequestPayload<'answerProposal'>,
): Changed {
  const proposal = proposalOn(table, run);
  if (proposal === null || proposal.id !== id) return 'nothing-proposed';
  const seat = seatOf(table, by);
  if (seat === null || by === proposal.by) return 'not-seated';
  if (isPlayedByBot(table.seats[seat])) return 'bot-plays';
  const others = { yes: proposal.yes.filter((person) => person !== by), no: proposal.no.filter((person) => person !== by) };
  return { ...table, proposal: { ...proposal, ...others, [answer]: [...others[answer], by] } };
}

/** Withdraws a proposal, by the person who made it. Returns the new table, or a refusal. */
export function withdrawProposal(table: TableRecord, by: GuestId, run: ProposalGame, { date }: ProposalMoment): Changed {
  const proposal = proposalOn(table, run);
  return proposal?.by === by ? resting(table, proposal, laterDate(date, PROPOSAL_REST.withdrawn)) : 'nothing-proposed';
}

/**
 * Returns the open proposal, or null if there is none. A proposal lapses with the game or with its proposer's seat. A proposal of a
 * last deal lapses with that deal.
 */
export function proposalOn({ status, proposal, seats, host }: TableRecord, run: ProposalGame): ProposalRecord | null {
  if (run === null || proposal === null || status !== 'playing' || proposal.gameId !== run.id) return null;
  if (proposal.kind === 'last-deal' && proposal.deal !== run.state.records.length) return null;
  const isThere = seats.some((held) => held.kind === 'person' && held.person === proposal.by) || host.id === proposal.by;
  return isThere ? proposal : null;
}

/** Decides the proposal at a table from the answers so far. Returns its state. */
export function decisionOn(table: TableRecord, run: ProposalGame, moment: ProposalMoment): ProposalDecision {
  const proposal = proposalOn(table, run);
  if (proposal === null) return 'none';
  const { kind, by, yes, no, until } = proposal;
  if (mayEndAlone(table, by, kind, moment)) return 'agreed';
  const refusing = no.filter((person) => seatOf(table, person) !== null);
  if (refusing.some((person) => !moment.isSilent(person))) return 'refused';
  const asked = askedBy(table, proposal, moment);
  const isSettled = asked.every((person) => yes.includes(person)) || until <= moment.now;
  if (refusing.length > 0 || !isSettled) return 'open';
  const endsAtOnce = kind === 'end' && asked.every((person) => yes.includes(person));
  return endsAtOnce || !asked.some(moment.isSilent) ? 'agreed' : 'open';
}

/** Returns the table after a decision on a proposal that does not end the game, or the same table while the proposal is open. */
export function settled(table: TableRecord, decision: ProposalDecision, { date }: Pick<ProposalMoment, 'date'>): TableRecord {
  const { proposal } = table;
  if (proposal === null || decision === 'open') return table;
  switch (decision) {
    case 'none':
      return { ...table, proposal: null };
    case 'refused':
      return resting(table, proposal, laterDate(date, PROPOSAL_REST.refused));
    case 'agreed':
      return { ...agreed(table, proposal, date), proposal: null };
  }
}

/** Returns the public state of the proposal, or null if there is none. */
export function shownProposal(table: TableRecord, run: ProposalGame, moment: ProposalMoment): ProposalState | null {
  const proposal = proposalOn(table, run);
  if (proposal === null) return null;
  const { id, kind, by, next, yes } = proposal;
  const hasAgreed = (person: GuestId): boolean => yes.includes(person) && !moment.isSilent(person);
  const asked = askedBy(table, proposal, moment);
  return { id, kind, by, next, agreed: asked.filter(hasAgreed), asked: asked.filter((person) => !hasAgreed(person)) };
}

/**
 * Returns the table, reloaded at `now`, with the proposal's full time restarted. Nobody could answer while the table was not
 * loaded.
 */
export function proposingAgain(table: TableRecord, now: Monotonic): TableRecord {
  const { proposal } = table;
  return proposal === null ? table : { ...table, proposal: { ...proposal, until: later(now, PROPOSAL_STANDS) } };
}

/** Returns whether a person may end a game alone: as host, if nobody has moved for half a day. */
function mayEndAlone({ host }: TableRecord, by: GuestId, kind: ProposalKind, { idle }: ProposalMoment): boolean {
  return kind === 'end' && host.id === by && idle !== null;
}

/** Returns the people who are asked. */
function askedBy({ seats }: TableRecord, { by }: ProposalRecord, { isAway }: ProposalMoment): readonly GuestId[] {
  return seats.flatMap((held) =>
    playsThemselves(held) && held.person !== by && !isAway(held.person) ? held.person : [],
  );
}

function agreed(table: TableRecord, { kind, by }: ProposalRecord, since: WallTime): TableRecord {
  switch (kind) {
    case 'end':
      return table;
    case 'last-deal':
      return { ...table, lastDeal: true };
    case 'break':
      return { ...table, pause: { by, since } };
  }
}

/** Returns the table without the proposal, which may not be repeated until a date. */
function resting(table: TableRecord, { gameId, kind }: ProposalRecord, until: WallTime): TableRecord {
  const others = table.restingProposals.filter((other) => other.gameId === gameId && other.kind !== kind);
  return { ...table, proposal: null, restingProposals: [...others, { gameId, kind, until }] };
}

/** Returns whether a proposal may not be repeated yet. A clock that was set back does not prolong the wait. */
function isResting({ restingProposals }: TableRecord, gameId: string, kind: ProposalKind, date: WallTime): boolean {
  return restingProposals.some((other) => {
    const left = other.until - date;
    return other.gameId === gameId && other.kind === kind && left > 0 && left <= PROPOSAL_REST.refused;
  });
}

/**
 * Returns the times at which a proposal may be decided without an answer. They are its timeout, and the times at which people who
 * were asked will count as away. Returns an empty list if no proposal is open.
 */
export function decidedAt(
  table: TableRecord,
  run: ProposalGame,
  moment: ProposalMoment,
  awayAt: (person: GuestId) => Monotonic | null,
): readonly Monotonic[] {
  const proposal = proposalOn(table, run);
  if (proposal === null) return [];
  const leaving = askedBy(table, proposal, moment).flatMap((person) => awayAt(person) ?? []);
  return [...leaving, proposal.until].filter((at) => at > moment.now);
}

