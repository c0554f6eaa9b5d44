import type { GuestId, Watching } from '@chinwag/protocol';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../tableView.ts';
import { botAt, guestNamed, seated, storyTable } from '../../stories/storyTable.tsx';
import { inEnglish } from '../../language/testing.ts';
import * as words from './watchingWords.ts';

const [marta, tomek, ola] = ['Marta', 'Tomek', 'Ola'].map(guestNamed) as [GuestId, GuestId, GuestId];
const spectator = (name: string) => ({ person: guestNamed(name), name, connected: true, joins: false, badge: null });

/**
 * Returns a table where Marta, Tomek and a bot play. Ola watches, unless others are given. `shows` are the players who show their
 * hands.
 */
function table(watching: Watching, shows: readonly string[] = [], spectators: readonly string[] = ['Ola']): TableView {
  const seats = [seated(0), seated(1), botAt(2, 'Ada')].map((held) => ({ ...held, showsHand: shows.includes(held.name) }));
  return storyTable({ status: 'playing', gameId: 'g1', settings: { watching }, seats, spectators: spectators.map(spectator) });
}

const whatSpectatorsSee = (at: TableView, you: GuestId) => {
  const seen = words.whatSpectatorsSee(at, you);
  return seen && inEnglish(seen);
};
const handQuestion = (at: TableView, you: GuestId) => {
  const asked = words.handQuestion(at, you);
  return asked && { headline: inEnglish(asked.headline), detail: inEnglish(asked.detail) };
};
const watchingNews = (before: TableView, after: TableView, you: GuestId) =>
  words.watchingNews(before, after, you).map((sentence) => inEnglish(sentence));

describe('whatSpectatorsSee', () => {
  it('says whose hands spectators see', () => {
    expect(whatSpectatorsSee(table('one-seat', ['Marta']), marta)).toBe('Ola sees your hand.');
    expect(whatSpectatorsSee(table('one-seat', ['Marta']), tomek)).toBe('Ola sees Marta’s hand.');
    expect(whatSpectatorsSee(table('all-hands', ['Marta', 'Tomek']), marta)).toBe('Ola sees all hands.');
    expect(whatSpectatorsSee(table('all-hands', ['Marta', 'Tomek'], []), marta)).toBe('Spectators see all hands.');
    expect(whatSpectatorsSee(table('all-hands-later'), marta)).toBe('Ola sees all hands, one deal later.');
  });

  it('names the spectators while they are few', () => {
    const seeing = (spectators: readonly string[], you: GuestId) =>
      whatSpectatorsSee(table('all-hands', ['Marta', 'Tomek'], spectators), you);
    expect(seeing(['Ola', 'Tim', 'Zoe'], marta)).toBe('Ola, Tim and Zoe see all hands.');
    expect(seeing(['Ola', 'Tim', 'Zoe', 'Pit'], marta)).toBe('Spectators see all hands.');
    expect(seeing(['Ola', 'Tim'], ola)).toBe('You and Tim see all hands.');
    expect(seeing(['Ola'], ola)).toBe('You see all hands.');
  });

  it('is null if spectators see no hands', () => {
    for (const watching of ['off', 'public', 'one-seat'] as const) expect(whatSpectatorsSee(table(watching), marta)).toBeNull();
    expect(whatSpectatorsSee(table('all-hands', ['Marta']), marta)).toBeNull();
    expect(whatSpectatorsSee(table('all-hands-later', [], []), marta)).toBeNull();
  });
});

describe('handQuestion', () => {
  it('asks for a player’s hand while somebody watches and the player has not answered', () => {
    expect(handQuestion(table('one-seat'), marta)?.headline).toBe('Ola can be shown one hand.');
    expect(handQuestion(table('all-hands'), marta)?.headline).toBe('Ola can be shown all hands if all agree.');
    expect(handQuestion(table('all-hands', ['Tomek']), marta)?.detail).toBe('Tomek agrees.');
  });

  it('is null if there is nothing to ask, or nobody to see the hand', () => {
    expect(handQuestion(table('public'), marta)).toBeNull();
    expect(handQuestion(table('all-hands-later'), marta)).toBeNull();
    expect(handQuestion(table('one-seat', ['Tomek']), marta)).toBeNull();
    expect(handQuestion(table('all-hands', ['Marta']), marta)).toBeNull();
    expect(handQuestion(table('all-hands', [], []), marta)).toBeNull();
    expect(handQuestion(table('all-hands'), ola)).toBeNull();
  });
});

describe('watchingNews', () => {
  it('announces another way of watching, and the hands shown since', () => {
    expect(watchingNews(table('public'), table('all-hands'), marta)).toEqual([
      'From now on, spectators can see all hands if all players agree.',
    ]);
    expect(watchingNews(table('one-seat'), table('one-seat', ['Tomek']), marta)).toEqual(['Ola sees Tomek’s hand from now on.']);
    expect(watchingNews(table('one-seat', ['Tomek']), table('public'), marta)).toEqual([
      'Spectators see what everybody sees, and no hands.',
    ]);
    expect(watchingNews(table('one-seat', ['Tomek']), table('one-seat'), marta)).toEqual([
      'Spectators no longer see anyone’s hand.',
    ]);
  });

  it('is empty if spectators see the same as before', () => {
    expect(watchingNews(table('all-hands', ['Marta']), table('all-hands'), tomek)).toEqual([]);
    expect(watchingNews(table('one-seat', ['Tomek']), table('one-seat', ['Tomek'], ['Ola', 'Tim']), marta)).toEqual([]);
  });
});
