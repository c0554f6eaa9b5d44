// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadMessages } from '../language/load.ts';
import { CheckedGame } from './CheckedGame.tsx';
import type { CheckedRecord } from './checks/checkReport.ts';

const RECORD: CheckedRecord = {
  givers: [0], rounds: 1, broken: 0, seed: '', moves: 90, shown: 200, digest: '', missed: 0, erased: [], binds: 'names',
};

beforeAll(() => loadMessages('fairness'));
afterEach(cleanup);

function shown(bots: CheckedRecord['bots']): string {
  const finding = { verdict: 'proved', choices: 1, record: { ...RECORD, bots } } as const;
  render(<CheckedGame id="g1" check={{ had: true, report: { game: 'chanoyu', names: ['Ann'], finding } }} />);
  return (screen.getByRole('status').textContent ?? '').replaceAll(/\s/gu, ' ');
}

it('says that no bot looked at hidden cards when every bot move is reproduced', () => {
  expect(shown({ same: 60, other: null, unasked: 0 })).toContain('No bot looked at hidden cards.');
});

it('names the first bot move that is not reproduced, and does not clear the others', () => {
  const text = shown({ same: 59, other: 31, unasked: 0 });
  expect(text).toContain('Move 31 was made by a bot');
  expect(text).not.toContain('No bot looked');
});

it('says how many bot moves could not be checked', () => {
  expect(shown({ same: 0, other: null, unasked: 12 })).toContain('12 moves of bots');
});

it.each([{ same: 0, other: null, unasked: 0 }, undefined])('omits bots when none played or none were checked', (bots) => {
  expect(shown(bots)).not.toContain('bot');
});
