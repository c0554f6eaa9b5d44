import { type Refusal, refusal } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import { aloud, peopleAt } from '../../board/testing/fixture.ts';
import type { GameOnTable } from '../../session/gameSession.ts';
import { message } from '../../language/message.ts';
import { seated } from '../../stories/storyTable.tsx';
import { askedOf, movesOffered, whyNoMoves } from './offer.ts';
import { onTable, trickOf } from '../testing/gameOnTable.ts';

const inTurn = trickOf(2);
const game = onTable(inTurn);
const BOT_PLAYS = refusal('bot-plays');

describe('the offered moves', () => {
  it('are all legal moves for a player who plays for themselves', () => {
    expect(whyNoMoves(0, seated(0), 'here')).toBeNull();
    const offered = movesOffered(game.screen, inTurn, 0, null);
    expect(offered).toEqual(game.screen.game.legalMoves(inTurn, 0));
    expect(offered.length).toBeGreaterThan(0);
  });

  it('are none for a spectator or a player who has just stood up', () => {
    expect(whyNoMoves('spectator', null, 'here')).toEqual(refusal('not-seated'));
    expect(whyNoMoves(0, null, 'here')).toEqual(refusal('not-seated'));
    expect(movesOffered(game.screen, trickOf(2, 'spectator'), 'spectator', null)).toEqual([]);
  });

  it('are none while a bot plays the viewer’s seat', () => {
    expect(whyNoMoves(0, seated(0, { standIn: 'away' }), 'here')).toEqual(BOT_PLAYS);
    expect(movesOffered(game.screen, inTurn, 0, BOT_PLAYS)).toEqual([]);
  });

  it('are none during a break', () => {
    expect(whyNoMoves(0, seated(0), 'break')).toEqual(refusal('game-paused'));
  });

  it('are none if the player plays on another device', () => {
    expect(whyNoMoves(0, seated(0), 'elsewhere')).toMatchObject({ ok: false, code: 'plays-elsewhere' });
  });

  it('are none for a player whose turn it is not', () => {
    expect(movesOffered(game.screen, trickOf(1), 0, null)).toEqual([]);
  });
});

function said(shown: GameOnTable, whyNone: Refusal | null = null): string | null {
  const asked = askedOf(shown, peopleAt(5, 0).players, whyNone);
  return asked && aloud(asked);
}

describe('the question', () => {
  it('is the player’s turn, once everything before it is shown', () => {
    expect(said(game)).toBe('Your turn: follow spades; Halina’s queen of spades is winning.');
    expect(said(onTable(inTurn, { shown: trickOf(1) }))).toBeNull();
  });

  it('is the game’s own question if it has one', () => {
    const asking = { ...game.screen, readOut: { ...game.screen.readOut, turn: () => message('board.deal-over') } };
    expect(said({ ...game, screen: asking })).toBe('The deal is over.');
    expect(said({ ...onTable(trickOf(1)), screen: asking })).toBeNull();
  });

  it('is none for other players, for spectators, or while a bot plays', () => {
    expect(said(onTable(trickOf(1)))).toBeNull();
    expect(said({ ...game, viewer: 'spectator' })).toBeNull();
    expect(said(game, BOT_PLAYS)).toBeNull();
  });
});
