// @vitest-environment happy-dom
import { FORGOTTEN_NAME, type GuestId, type PlayedGame, type TableCode } from '@chinwag/protocol';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages, speak } from '../../language/load.ts';
import { HistorySheet } from './HistorySheet.tsx';

beforeAll(() => loadMessages('table', 'rooms', 'history', 'fairness'));
afterEach(cleanup);

const [YOU, OTHER] = ['guest-you-', 'guest-gone'].map((id) => id as GuestId) as [GuestId, GuestId];

const PLAYED: PlayedGame = {
  id: 'g1', game: 'chanoyu', table: 'ABCDE23456' as TableCode, endedAt: 0, yourSeat: 0, deals: null, kept: true, ending: 'played',
  seats: [
    { person: YOU, name: 'Ann', place: 1, score: 5, points: 1 },
    { person: OTHER, name: FORGOTTEN_NAME, place: 2, score: 3, points: 0 },
  ],
};

const WORDS = [['es', 'Alguien'], ['pl', 'Ktoś']] as const;

it.each(WORDS)('a forgotten player has the replacement name of the reader’s language (%s)', async (language, word) => {
  await speak(language);
  render(<HistorySheet games={[PLAYED]} now={1} />);
  expect(screen.getByRole('rowheader').textContent).toBe(word);
  expect(document.body.textContent).not.toContain(FORGOTTEN_NAME);
});

const ENDINGS = ['played', 'last-deal', 'agreed'] as const;

it.each(ENDINGS)('every stored game can be saved as a file after any ending (%s)', async (ending) => {
  await speak('en');
  render(<HistorySheet games={[{ ...PLAYED, ending }]} now={1} />);
  expect(screen.getByRole('button', { name: 'Save this game as a file' })).toBeTruthy();
});
